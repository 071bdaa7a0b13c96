import { both, CODE_NAME, hasWord, type Mistake, type Problem, texts } from './mistake.ts';
import { bodyOf, indentOf } from './program.ts';

const GIVES_NOTHING = 'append extend insert remove sort reverse clear update add shuffle print'.split(' ');

/** Values that are None where something was expected. */
export const NOTHING: readonly Mistake[] = [
  {
    id: 'none-from-print-or-list-method',
    find(problem) {
      if (!isAboutNone(problem)) return null;
      const assignment = new RegExp(
        `^\\s*([\\p{L}_][\\p{L}\\p{N}_]*)\\s*=\\s*.*?(?:\\.|\\b)(${GIVES_NOTHING.join('|')})\\(`,
        'gmu',
      );
      const found = [...problem.source.matchAll(assignment)].find(
        ([, name, method]) => name && method && hasWord(problem.text, name) && !isOwn(problem.source, method),
      );
      const inLine = problem.text.match(
        new RegExp(`\\b(${GIVES_NOTHING.join('|')})\\([^()]*\\)\\s*(?:\\[|[-+*/.:]|\\))`),
      );
      const method = found?.[2] ?? inLine?.[1];
      if (!method || isOwn(problem.source, method)) return null;
      const name = found?.[1];
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
            both(
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
            both(
              `Skriv ${method} på en egen linje, uten noe = foran.`,
              `Write ${method} on a line of its own, without = before it.`,
            ),
          );
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
      const name = given.map(([, one]) => one ?? '').find((one) => hasWord(problem.text, one));
      return name
        ? texts(
            both(`${name} er None, som betyr ingenting.`, `${name} is None, which means nothing.`),
            both(
              `${name} fikk None fra starten og har ikke fått noen annen verdi ennå.`,
              `${name} was given None at the start and has no other value yet.`,
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

/** The program makes a function or a method of this name. */
function isOwn(source: string, name: string): boolean {
  return new RegExp(`^\\s*def\\s+${name}\\s*\\(`, 'mu').test(source);
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

/** The function is called in the part that failed, or a variable there holds its result. */
function usesResult({ failed, source }: Problem, name: string): boolean {
  if (hasWord(failed, name)) return true;
  const held = [...source.matchAll(new RegExp(`^\\s*(${CODE_NAME})\\s*=\\s*(?:${CODE_NAME}\\.)*${name}\\(`, 'gmu'))];
  return held.some(([, variable]) => variable !== undefined && hasWord(failed, variable));
}
