import { closest } from '../../judge/closest.ts';
import { parseProgram, walk } from '../program.ts';
import { undeclaredNames } from '../steps/names.ts';
import { both, escaped, type Mistake, plainOf } from './mistake.ts';
import { functionNotMade } from './names.ts';
import { GLOBALS, isNamed, methodOf, namesMade } from './parts.ts';

/** A name that nothing has. */
export const NOT_DEFINED: readonly Mistake[] = [
  {
    id: 'misspelt-keyword',
    find({ type, message }, line, source) {
      const name = type === 'ReferenceError' ? message.match(/^(\w+) is not defined$/)?.[1] : undefined;
      const isStatement = name && new RegExp(`(?:^|[;{}])\\s*${name}\\s*\\(`).test(plainOf(line));
      const keyword = isStatement && !closest(name, namesOf(source), 2) ? closest(name, ['return'], 2) : undefined;
      return keyword
        ? {
            what: both(`JavaScript kjenner ikke ordet «${name}».`, `JavaScript does not know the word "${name}".`),
            why: both(
              'Med parentes etter blir det lest som navnet på en funksjon.',
              'With parentheses after it, it is read as the name of a function.',
            ),
            tries: both(`Mente du ${keyword}?`, `Did you mean ${keyword}?`),
          }
        : null;
    },
  },
  {
    id: 'name-not-defined',
    find: ({ type, message }, line, source) => {
      const name = type === 'ReferenceError' ? message.match(/^(.+) is not defined$/)?.[1] : undefined;
      if (!name) return null;
      if (name === 'let')
        return {
          what: both('Etter let mangler det et navn.', 'A name is missing after let.'),
          why: both('let lager en variabel, og den må ha et navn.', 'let makes a variable, and that must have a name.'),
          tries: both('Skriv et navn: let alder = 3.', 'Write a name: let age = 3.'),
        };
      const own = namesOf(source);
      const near = globalWithPart(name, line) ?? closest(name, own, 1) ?? closest(name, [...own, ...GLOBALS], 2);
      const what = both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`);
      const asFunction = near ? null : functionNotMade(name, source);
      if (asFunction) return { what, ...asFunction };
      const taking = near ? null : textNeeded(name, source);
      if (taking)
        return {
          what,
          why: both(`${taking} får en tekst i parentesen.`, `${taking} gets a string in its parentheses.`),
          tries: both(`Skriv "${name}" med anførselstegn.`, `Write "${name}" with quotes.`),
        };
      return {
        what,
        why: near
          ? isOnlyCase(name, near)
            ? both(
                `Det finnes noe som heter ${near}. Store og små bokstaver teller.`,
                `There is something called ${near}. Upper and lower case count.`,
              )
            : both(`Det finnes noe som heter ${near}.`, `There is something called ${near}.`)
          : isMadeElsewhere(name, source)
            ? both(
                'Variabelen er laget inni en annen funksjon eller blokk, og finnes bare der.',
                'The variable is made inside another function or block, and exists only there.',
              )
            : both('Programmet lager ingen variabel med dette navnet.', 'The program makes no variable of that name.'),
        tries: near
          ? both(`Mente du ${near}?`, `Did you mean ${near}?`)
          : isAssigned(name, line)
            ? both(
                `Skriv let foran ${name} første gang den får en verdi.`,
                `Write let before ${name} the first time it gets a value.`,
              )
            : both(
                `Lag den først med let ${name} = …, eller sett anførselstegn rundt hvis det er en tekst.`,
                `Make it first with let ${name} = …, or put quotes around it if it is text.`,
              ),
      };
    },
  },
];

/** `math.floor`: the global that has such a part. */
function globalWithPart(name: string, line: string): string | undefined {
  const near = closest(name, GLOBALS, 2);
  const part = line.match(new RegExp(`(?<![\\w$.])${escaped(name)}\\.(\\w+)`))?.[1];
  const owner: unknown = near && Reflect.get(globalThis, near);
  // Every function has a length and a name.
  const hasPart = part !== undefined && !/^(?:length|name)$/.test(part) && Object.hasOwn(Object(owner), part);
  return hasPart ? near : undefined;
}

function isOnlyCase(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** `document.createElement(li)`: what gets the name, and always gets a text. */
function textNeeded(name: string, source: string): string | null {
  const program = parseProgram(source);
  let taking: string | null = null;
  if (program)
    walk(program, (node) => {
      const [first] = node.type === 'CallExpression' ? node.arguments : [];
      const method = methodOf(node)?.method ?? '';
      if (!first || !isNamed(first, name)) return;
      if (/^(?:createElement|getElementById|getElementsByClassName|addEventListener)$/.test(method)) taking ??= method;
    });
  return taking;
}

function isMadeElsewhere(name: string, source: string): boolean {
  const program = parseProgram(source);
  return program !== null && namesMade(program).includes(name);
}

/** Names that may be meant where one is not found. */
function namesOf(source: string): string[] {
  const program = parseProgram(source);
  // Without let or const a value makes a name as well, once it is reached.
  return program ? [...namesMade(program), ...undeclaredNames(program)] : [];
}

/** The line gives the name a value: it is no text without quotes. */
function isAssigned(name: string, line: string): boolean {
  return new RegExp(`^\\s*${escaped(name)}\\s*(?:[-+*/%]?=(?!=)|\\+\\+|--)`).test(line);
}
