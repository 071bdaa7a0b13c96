import type { AnyNode, Program } from 'acorn';
import { walk } from '../program.ts';
import { EVENTS } from './events.ts';
import { both, CALLED_SHOWN_MAX, escaped, type Texts, texts } from './mistake.ts';
import {
  type Access,
  givenTo,
  hasPart,
  isNamed,
  LIST_METHODS,
  lineOf,
  methodOf,
  namesOfFunctions,
  originOfObject,
  partsMade,
  TEXT_METHODS,
} from './parts.ts';

/** `setning.split()[1].trim()`: without a separator there is only one item. */
export function splitWithoutSeparator(access: Access): Texts | null {
  const { program, line } = access;
  const item = originOfObject(access);
  if (item?.type !== 'MemberExpression' || !item.computed) return null;
  const { property } = item;
  if (property.type !== 'Literal' || typeof property.value !== 'number' || property.value < 1) return null;
  const split = givenTo(program, item.object, line);
  return split.type === 'CallExpression' && split.arguments.length === 0 && methodOf(split)?.method === 'split'
    ? texts(
        both('Listen fra split har bare ett element.', 'The array that split gives has only one item.'),
        both(
          'Uten noe i parentesen deler ikke split teksten.',
          'With nothing in its parentheses split does not divide the string.',
        ),
        both(
          `Skriv hva teksten skal deles ved, på linje ${lineOf(split)}: split(" ") deler ved mellomrom.`,
          `Write what to divide the string at on line ${lineOf(split)}: split(" ") divides it at spaces.`,
        ),
      )
    : null;
}

/** `priser[frukt].kr`, where the program writes the object and the key, and they differ. */
export function keyNotThere(access: Access): Texts | null {
  const { program, source, line, nothing } = access;
  const item = originOfObject(access);
  if (nothing !== 'undefined' || item?.type !== 'MemberExpression' || !item.computed) return null;
  const { object, property } = item;
  if (object.type !== 'Identifier') return null;
  const made = givenTo(program, object, line);
  const key = givenTo(program, property, line);
  if (made.type !== 'ObjectExpression' || key.type !== 'Literal' || typeof key.value !== 'string') return null;
  const keys = made.properties.map((one) =>
    one.type !== 'Property' || one.computed
      ? null
      : one.key.type === 'Identifier'
        ? one.key.name
        : one.key.type === 'Literal'
          ? String(one.key.value)
          : null,
  );
  const { value } = key;
  if (keys.length === 0 || keys.includes(null) || keys.includes(value) || isAddedTo(program, object.name)) return null;
  const same = keys.find((one) => one?.toLowerCase() === value.toLowerCase());
  const place = source.slice(property.start, property.end);
  return texts(
    both(`${object.name}[${place}] finnes ikke.`, `${object.name}[${place}] does not exist.`),
    property === key
      ? both(
          `Objektet ${object.name} har ingen del som heter ${key.raw}.`,
          `The object ${object.name} has no part called ${key.raw}.`,
        )
      : both(
          `${place} er ${key.raw}, og objektet ${object.name} har ingen del som heter det.`,
          `${place} is ${key.raw}, and the object ${object.name} has no part called that.`,
        ),
    same
      ? both(
          `Det finnes en del som heter "${same}". Store og små bokstaver teller.`,
          `There is a part called "${same}". Upper and lower case count.`,
        )
      : both(
          `Bruk en av delene som finnes: ${keys.join(', ')}.`,
          `Use one of the parts that exist: ${keys.join(', ')}.`,
        ),
  );
}

/** `lager[navn] = …`, and what may change it elsewhere. */
function isAddedTo(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node, parents) => {
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
      isIt ||= isNamed(node.left.object, name);
    if (isNamed(node, name) && parents.at(-1)?.type === 'CallExpression') isIt = true;
  });
  return isIt;
}

/** `knapp.onClick.add(() => { … })`: an event is no list of functions. */
export function partOfEvent({ member, program, source }: Access): Texts | null {
  const { object } = member;
  if (object.type !== 'MemberExpression' || object.computed || object.property.type !== 'Identifier') return null;
  const { name } = object.property;
  const event = EVENTS.exec(name.toLowerCase())?.[1];
  const element = source.slice(object.object.start, object.object.end);
  if (!event || hasPart(program, name) || element.length > CALLED_SHOWN_MAX || element.includes('\n')) return null;
  return texts(
    both(`${element}.${name} har ingen verdi.`, `${element}.${name} has no value.`),
    both('Du sier hva som skal skje, med addEventListener.', 'You say what should happen with addEventListener.'),
    both(
      `Skriv ${element}.addEventListener("${event}", … ) med funksjonen etter kommaet.`,
      `Write ${element}.addEventListener("${event}", … ) with the function after the comma.`,
    ),
  );
}

/** `sum(liste.slice[1])` where the function asks for a part of what it gets. */
export function methodInBrackets(access: Access): Texts | null {
  const { member, program, source } = access;
  const found = fromCallOf(member, program);
  if (!found) return null;
  const { method, node } = found;
  if (node.type !== 'MemberExpression') return null;
  const before = source.slice(node.object.start, node.object.end);
  const place = source.slice(node.property.start, node.property.end);
  return texts(
    both(
      `Etter ${method} på linje ${lineOf(node)} står det hakeparenteser.`,
      `After ${method} on line ${lineOf(node)} there are square brackets.`,
    ),
    both('En metode kalles med runde parenteser.', 'A method is called with round parentheses.'),
    both(`Skriv ${before}(${place}).`, `Write ${before}(${place}).`),
  );
}

type Bracketed = { method: string; node: AnyNode };

function bracketsAfterMethod(node: AnyNode, program: Program): Bracketed | null {
  if (node.type !== 'MemberExpression' || !node.computed || node.object.type !== 'MemberExpression') return null;
  const { property, computed } = node.object;
  const method = property.type === 'Identifier' && !computed ? property.name : '';
  const isMethod =
    LIST_METHODS.includes(method) || TEXT_METHODS.includes(method) || /^(?:slice|substring|at)$/.test(method);
  return isMethod && !hasPart(program, method) ? { method, node } : null;
}

/** What the function around got for the parameter that is asked, in one of its calls. */
function fromCallOf({ object, start, end }: AnyNode & { object: AnyNode }, program: Program): Bracketed | null {
  if (object.type !== 'Identifier') return null;
  let found: Bracketed | null = null;
  walk(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || !node.id || node.start > start || node.end < end) return;
    const place = node.params.findIndex((one) => isNamed(one, object.name));
    const { name } = node.id;
    if (place < 0 || !namesOfFunctions(program).includes(name)) return;
    walk(program, (call) => {
      const value = call.type === 'CallExpression' && isNamed(call.callee, name) ? call.arguments[place] : undefined;
      if (value) found ??= bracketsAfterMethod(value, program);
    });
  });
  return found;
}

/** `brett[x][y]` in loops where x goes as far as a row is long, and y through the rows. */
export function rowAndColumnSwapped({ member, program, source, line }: Access): Texts | null {
  const row = member.object;
  if (!member.computed || row.type !== 'MemberExpression' || !row.computed || row.object.type !== 'Identifier')
    return null;
  const { property: first } = row;
  const { property: second } = member;
  const made = givenTo(program, row.object, line);
  if (made.type !== 'ArrayExpression' || first.type !== 'Identifier' || second.type !== 'Identifier') return null;
  const lengths = new Set(made.elements.map((one) => (one?.type === 'ArrayExpression' ? one.elements.length : -1)));
  const [columns, ...others] = lengths;
  if (columns === undefined || others.length > 0 || columns <= made.elements.length) return null;
  const ends = (name: string, count: number) => new RegExp(`;\\s*${escaped(name)}\\s*<\\s*${count}\\s*;`).test(source);
  return ends(first.name, columns) && ends(second.name, made.elements.length)
    ? texts(
        both(`${source.slice(row.start, row.end)} finnes ikke.`, `${source.slice(row.start, row.end)} does not exist.`),
        both(
          `${row.object.name} har ${made.elements.length} rader, og hver av dem har ${columns} plasser. Raden kommer først.`,
          `${row.object.name} has ${made.elements.length} rows, and each of them has ${columns} places. The row comes first.`,
        ),
        both(
          `Skriv ${row.object.name}[${second.name}][${first.name}].`,
          `Write ${row.object.name}[${second.name}][${first.name}].`,
        ),
      )
    : null;
}

/** `for (const [info, by] of kart)`, where the text comes first in each pair. */
export function pairSwapped({ member, program, line }: Access): Texts | null {
  const part = member.object;
  if (part.type !== 'MemberExpression' || part.computed || part.object.type !== 'Identifier') return null;
  if (part.property.type !== 'Identifier') return null;
  const { name } = part.object;
  const property = part.property.name;
  let found: Texts | null = null;
  walk(program, (node) => {
    if (node.type !== 'ForOfStatement' || node.start > member.start || node.end < member.end) return;
    const pattern = node.left.type === 'VariableDeclaration' ? node.left.declarations[0]?.id : null;
    const list = givenTo(program, node.right, line);
    if (pattern?.type !== 'ArrayPattern' || pattern.elements.length !== 2 || list.type !== 'ArrayExpression') return;
    const [first, second] = pattern.elements;
    if (first?.type !== 'Identifier' || second?.type !== 'Identifier' || first.name !== name) return;
    const isSwapped = list.elements.every((pair) => {
      const [one, other] = pair?.type === 'ArrayExpression' ? pair.elements : [];
      return one?.type === 'Literal' && other?.type === 'ObjectExpression' && partsMade(other).includes(property);
    });
    if (isSwapped)
      found = texts(
        both(
          `${name} er det første i hvert par, og har ingen ${property}.`,
          `${name} is the first of each pair, and has no ${property}.`,
        ),
        both(`Det andre i paret har ${property}.`, `The second of the pair has ${property}.`),
        both(`Skriv [${second.name}, ${first.name}] i løkken.`, `Write [${second.name}, ${first.name}] in the loop.`),
      );
  });
  return found;
}

/** `if (node === null) return 0;` where the value is undefined. */
export function undefinedNotNull({ member, program, nothing }: Access): Texts | null {
  const { object } = member;
  if (nothing !== 'undefined' || object.type !== 'Identifier') return null;
  let check: number | null = null;
  walk(program, (node) => {
    if (!node.type.includes('Function') || node.start > member.start || node.end < member.end) return;
    if (!('params' in node) || !node.params.some((one) => isNamed(one, object.name))) return;
    walk(node, (inner) => {
      if (inner.type !== 'IfStatement' || inner.test.type !== 'BinaryExpression' || inner.end > member.start) return;
      const { left, right, operator } = inner.test;
      if (operator === '===' && isNamed(left, object.name) && right.type === 'Literal' && right.raw === 'null')
        check ??= lineOf(inner);
    });
  });
  return check === null
    ? null
    : texts(
        both(`${object.name} er undefined her, og ikke null.`, `${object.name} is undefined here, and not null.`),
        both(
          `Vilkåret på linje ${check} gjelder bare null. En del som ikke finnes, er undefined.`,
          `The condition on line ${check} is only about null. A part that does not exist is undefined.`,
        ),
        both(`Skriv if (!${object.name}) på linje ${check}.`, `Write if (!${object.name}) on line ${check}.`),
      );
}
