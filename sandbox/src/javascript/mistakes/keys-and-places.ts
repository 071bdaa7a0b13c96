import type { AnyNode, Program } from 'acorn';
import { walk } from '../program.ts';
import { EVENTS } from './events.ts';
import { both, CALLED_SHOWN_MAX, type Texts, texts } from './mistake.ts';
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

/** `tekst.slice[1].length`, and `sum(liste.slice[1])` where the function asks for a part of what it gets. */
export function methodInBrackets(access: Access): Texts | null {
  const { member, program, source } = access;
  const direct = originOfObject(access);
  const found = (direct && bracketsAfterMethod(direct, program)) ?? fromCallOf(member, program);
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
