import { callIn, partsOf, placeIn } from './expressions.ts';
import { both, CODE_NAME, hasWord, type Mistake, type Problem, texts, typeName } from './mistake.ts';
import { BUILTINS } from './names.ts';
import { bodyOf, escaped, functionAround, indentOf, placeOfDef } from './program.ts';

const GIVES_NOTHING = 'append extend insert remove sort reverse clear update add shuffle print'.split(' ');

/** The name of what such a method changes: `a` in `b = a.sort()` and in `b = random.shuffle(a)`. */
const CHANGE = new RegExp(
  `^\\s*${CODE_NAME}\\s*=\\s*(?:(?:random\\.)?shuffle\\(\\s*(${CODE_NAME})\\s*\\)|(${CODE_NAME})\\.(?:${GIVES_NOTHING.join('|')})\\()`,
  'u',
);

/** Values that are None where something was expected. */
export const NOTHING: readonly Mistake[] = [
  {
    id: 'print-closed-too-early',
    find(problem) {
      const found =
        isAboutNone(problem) &&
        problem.says(/not callable/) &&
        problem.failed.match(/^print\(\s*([\p{L}_][\p{L}\p{N}_.]*)\s*\)\s*(\(.*\))$/u);
      const [, name = ''] = found || [];
      // What comes after it on the line belongs inside too.
      const tail = found
        ? problem.rest
            .slice(problem.failed.length)
            .replace(/\s*#[^"']*$/, '')
            .trimEnd()
        : '';
      const isFunction =
        name.includes('.') || BUILTINS.includes(name) || placeOfDef(problem.source.split('\n'), name) >= 0;
      return found && isFunction
        ? texts(
            both('Parentesen til print lukkes for tidlig.', 'The parenthesis of print closes too early.'),
            both(
              `Derfor viser print selve funksjonen ${found[1]}, uten å kjøre den.`,
              `That is why print shows the function ${found[1]} itself, without running it.`,
            ),
            both(`Skriv print(${found[1]}${found[2]}${tail}).`, `Write print(${found[1]}${found[2]}${tail}).`),
          )
        : null;
    },
  },
  {
    id: 'method-gives-wrong-answer',
    find({ type, says }) {
      const kind = type === 'TypeError' && says(/^__str__ returned non-string \(type (\w+)\)/)?.[1];
      if (type === 'TypeError' && says(/^__init__\(\) should return None/))
        return texts(
          both('__init__ kan ikke gi noe tilbake.', '__init__ cannot give anything back.'),
          both('Det er objektet selv som blir svaret.', 'The object itself is the answer.'),
          both('Ta bort linjen med return i __init__.', 'Remove the line with return in __init__.'),
        );
      if (!kind) return null;
      const given = typeName(kind);
      return texts(
        both(
          `__str__ skal gi tilbake en tekst, men ga ${given._no}.`,
          `__str__ should give back a text but gave ${given._eng}.`,
        ),
        both(
          'print viser teksten som __str__ gir tilbake med return.',
          'print shows the text that __str__ gives back with return.',
        ),
        kind === 'NoneType'
          ? both(
              'La __str__ gi tilbake teksten med return, i stedet for å vise den.',
              'Let __str__ give back the text with return, instead of showing it.',
            )
          : both('Gjør svaret om med str( ) i __str__.', 'Convert the answer with str( ) in __str__.'),
      );
    },
  },
  {
    id: 'none-from-print-or-list-method',
    find(problem) {
      if (!isAboutNone(problem)) return null;
      const lines = problem.source.split('\n');
      const isOwn = (method: string) => placeOfDef(lines, method) >= 0;
      const assignment = new RegExp(
        `^\\s*([\\p{L}_][\\p{L}\\p{N}_]*)\\s*=\\s*(?:(?:[^=\\s([{]+|\\[[^\\]]*\\]|\\([^()]*\\))+\\.)?(${GIVES_NOTHING.join('|')})\\(`,
        'gmu',
      );
      const found = [...problem.source.matchAll(assignment)].find(
        ([, name, method]) => name && method && hasWord(suspect(problem), name) && !isOwn(method),
      );
      const calls = `\\b(${GIVES_NOTHING.join('|')})\\([^()]*\\)\\s*`;
      const inLine =
        problem.failed.match(new RegExp(`${calls}(?:\\[|[-+*/.:]|\\))`)) ??
        problem.text.match(new RegExp(`\\bin\\s+\\S*${calls}:`));
      // print( ) with a call in it, and then [ ] or an operator.
      const first =
        placeIn(problem.failed)?.list ?? problem.operation?.left ?? problem.failed.replace(/\.[\p{L}\p{N}_]+$/u, '');
      const shown = callIn(first)?.callee === 'print' ? 'print' : undefined;
      const added = callIn(problem.operation?.right ?? '');
      const last = added?.receiver && GIVES_NOTHING.includes(added.name) ? added.name : undefined;
      const method = found?.[2] ?? inLine?.[1] ?? shown ?? last;
      if (!method || isOwn(method)) return null;
      const name = found?.[1];
      const call = problem.source.slice(found?.index).match(CHANGE);
      const whole = call?.[1] ?? call?.[2];
      const changed = name && whole !== name ? whole : undefined;
      const joined = method === 'print' ? joinedInPrint(problem) : null;
      return method === 'print'
        ? texts(
            both(
              'Du prøver å bruke svaret fra print, men print gir ikke noe svar.',
              'You try to use the answer of print, but print gives none.',
            ),
            both(
              'print viser noe på skjermen og gir tilbake None, som betyr ingenting.',
              'print shows something on the screen and gives back None, which means nothing.',
            ),
            joined
              ? both(`Lukk parentesen til print senere: ${joined}.`, `Close the parenthesis of print later: ${joined}.`)
              : both(
                  'Lag verdien først, og bruk print på en egen linje.',
                  'Make the value first, and use print on a line of its own.',
                ),
          )
        : texts(
            both(
              name ? `${name} er None, fordi ${method} ikke gir noe tilbake.` : `${method} gir ikke noe tilbake.`,
              name ? `${name} is None, because ${method} gives nothing back.` : `${method} gives nothing back.`,
            ),
            // Sets and dictionaries have these too.
            ['clear', 'update', 'add', 'remove'].includes(method)
              ? both(`${method} endrer det som står foran punktumet.`, `${method} changes what is before the dot.`)
              : both(`${method} endrer listen der den er.`, `${method} changes the list where it is.`),
            name
              ? both(
                  `Skriv ${method} på en egen linje, uten noe = foran.${changed ? ` Bruk så ${changed} der du har ${name}.` : ''}`,
                  `Write ${method} on a line of its own, without = before it.${changed ? ` Then use ${changed} where you have ${name}.` : ''}`,
                )
              : both(`Skriv ${method} på en egen linje.`, `Write ${method} on a line of its own.`),
          );
    },
  },
  {
    id: 'return-of-print',
    find(problem) {
      if (!isAboutNone(problem)) return null;
      const lines = problem.source.split('\n');
      const shown = lines.flatMap((one, index) => (/^\s*return\s+print\s*\(/.test(one) ? [index] : []));
      const name = shown
        .map((index) => functionAround(problem.source, index))
        .find((one) => one && usesResult(problem, one));
      return name
        ? texts(
            both(`Funksjonen ${name} gir ikke noe svar tilbake.`, `The function ${name} gives no answer back.`),
            both(
              'return gir det som print gir tilbake, og det er None, som betyr ingenting.',
              'return gives what print gives back, and that is None, which means nothing.',
            ),
            both(
              `Ta bort print i return inni ${name}, og skriv print der svaret skal vises.`,
              `Remove print from the return inside ${name}, and write print where the answer should be shown.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'missing-return',
    find(problem) {
      if (!isAboutNone(problem)) return null;
      const name = functionsWithoutReturn(problem.source).find((one) => usesResult(problem, one));
      return name
        ? texts(
            both(`Funksjonen ${name} gir ikke noe svar tilbake.`, `The function ${name} gives no answer back.`),
            both(
              'En funksjon uten return gir None, som betyr ingenting. Å skrive ut er ikke det samme som å gi tilbake.',
              'A function without return gives None, which means nothing. To print is not the same as to give back.',
            ),
            both(`Skriv return foran svaret inni ${name}.`, `Write return before the answer inside ${name}.`),
          )
        : null;
    },
  },
  {
    id: 'return-in-some-branches',
    find(problem) {
      if (!isAboutNone(problem)) return null;
      const [name, ...more] = functionsThatMayEnd(problem.source).filter((one) => usesResult(problem, one));
      return name && more.length === 0
        ? texts(
            both(`Funksjonen ${name} ga ikke noe svar denne gangen.`, `The function ${name} gave no answer this time.`),
            both(
              'Den har return bare i noen av tilfellene. I de andre gir den None, som betyr ingenting.',
              'It has return only in some of the cases. In the others it gives None, which means nothing.',
            ),
            both(
              `Skriv return med et svar også til slutt i ${name}.`,
              `Write return with an answer at the end of ${name} too.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'none-from-the-start',
    find(problem) {
      if (!isAboutNone(problem)) return null;
      const given = [...problem.source.matchAll(new RegExp(`^\\s*(${CODE_NAME})\\s*=\\s*None\\s*(?:#.*)?$`, 'gmu'))];
      const name = given.map(([, one]) => one ?? '').find((one) => hasWord(suspect(problem), one));
      return name
        ? texts(
            both(`${name} er None, som betyr ingenting.`, `${name} is None, which means nothing.`),
            both(
              `Programmet gir ${name} verdien None. Den har ikke fått en annen, eller den har fått None igjen.`,
              `The program gives ${name} the value None. It has no other value yet, or it has got None again.`,
            ),
            both(
              `Gi ${name} en verdi som passer, før den brukes.`,
              `Give ${name} a value that fits before it is used.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'none-from-get',
    find(problem) {
      const [, got, key] = (isAboutNone(problem) && problem.operation?.left.match(/^(.+)\.get\(([^(),]+)\)$/)) || [];
      return got && key
        ? texts(
            both(`${got} har ikke nøkkelen ${key}.`, `${got} does not have the key ${key}.`),
            both('Når nøkkelen mangler, gir get None.', 'When the key is missing, get gives None.'),
            both(`Skriv ${got}.get(${key}, 0) for å få 0.`, `Write ${got}.get(${key}, 0) to get 0.`),
          )
        : null;
    },
  },
  {
    id: 'print-inside-round',
    find({ type, says, failed }) {
      const call = type === 'TypeError' && says(/^type NoneType doesn't define __round__/) ? callIn(failed) : null;
      const [first = '', ...more] = call?.given ?? [];
      const inside = callIn(first);
      const right = `print(round(${[...(inside?.given ?? []), ...more].join(', ')}))`;
      return call?.callee === 'round' && inside?.callee === 'print' && inside.given.length === 1
        ? texts(
            both('round får svaret fra print, og det er None.', 'round gets the answer of print, and that is None.'),
            both('print viser verdien, men gir ikke noe tilbake.', 'print shows the value but gives nothing back.'),
            both(`Skriv ${right}.`, `Write ${right}.`),
          )
        : null;
    },
  },
  {
    id: 'return-without-value',
    find(problem) {
      if (!isAboutNone(problem)) return null;
      const lines = problem.source.split('\n');
      const name = lines
        .map((one) => one.match(new RegExp(`^\\s*def\\s+(${CODE_NAME})`, 'u'))?.[1])
        .find(
          (one) =>
            one !== undefined &&
            usesResult(problem, one) &&
            bodyOf(lines, placeOfDef(lines, one)).some((line) => /^\s*return\s+[^\s#]/.test(line)),
        );
      const start = name ? placeOfDef(lines, name) : -1;
      const empty = name ? bodyOf(lines, start).findIndex((line) => /^\s*return\s*(?:#.*)?$/.test(line)) : -1;
      const at = start + empty + 2;
      return name && empty >= 0
        ? texts(
            both(`return på linje ${at} gir ikke noe svar.`, `return on line ${at} gives no answer.`),
            both(
              `Uten en verdi etter return gir ${name} None der.`,
              `Without a value after return, ${name} gives None there.`,
            ),
            both(`Skriv et svar etter return på linje ${at}.`, `Write an answer after return on line ${at}.`),
          )
        : null;
    },
  },
  {
    id: 'none-among-values',
    find(problem) {
      const call = isAboutNone(problem) && problem.says(/^'[<>]' not supported/) ? callIn(problem.failed) : null;
      const items = call && (call.name === 'sort' ? call.receiver : call.given[0]);
      if (!call || !items || !/^(?:sort|sorted|max|min)$/.test(call.name)) return null;
      return new RegExp(`^\\s*${escaped(items)}\\s*=\\s*\\[[^[\\]]*\\bNone\\b`, 'mu').test(problem.source)
        ? texts(
            both(`En av verdiene i ${items} er None.`, `One of the values in ${items} is None.`),
            both(
              'None betyr ingenting, og kan ikke sammenlignes med andre verdier.',
              'None means nothing, and cannot be compared with other values.',
            ),
            both(`Ta bort None fra ${items}.`, `Remove None from ${items}.`),
          )
        : null;
    },
  },
  {
    id: 'none',
    find: (problem) =>
      isAboutNone(problem)
        ? texts(
            both(
              'En verdi på denne linjen er None, som betyr ingenting.',
              'A value on this line is None, which means nothing.',
            ),
            both(
              'Den kommer ofte fra en funksjon som ikke gir noe tilbake.',
              'It often comes from a function that gives nothing back.',
            ),
            both(
              'Skriv ut verdiene med print på linjen før, så ser du hvilken som er None.',
              'Print the values on the line before, and you see which one is None.',
            ),
          )
        : null,
  },
];

function isAboutNone({ type, message }: Problem): boolean {
  return (type === 'TypeError' || type === 'AttributeError') && message.includes('NoneType');
}

function functionsWithoutReturn(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const name = line.match(new RegExp(`^\\s*def\\s+(${CODE_NAME})`, 'u'))?.[1];
    return name && !bodyOf(lines, index).some((text) => /\breturn\s+\S/.test(text)) ? [name] : [];
  });
}

/** Functions that give an answer in some cases, and come to their end without one in others. */
function functionsThatMayEnd(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const name = line.match(new RegExp(`^\\s*def\\s+(${CODE_NAME})`, 'u'))?.[1];
    const body = bodyOf(lines, index).filter((text) => !/^\s*(?:#.*)?$/.test(text));
    return name && body.some((text) => /\breturn\s+\S/.test(text)) && mayEnd(body) ? [name] : [];
  });
}

/** These lines may be run to their end. Only what is sure counts: not what is in try, while, with or match. */
function mayEnd(lines: readonly string[]): boolean {
  const heads = lines.flatMap((line, index) => (indentOf(line) === indentOf(lines[0] ?? '') ? [index] : []));
  const last = heads.at(-1) ?? 0;
  const word = lines[last]?.trim().match(/^\p{L}+/u)?.[0];
  if (word === 'if' || word === 'elif' || word === 'for') return true;
  if (word !== 'else')
    return !/^(?:return|raise|while|try|except|finally|with|match|def|class|exit|quit|sys)$/.test(word ?? '');
  const first = heads.findLastIndex((index) => /^\s*(?:if|for|while|try)\b/.test(lines[index] ?? ''));
  const isIf = /^\s*if\b/.test(lines[heads[first] ?? 0] ?? '');
  return isIf && heads.slice(first).some((index) => mayEndBelow(lines, index));
}

function mayEndBelow(lines: readonly string[], index: number): boolean {
  const body = bodyOf(lines, index);
  return body.length > 0 && mayEnd(body);
}

/** What print(navn)[0] and print("Hei ") + navn were meant to be, where a line is nothing else. */
function joinedInPrint({ plain, text, operation, failed, says }: Problem): string | null {
  const place = says(/not subscriptable/) ? placeIn(failed) : null;
  const taken = callIn(place?.list ?? '');
  if (place && taken?.callee === 'print' && taken.given.length === 1 && plain.trim().startsWith('print('))
    return `print(${taken.given[0]}[${place.place}])`;
  const whole = text.trim().replace(/\s*#[^"']*$/, '');
  // print("Hei {}").format(navn)
  const method = says(/has no attribute '(?:format|upper|lower|strip|title|replace|join|center)'/) ? whole : '';
  const shown = callIn(failed.replace(/\.[\p{L}_]+$/u, ''));
  if (method.startsWith(failed) && shown?.callee === 'print' && shown.given.length === 1) {
    const after = method.slice(failed.lastIndexOf('.'));
    return /^\.[a-z]+\(.*\)$/.test(after) ? `print(${shown.given[0]}${after})` : null;
  }
  const call = operation?.sign === '+' && says(/for \+: 'NoneType' and 'str'$/) ? callIn(operation.left) : null;
  const [given = '', ...more] = call?.given ?? [];
  // The rest of the line, with all that is added.
  const added = whole.slice(failed.length - (operation?.right.length ?? 0));
  const isAll = whole.startsWith(`print(`) && whole.startsWith(failed) && partsOf(added, /,/).length === 1;
  return call?.callee === 'print' && /^f?(["'])(?:(?!\1).)*\1$/.test(given) && more.length === 0 && isAll
    ? `print(${given} + ${added})`
    : null;
}

/** The part that is None: one side of an operator, where the message says which one. */
function suspect({ failed, text, operation, message }: Problem): string {
  const [, left, right] = message.match(/'([\w.]+)' and '([\w.]+)'$/) ?? [];
  if (!operation || (left === 'NoneType') === (right === 'NoneType')) return failed === '' ? text : failed;
  return left === 'NoneType' ? operation.left : operation.right;
}

/** The function is called in the part that failed, or a variable there holds its result. */
function usesResult(problem: Problem, name: string): boolean {
  const { source } = problem;
  const failed = suspect(problem);
  if (new RegExp(`(?<![\\p{L}\\p{N}_])${name}\\s*\\(`, 'u').test(failed)) return true;
  const held = [...source.matchAll(new RegExp(`^\\s*(${CODE_NAME})\\s*=\\s*(?:${CODE_NAME}\\.)*${name}\\(`, 'gmu'))];
  return held.some(([, variable]) => variable !== undefined && hasWord(failed, variable));
}
