import type { AnyNode } from 'acorn';
import { parseWithReturns, walk } from '../program.ts';
import { blockNames, namesIn, usedNames, varNames } from '../steps/names.ts';
import { bracketIssue, headWithoutBrace } from './brackets.ts';
import { both, type Mistake, type Texts, texts } from './mistake.ts';
import { isNamed, lineOf, methodOf, namesMade } from './parts.ts';

/** What a return is in, where it is outside a function. */
type Place = { isIn: 'loop' | 'if' | 'block' | 'nothing'; isBare: boolean; isIndented: boolean; hasFunctions: boolean };

export const RETURN_OUTSIDE: Mistake = {
  id: 'return-outside-function',
  find({ message, line }, _line, source) {
    if (message !== 'return not in a function') return null;
    const place = placeOf(source, line);
    return texts(
      both('return står utenfor en funksjon.', 'return is outside a function.'),
      place?.isBare
        ? both(
            'return avslutter en funksjon, så den må stå inni en.',
            'return ends a function, so it must be inside one.',
          )
        : both(
            'return gir svaret fra en funksjon, så den må stå inni en.',
            'return gives the answer of a function, so it must be inside one.',
          ),
      intoFunction(source, line) ??
        braceMissing(source) ??
        (doesSomething(source, line)
          ? both('Ta bort ordet return.', 'Remove the word return.')
          : howToDoWithout(source, place)),
    );
  },
};

/** `for (const x of liste)` without its {: the } of the block ends the function. */
function braceMissing(source: string): Texts['tries'] | null {
  const issue = bracketIssue(source);
  const head = issue?.kind === 'extra' && issue.bracket === '}' ? headWithoutBrace(source, issue.line) : null;
  return head === null ? null : both(`Skriv { på slutten av linje ${head}.`, `Write { at the end of line ${head}.`);
}

function howToDoWithout(source: string, place: Place | null): Texts['tries'] {
  if (!place && bracketIssue(source)?.kind === 'extra')
    return both(
      'Se etter en } som er for mye eller kommer for tidlig, og etter en { som mangler.',
      'Look for a } that is too much or comes too early, and for a { that is missing.',
    );
  // In a block with all its braces, no } comes too early.
  if (!place || (place.hasFunctions && place.isIndented && place.isIn === 'nothing'))
    return both(
      'Sjekk om en } kommer for tidlig, eller bruk console.log i stedet.',
      'Look for a } that comes too early, or use console.log instead.',
    );
  if (!place.isBare)
    return both(
      'Skriv console.log( ) for å vise verdien, eller legg koden i en funksjon.',
      'Write console.log( ) to show the value, or put the code in a function.',
    );
  if (place.isIn === 'loop') return both('Skriv break for å avslutte løkken.', 'Write break to end the loop.');
  return place.isIn === 'if'
    ? both(
        'Ta bort return, og skriv resten av programmet i else { … }.',
        'Remove return, and write the rest of the program in else { … }.',
      )
    : both('Ta bort return, eller legg koden i en funksjon.', 'Remove return, or put the code in a function.');
}

/** `return sum = sum + 1`, `return console.log(a)`: the rest of the line is a statement of its own. */
function doesSomething(source: string, line: number | null): boolean {
  const program = parseWithReturns(source);
  let isIt = false;
  if (program)
    walk(program, (node, parents) => {
      if (node.type !== 'ReturnStatement' || lineOf(node) !== line || !node.argument) return;
      if (parents.some(({ type }) => type.includes('Function'))) return;
      const called = methodOf(node.argument);
      isIt ||= /^(?:Assignment|Update)Expression$/.test(node.argument.type);
      isIt ||= called?.method === 'push' || (called !== null && isNamed(called.object, 'console'));
    });
  return isIt;
}

/** A return right below a function, of something that is made only in there. */
function intoFunction(source: string, line: number | null): Texts['tries'] | null {
  const program = parseWithReturns(source);
  const place = program?.body.findIndex((one) => one.type === 'ReturnStatement' && lineOf(one) === line) ?? -1;
  const own = program?.body[place];
  const above = program?.body[place - 1];
  const found = above && functionOf(above);
  if (!program || own?.type !== 'ReturnStatement' || !own.argument || !found) return null;
  const outside = program.body.flatMap((one) => (one === above ? [] : namesMade(one)));
  const isMadeThere = [...usedNames(own.argument)].some((one) => found.made.includes(one) && !outside.includes(one));
  return isMadeThere
    ? both(
        `Flytt linjen inn i funksjonen ${found.name}, over } på linje ${found.end}.`,
        `Move the line into the function ${found.name}, above the } on line ${found.end}.`,
      )
    : null;
}

/** The function that a statement makes, and the names that its last line knows. */
function functionOf(statement: AnyNode): { name: string; made: string[]; end: number } | null {
  const [only] = statement.type === 'VariableDeclaration' ? statement.declarations : [];
  const made = statement.type === 'FunctionDeclaration' ? statement : only?.init;
  const id = statement.type === 'FunctionDeclaration' ? statement.id : only?.id;
  if (!made || !('params' in made) || !('body' in made) || id?.type !== 'Identifier' || !made.loc) return null;
  const { body } = made;
  if (Array.isArray(body) || body.type !== 'BlockStatement') return null;
  const names = [...made.params.flatMap(namesIn), ...blockNames(body.body), ...varNames(body).keys()];
  return { name: id.name, made: names, end: made.loc.end.line };
}

function placeOf(source: string, line: number | null): Place | null {
  const program = parseWithReturns(source);
  let place: Omit<Place, 'hasFunctions'> | null = null;
  let hasFunctions = false;
  if (!program) return null;
  walk(program, (node, parents) => {
    hasFunctions ||= node.type.includes('Function') && 'body' in node && source[node.end - 1] === '}';
    if (node.type !== 'ReturnStatement' || node.loc?.start.line !== line || place) return;
    if (parents.some(({ type }) => type.includes('Function'))) return;
    place = { isIn: blockOf(parents), isBare: !node.argument, isIndented: node.loc.start.column > 0 };
  });
  return place && { ...(place as Omit<Place, 'hasFunctions'>), hasFunctions };
}

function blockOf(parents: readonly AnyNode[]): Place['isIn'] {
  // Of the blocks around it, a break ends only the switch.
  const heads = parents.filter(({ type }) => /^(?:If|Switch|For|While|DoWhile)/.test(type));
  if (heads.some(({ type }) => type === 'SwitchStatement')) return 'block';
  if (heads.some(({ type }) => type !== 'IfStatement')) return 'loop';
  const [only, ...others] = heads;
  if (!only) return 'nothing';
  return only.type === 'IfStatement' && !only.alternate && others.length === 0 ? 'if' : 'block';
}
