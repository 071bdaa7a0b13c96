import type { AnyNode, Program } from 'acorn';
import { parseProgram, walk } from '../program.ts';
import { parameterNotGiven } from './given-values.ts';
import { missingReturn } from './missing-return.ts';
import { both, byMessage, CALLED_SHOWN_MAX, type Mistake, plainOf, type Texts, texts } from './mistake.ts';
import {
  functionsWithoutReturn,
  givenTo,
  hasPart,
  isNamed,
  kindOf,
  kindOfName,
  lineOf,
  methodOf,
  partsMade,
} from './parts.ts';

/** A loop, ... or brackets to the left of = take apart something that is no list, no object or nothing. */
export const UNPACKING: readonly Mistake[] = [
  byMessage(
    'rest-not-last',
    /^(?:assignment )?rest (?:element|property) must be(?: the)? last/,
    both('Etter ... kommer det et navn til.', 'After ... there is another name.'),
    both('... tar alt som er igjen, så det må stå sist.', '... takes all that is left, so it must come last.'),
    both(
      'Flytt ... og navnet bakerst, og hent den siste på en annen måte: liste[liste.length - 1].',
      'Move ... and its name to the end, and get the last item in another way: list[list.length - 1].',
    ),
  ),
  {
    id: 'missing-return',
    find({ message, line }, _line, source) {
      const isNothing = /^cannot read property '.+' of undefined$|^Cannot convert undefined or null to object$/.test(
        message,
      );
      const program = isNothing ? parseProgram(source) : null;
      const name = program && answerTaken(program, line);
      return name ? missingReturn(name, source) : null;
    },
  },
  {
    id: 'spread-of-something-else',
    find({ message, line: number }, line, source) {
      if (message !== 'value is not iterable' || !/\.\.\./.test(line) || /\bof\b/.test(line)) return null;
      const name = line.match(/\.\.\.\s*([\p{L}_$][\p{L}\p{N}_$]*)(?![\p{L}\p{N}_$.[(])/u)?.[1];
      const program = name ? parseProgram(source) : null;
      const isObject = program && name && kindOfName(program, name, number ?? 0) === 'object';
      return texts(
        both('... får noe som ikke er en liste.', '... is given something that is not a list.'),
        isObject
          ? both(
              'Her pakker ... ut lister og tekster, ikke objekter.',
              'Here ... unpacks arrays and strings, not objects.',
            )
          : both(
              '... pakker ut lister og tekster, ikke tall eller vanlige objekter.',
              '... unpacks arrays and strings, not numbers or plain objects.',
            ),
        isObject
          ? both(`Skriv ...Object.values(${name}).`, `Write ...Object.values(${name}).`)
          : both('Sett en liste eller en tekst etter ...', 'Put an array or a string after ...'),
      );
    },
  },
  {
    // `Promise.all(a, b)`
    id: 'promises-without-brackets',
    find({ message, line }, _line, source) {
      const program = message === 'value is not iterable' ? parseProgram(source) : null;
      let found: { method: string; given: string } | null = null;
      if (program)
        walk(program, (node) => {
          const called = methodOf(node);
          if (node.type !== 'CallExpression' || lineOf(node) !== line || node.arguments.length < 2) return;
          if (!called || !isNamed(called.object, 'Promise') || !/^(?:all|any|race|allSettled)$/.test(called.method))
            return;
          const given = node.arguments.map((one) => source.slice(one.start, one.end)).join(', ');
          found ??= { method: called.method, given };
        });
      if (found === null) return null;
      const { method, given }: { method: string; given: string } = found;
      return texts(
        both(`Promise.${method} får flere verdier.`, `Promise.${method} gets several values.`),
        both('Den tar imot én liste med løfter.', 'It takes one array of Promises.'),
        both(`Skriv Promise.${method}([${given}]).`, `Write Promise.${method}([${given}]).`),
      );
    },
  },
  {
    id: 'parentheses-after-method',
    find({ message, line }, _line, source) {
      const over = message === 'value is not iterable' ? goneThrough(source, line) : null;
      const { property } = over?.type === 'MemberExpression' && !over.computed ? over : {};
      const name = property?.type === 'Identifier' ? property.name : undefined;
      return name && GIVES_SEVERAL.test(name)
        ? texts(
            both(`Etter ${name} mangler det parenteser.`, `Parentheses are missing after ${name}.`),
            both('Uten parenteser blir metoden ikke kalt.', 'Without parentheses the method is not called.'),
            both(`Skriv ${name}( … ) med parenteser.`, `Write ${name}( … ) with parentheses.`),
          )
        : null;
    },
  },
  {
    id: 'unpack-in-loop',
    find({ message, line: number }, line, source) {
      if (message !== 'value is not iterable' || !/\bfor\s*\(\s*(?:const|let|var)\s*\[/.test(line)) return null;
      const program = parseProgram(source);
      const over = goneThrough(source, number);
      const kind = program && over && kindOf(program, givenTo(program, over, number ?? 0));
      const counted = countedInstead(over, source);
      if (counted) return counted;
      // Of another kind it is what the loop goes through.
      if (kind === 'object' || kind === 'number' || kind === 'count') return null;
      const items = program && over ? givenTo(program, over, number ?? 0) : null;
      const hasNoLists =
        items?.type === 'ArrayExpression' &&
        items.elements.every((one) => one?.type === 'Literal' && one.value !== null);
      if (hasNoLists && over?.type === 'Identifier')
        return texts(
          both('Elementene i løkken er ikke lister.', 'The items of the loop are not arrays.'),
          both('Hakeparentesene tar hvert element fra hverandre.', 'The square brackets take each item apart.'),
          both(
            `Skriv ${over.name}.entries() etter of hvis du vil ha plassen og elementet.`,
            `Write ${over.name}.entries() after of if you want the place and the item.`,
          ),
        );
      return kind === 'list'
        ? texts(
            both('Et av elementene i løkken er ikke en liste.', 'One of the items of the loop is not an array.'),
            both(
              'Hakeparentesene tar hvert element fra hverandre, så alle må være lister.',
              'The square brackets take each item apart, so all of them must be arrays.',
            ),
            both(
              'Skriv ut elementene og se hvilket som er annerledes.',
              'Print the items and see which one is different.',
            ),
          )
        : texts(
            both('Løkken trenger en liste med lister i.', 'The loop needs an array with arrays in it.'),
            both(
              'Hakeparentesene tar hvert element fra hverandre, så både det hele og hvert element må være lister.',
              'The square brackets take each item apart, so both the whole and each item must be arrays.',
            ),
            both('Skriv Object.entries( ) rundt et objekt.', 'Write Object.entries( ) around an object.'),
          );
    },
  },
  {
    id: 'unpack-of-object',
    find({ message, line: number }, line, source) {
      const program = message === 'value is not iterable' ? parseProgram(source) : null;
      const plain = plainOf(line);
      const right = plain.match(/(?:^|\b(?:const|let|var)|\()\s*\[[^\]]*\]\s*=(?!=)(.*)/)?.[1];
      if (!program || right === undefined) return null;
      const name = right.match(/^\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*;?$/u)?.[1];
      const isObject = /^\s*\{/.test(right) || (name && kindOfName(program, name, number ?? 0) === 'object');
      const swapped = objectTakenApart(program, number);
      if (swapped)
        return texts(
          both('Det som er til høyre for =, er et objekt.', 'What is to the right of = is an object.'),
          both(
            'Hakeparenteser til venstre henter elementer fra en liste. Fra et objekt hentes de med { og }.',
            'Square brackets to the left take items from an array. From an object they are taken with { and }.',
          ),
          both(`Skriv { ${swapped} } i stedet for [${swapped}].`, `Write { ${swapped} } instead of [${swapped}].`),
        );
      if (!isObject)
        return texts(
          both('Det som er til høyre for =, er ikke en liste.', 'What is to the right of = is not an array.'),
          both(
            'Hakeparenteser til venstre henter elementer fra en liste.',
            'Square brackets to the left take items from an array.',
          ),
          both(
            'Skriv ut det som er til høyre for =, med console.log på linjen over.',
            'Print what is to the right of = with console.log on the line above.',
          ),
        );
      return texts(
        both('Det som er til høyre for =, er ikke en liste.', 'What is to the right of = is not an array.'),
        both(
          'Hakeparenteser til venstre henter elementer fra en liste. Fra et objekt hentes de med { og }.',
          'Square brackets to the left take items from an array. From an object they are taken with { and }.',
        ),
        both('Skriv { navn, alder } = person.', 'Write { name, age } = person.'),
      );
    },
  },
  {
    id: 'object-of-nothing',
    find({ message }, line) {
      const method =
        message === 'Cannot convert undefined or null to object'
          ? line.match(/\bObject\.(entries|keys|values)\s*\(/)?.[1]
          : undefined;
      return method
        ? texts(
            both(`Object.${method} får undefined eller null.`, `Object.${method} gets undefined or null.`),
            both('Det i parentesen har ingen verdi her.', 'What is in the parentheses has no value here.'),
            both(
              'Skriv ut det som står i parentesen, med console.log på linjen over.',
              'Print what is in the parentheses with console.log on the line above.',
            ),
          )
        : null;
    },
  },
  {
    id: 'map-needs-pairs',
    find: ({ message }, line) =>
      /^not an object$|is not an entry object$|^iterator value .* is not|^value is not iterable$/i.test(message) &&
      /\bnew Map\s*\(/.test(line)
        ? texts(
            both('En Map lages av par, og fikk noe annet.', 'A Map is made of pairs, and got something else.'),
            both('Hvert par er en liste med nøkkel og verdi.', 'Each pair is an array with a key and a value.'),
            both('Skriv new Map([["Ola", 15], ["Kari", 16]]).', 'Write new Map([["Ola", 15], ["Kari", 16]]).'),
          )
        : null,
  },
  {
    id: 'unpack-of-nothing',
    find({ message, line: number }, line, source) {
      if (message !== 'Cannot convert undefined or null to object') return null;
      const searched = searchTakenApart(source, number);
      if (searched)
        return texts(
          both('find fant ingenting.', 'find found nothing.'),
          both('Når ingenting passer, gir find undefined.', 'When nothing matches, find gives undefined.'),
          both(
            `Sjekk svaret før du bruker det: if (${searched}) {`,
            `Check the answer before you use it: if (${searched}) {`,
          ),
        );
      const taken = plainOf(line).match(/\}\s*=\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*;?$/u)?.[1];
      const notGiven = taken ? parameterNotGiven(taken, source, number) : null;
      if (notGiven) return notGiven;
      const isTakenApart = /\}\s*(?:=(?!=)|of\b)|\(\s*\{[^{}]*\}[^{}]*\)\s*(?:=>|\{)/.test(
        source.split('\n').map(plainOf).join('\n'),
      );
      if (!isTakenApart)
        return texts(
          both('Noe på denne linjen er undefined eller null.', 'Something on this line is undefined or null.'),
          both(
            'Det som skal brukes som et objekt, har ingen verdi her.',
            'What should be used as an object has no value here.',
          ),
          both(
            'Skriv ut verdiene på linjen med console.log på linjen over.',
            'Print the values of the line with console.log on the line above.',
          ),
        );
      const isHere = /\}\s*=(?!=)/.test(plainOf(line)) && !/\bfunction\b|=>/.test(plainOf(line));
      const isItem = /\bfor\s*\(\s*(?:const|let|var)\s*\{[^=]*\}\s*of\b/.test(plainOf(line));
      return texts(
        both(
          'Programmet prøver å hente noe ut av undefined eller null.',
          'The program tries to take something out of undefined or null.',
        ),
        both(
          'Navnene mellom { og } hentes fra et objekt. Det finnes ikke noe objekt her.',
          'The names between { and } are taken from an object. There is no object here.',
        ),
        isHere
          ? both(
              'Skriv ut det som er til høyre for =, med console.log på linjen over.',
              'Print what is to the right of = with console.log on the line above.',
            )
          : isItem
            ? both(
                'Skriv ut listen som løkken går gjennom, og se hvilket element som ikke er et objekt.',
                'Print the array that the loop goes through, and see which item is not an object.',
              )
            : isFunctionHead(source, number)
              ? both(
                  'Sjekk at du sender inn et objekt når du kaller funksjonen.',
                  'Check that you pass an object when you call the function.',
                )
              : both(
                  'Skriv ut det som navnene hentes fra, med console.log rett før.',
                  'Print what the names are taken from with console.log right before.',
                ),
      );
    },
  },
];

/** What is true of everything that cannot be taken apart. */
export const NOT_ITERABLE: Mistake = {
  id: 'not-iterable',
  find: ({ message, line }, _line, source) => {
    const nothing = message.match(/^cannot read property 'Symbol\.iterator' of (undefined|null)$/)?.[1];
    if (nothing)
      return {
        what: both(
          `Her trengs en liste, men verdien er ${nothing}.`,
          `An array is needed here, but the value is ${nothing}.`,
        ),
        why: both(
          'for … of, ... og [ ] til venstre for = tar en liste eller en tekst fra hverandre.',
          'for … of, ... and [ ] to the left of = take an array or a string apart.',
        ),
        tries: both(
          'Skriv ut verdien med console.log på linjen over.',
          'Print the value with console.log on the line above.',
        ),
      };
    if (message !== 'value is not iterable') return null;
    const over = goneThrough(source, line);
    const program = over ? parseProgram(source) : null;
    const kind = over && program ? kindOf(program, givenTo(program, over, line ?? 0)) : null;
    const name = over && over.end - over.start < CALLED_SHOWN_MAX ? source.slice(over.start, over.end) : '…';
    const counted = countedInstead(over, source);
    if (counted) return counted;
    const arePairs = /\bfor\s*\(\s*(?:const|let|var)\s*\[/.test(source.split('\n')[(line ?? 1) - 1] ?? '');
    return over === null
      ? {
          what: both(
            'Her trengs en liste, men verdien er noe annet.',
            'An array is needed here, but the value is something else.',
          ),
          why: both(
            'Bare lister, tekster og lignende kan tas fra hverandre.',
            'Only arrays, strings and the like can be taken apart.',
          ),
          tries: both(
            'Sett [ ] rundt hvis du vil ha en liste med bare denne verdien.',
            'Put [ ] around it if you want an array with only this value.',
          ),
        }
      : {
          what: both('Løkken får noe som ikke er en liste.', 'The loop is given something that is not a list.'),
          why: both(
            'for … of går gjennom lister og tekster, ikke tall eller vanlige objekter.',
            'for … of goes through arrays and strings, not numbers or plain objects.',
          ),
          tries:
            kind === 'object' && arePairs
              ? both(`Skriv Object.entries(${name}) etter of.`, `Write Object.entries(${name}) after of.`)
              : kind === 'object'
                ? both(
                    `Skriv Object.keys(${name}) etter of for navnene, eller Object.values(${name}) for verdiene.`,
                    `Write Object.keys(${name}) after of for the names, or Object.values(${name}) for the values.`,
                  )
                : kind === 'number'
                  ? both(
                      `Tell med en vanlig løkke: for (let i = 0; i < ${name}; i++) { … }.`,
                      `Count with an ordinary loop: for (let i = 0; i < ${name}; i++) { … }.`,
                    )
                  : both(
                      'Bruk Object.keys(…) for et objekt, eller en vanlig for-løkke for et tall.',
                      'Use Object.keys(…) for an object, or an ordinary for loop for a number.',
                    ),
        };
  },
};

/** `const [a, b] = f()`: the names, where all of them are parts of the object to the right of =. */
function objectTakenApart(program: Program, line: number | null): string | null {
  let found: string | null = null;
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'ArrayPattern' || lineOf(node) !== line || !node.init)
      return;
    const names = node.id.elements.map((one) => (one?.type === 'Identifier' ? one.name : ''));
    const [object, ...others] = answersOf(program, givenTo(program, node.init, line ?? 0));
    const parts = object && others.length === 0 && object.type === 'ObjectExpression' ? partsMade(object) : [];
    if (names.length > 0 && names.every((one) => parts.includes(one))) found ??= names.join(', ');
  });
  return found;
}

/** What the call of a function of the program gives back, or the value itself. */
function answersOf(program: Program, value: AnyNode): AnyNode[] {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return [value];
  const { name } = value.callee;
  const answers: AnyNode[] = [];
  walk(program, (node, parents) => {
    if (node.type !== 'ReturnStatement' || !node.argument) return;
    const own = parents.findLast(({ type }) => type.includes('Function'));
    if (own?.type === 'FunctionDeclaration' && own.id?.name === name && !own.async) answers.push(node.argument);
  });
  return answers;
}

/** The function without an answer whose answer the line takes apart: `f().x`, `Object.keys(f())`, `const { x } = f()`. */
function answerTaken(program: Program, line: number | null): string | null {
  const silent = functionsWithoutReturn(program);
  let name: string | null = null;
  walk(program, (node, parents) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || lineOf(node) !== line) return;
    const around = parents.findLast(({ type }) => type !== 'AwaitExpression');
    const isIn = (place: AnyNode | null | undefined) =>
      place ? place.start <= node.start && place.end >= node.end : false;
    const isTaken =
      (around?.type === 'MemberExpression' && isIn(around.object)) ||
      (around?.type === 'CallExpression' && isNamed(methodOf(around)?.object ?? around, 'Object')) ||
      (around?.type === 'VariableDeclarator' && /Pattern$/.test(around.id.type)) ||
      (around?.type === 'AssignmentExpression' && /Pattern$/.test(around.left.type));
    if (isTaken && silent.includes(node.callee.name)) name ??= node.callee.name;
  });
  return name;
}

/** Methods whose answer a loop goes through. */
const GIVES_SEVERAL = /^(?:entries|keys|values|split|map|filter|slice|concat|flat|sort|reverse|reversed|toSorted)$/;

/** What a loop with `of` that begins on the line goes through. */
export function goneThrough(source: string, line: number | null): AnyNode | null {
  const program = parseProgram(source);
  let over: AnyNode | null = null;
  if (program)
    walk(program, (node) => {
      if (node.type === 'ForOfStatement' && lineOf(node) === line) over ??= node.right;
    });
  return over;
}

/** The name with the answer of find that `const { navn } = funnet;` takes apart on the line. */
function searchTakenApart(source: string, line: number | null): string | null {
  const program = parseProgram(source);
  let name: string | null = null;
  if (program)
    walk(program, (node) => {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern' || lineOf(node) !== line) return;
      if (node.init?.type !== 'Identifier' || hasPart(program, 'find')) return;
      if (methodOf(givenTo(program, node.init, line ?? 0))?.method === 'find') name = node.init.name;
    });
  return name;
}

/** A function with names between { and } for a parameter begins on the line. */
function isFunctionHead(source: string, line: number | null): boolean {
  const program = parseProgram(source);
  let isIt = false;
  if (program)
    walk(program, (node) => {
      if ('params' in node && lineOf(node) === line) isIt ||= node.params.some((one) => /Pattern$/.test(one.type));
    });
  return isIt;
}

/** `for (const vare of varer.length)`. */
function countedInstead(over: AnyNode | null, source: string): Texts | null {
  if (over?.type !== 'MemberExpression' || over.computed || !isNamed(over.property, 'length')) return null;
  const program = parseProgram(source);
  if (program && hasPart(program, 'length')) return null;
  const name = source.slice(over.object.start, over.object.end);
  if (name.length > CALLED_SHOWN_MAX) return null;
  const isPlace = /\bfor\s*\(\s*(?:const|let|var)\s+(?:i|j|k|n|index|indeks|plass)\s+of\b/.test(
    source.slice(0, over.start).split('\n').at(-1) ?? '',
  );
  return {
    what: both('Løkken får noe som ikke er en liste.', 'The loop is given something that is not a list.'),
    why: both(`${name}.length er et tall.`, `${name}.length is a number.`),
    tries: isPlace
      ? both(`Skriv for (let i = 0; i < ${name}.length; i++) {`, `Write for (let i = 0; i < ${name}.length; i++) {`)
      : both(`Skriv bare ${name} etter of, uten .length.`, `Write only ${name} after of, without .length.`),
  };
}
