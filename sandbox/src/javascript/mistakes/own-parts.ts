import type { AnyNode, Identifier, Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import type { ProgramError } from '../../judge/observation.ts';
import { parseProgram, walk } from '../program.ts';
import { callAt } from './call-at.ts';
import { both, type Texts, texts } from './mistake.ts';
import { givenTo, hasPart, isNamed, kindOf, type Member, methodOf, originOf, partsMade } from './parts.ts';

/** Shorter keys may differ in one letter and mean something else. */
const NEAR_MIN = 4;

const KNOWN = {
  list: { is: both('en liste', 'an array'), several: both('lister', 'arrays'), prototype: Array.prototype },
  text: { is: both('en tekst', 'a string'), several: both('tekster', 'strings'), prototype: String.prototype },
  number: { is: both('et tall', 'a number'), several: both('tall', 'numbers'), prototype: Number.prototype },
} as const;

/** A method that nothing in the program has, of a value, an object or a class that the program makes. */
export function methodNotMade(source: string, error: ProgramError): Pick<Texts, 'why' | 'tries'> | null {
  const program = parseProgram(source);
  const called = methodOf(callAt(source, error));
  if (!program || called?.object.type !== 'Identifier') return null;
  const { object, method } = called;
  const made = givenTo(program, object, error.line ?? 0);
  const owner = made.type === 'NewExpression' && made.callee.type === 'Identifier' ? made.callee.name : null;
  const ofItems = methodOfItems(program, made, object.name, method, error.line ?? 0);
  if (ofItems) return ofItems;
  // Another class may have it.
  if (hasPart(program, method) && !(owner && hasNoPart(program, owner, method))) return null;
  let isOwnClass = false;
  walk(program, (node) => {
    isOwnClass ||= node.type === 'ClassDeclaration' && node.id?.name === owner;
  });
  const kind = kindOf(program, made);
  const known = kind === 'list' || kind === 'text' || kind === 'number' ? KNOWN[kind] : null;
  if (known && !(method in known.prototype)) {
    const [is, several] = [known.is, known.several];
    return {
      why: both(
        `${object.name} er ${is._no}, og har ingen metode som heter ${method}.`,
        `${object.name} is ${is._eng}, and has no method called ${method}.`,
      ),
      tries: both(
        `Bruk en metode som ${several._no} har, eller lag en egen funksjon.`,
        `Use a method that ${several._eng} have, or make a function of your own.`,
      ),
    };
  }
  if (made.type !== 'ObjectExpression' && !isOwnClass) return null;
  const [key] = callAt(source, error)?.arguments ?? [];
  if (made.type === 'ObjectExpression' && /^(?:delete|remove)$/.test(method) && key && textOf(key) !== null)
    return {
      why: both('Et vanlig objekt har ingen slik metode.', 'A plain object has no such method.'),
      tries: both(
        `Skriv delete ${object.name}[${source.slice(key.start, key.end)}].`,
        `Write delete ${object.name}[${source.slice(key.start, key.end)}].`,
      ),
    };
  return {
    why: both(`${object.name} har ingen metode som heter ${method}.`, `${object.name} has no method called ${method}.`),
    tries: isOwnClass
      ? both(
          `Sjekk hva metoden heter i klassen ${owner}, eller lag den der: ${method}( ) { … }.`,
          `Check what the method is called in the class ${owner}, or make it there: ${method}( ) { … }.`,
        )
      : both(
          `Sjekk hva metoden heter i objektet, eller lag den der: ${method}( ) { … }.`,
          `Check what the method is called in the object, or make it there: ${method}( ) { … }.`,
        ),
  };
}

/** `oppgaver.fullfor()` of a list of objects that the program makes with `new`, and whose classes have the method. */
function methodOfItems(program: Program, made: AnyNode, list: string, method: string, line: number) {
  if (made.type !== 'ArrayExpression' || method in Array.prototype) return null;
  const items: (AnyNode | null | undefined)[] = [...made.elements];
  walk(program, (node) => {
    const called = methodOf(node);
    if (node.type === 'CallExpression' && called?.method === 'push' && isNamed(called.object, list))
      items.push(...node.arguments);
  });
  const owners = items.map((item) => {
    const value = item && givenTo(program, item, line);
    return value?.type === 'NewExpression' && value.callee.type === 'Identifier' ? value.callee.name : null;
  });
  if (owners.length === 0 || !owners.every((owner) => owner !== null && hasOwnMethod(program, owner, method)))
    return null;
  return {
    why: both(
      `${list} er en liste. Det er elementene i den som har metoden ${method}.`,
      `${list} is an array. It is the items in it that have the method ${method}.`,
    ),
    tries: both(
      `Kall den på ett element, ${list}[0].${method}( ), eller på alle: for (const x of ${list}) { x.${method}( ); }.`,
      `Call it on one item, ${list}[0].${method}( ), or on all: for (const x of ${list}) { x.${method}( ); }.`,
    ),
  };
}

function hasOwnMethod(program: Program, owner: string, method: string): boolean {
  let isIt = false;
  walk(program, (node) => {
    if (node.type === 'ClassDeclaration' && node.id?.name === owner)
      isIt ||= node.body.body.some((one) => one.type === 'MethodDefinition' && !one.static && isNamed(one.key, method));
  });
  return isIt;
}

/** A class that builds on no other, where nothing is called so and no object of it gets such a part later. */
function hasNoPart(program: Program, owner: string, name: string): boolean {
  let isIt = false;
  let isGivenLater = false;
  walk(program, (node, parents) => {
    if (node.type === 'ClassDeclaration' && node.id?.name === owner)
      isIt = !node.superClass && !partsMade(node).includes(name);
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    isGivenLater ||= isNamed(node.left.property, name) && !parents.some(({ type }) => type === 'ClassBody');
  });
  return isIt && !isGivenLater;
}

/** `elev.adresse.gate` of an object that the program writes, where nothing is called `adresse`. */
export function partNotMade(program: Program, part: AnyNode, line: number): Texts | null {
  if (part.type !== 'MemberExpression' || part.computed || part.property.type !== 'Identifier') return null;
  const { object, property } = part;
  if (hasPart(program, property.name)) return null;
  const asVariable = variableAfterDot(program, part, property.name, line);
  if (asVariable) return asVariable;
  if (object.type === 'MemberExpression' && object.computed && object.object.type === 'Identifier')
    return partOfNone(program, object.object, property.name, line);
  if (object.type !== 'Identifier') return null;
  const made = givenTo(program, object, line);
  // What comes from another object may have any name.
  if (made.type !== 'ObjectExpression' || made.properties.some(({ type }) => type === 'SpreadElement')) return null;
  const shown = `${object.name}.${property.name}`;
  return texts(
    both(`${shown} finnes ikke.`, `${shown} does not exist.`),
    both(
      `Objektet ${object.name} har ingen del som heter ${property.name}.`,
      `The object ${object.name} has no part called ${property.name}.`,
    ),
    both(
      `Legg ${property.name} inn i objektet, eller bruk en del som finnes.`,
      `Add ${property.name} to the object, or use a part that exists.`,
    ),
  );
}

/** `samling.id.tekst`, where `id` is a variable: the dot takes the part that is called so. */
function variableAfterDot(program: Program, part: Member, name: string, line: number): Texts | null {
  let root: AnyNode = part.object;
  while (root.type === 'MemberExpression') root = root.object;
  const made = givenTo(program, root, line);
  if (root.type !== 'Identifier' || made.type !== 'ObjectExpression' || !isVariableAt(program, name, line)) return null;
  return texts(
    both(`Ingenting her heter .${name}.`, `Nothing here is called .${name}.`),
    both(
      `Etter et punktum er ${name} navnet på en del, og ikke variabelen ${name}.`,
      `After a dot ${name} is the name of a part, and not the variable ${name}.`,
    ),
    both(
      `Skriv [${name}] i stedet for .${name} for å bruke verdien av variabelen.`,
      `Write [${name}] instead of .${name} to use the value of the variable.`,
    ),
  );
}

/** A parameter or a variable of that name, of the program or of a function around the line. */
function isVariableAt(program: Program, name: string, line: number): boolean {
  let isIt = false;
  walk(program, (node, parents) => {
    const isMade =
      ('params' in node && node.params.some((one) => isNamed(one, name))) ||
      (node.type === 'VariableDeclarator' && isNamed(node.id, name));
    const owner = [...parents, node].findLast(({ type }) => type.includes('Function'));
    isIt ||= isMade && (!owner?.loc || (owner.loc.start.line <= line && owner.loc.end.line >= line));
  });
  return isIt;
}

/** The variables with an object that the program writes, which has the part that is requested. */
export function objectsWith(program: Program, { property, computed }: Member): string[] {
  const names: string[] = [];
  walk(program, (node) => {
    if (computed || property.type !== 'Identifier' || node.type !== 'VariableDeclarator') return;
    if (node.id.type !== 'Identifier' || node.init?.type !== 'ObjectExpression') return;
    if (node.init.properties.some((one) => one.type === 'Property' && isNamed(one.key, property.name)))
      names.push(node.id.name);
  });
  return names;
}

/** `spillere[0].poengsum.toFixed(1)` of a list of objects that the program writes. */
function partOfNone(program: Program, list: Identifier, part: string, line: number): Texts | null {
  const made = givenTo(program, list, line);
  const isOfObjects =
    made.type === 'ArrayExpression' &&
    made.elements.length > 0 &&
    made.elements.every(
      (one) => one?.type === 'ObjectExpression' && one.properties.every(({ type }) => type === 'Property'),
    );
  return isOfObjects
    ? texts(
        both(`Ingenting her heter .${part}.`, `Nothing here is called .${part}.`),
        both(
          `Ingen av objektene i ${list.name} har en del som heter ${part}.`,
          `None of the objects in ${list.name} has a part called ${part}.`,
        ),
        both(
          `Bruk en del som finnes, eller legg ${part} inn i objektene.`,
          `Use a part that exists, or add ${part} to the objects.`,
        ),
      )
    : null;
}

/** `m.set("Ada", 1)` and `m.get("ada")`: the key that is there, where the program's text says both. */
export function nearKey(program: Program, call: AnyNode | null, line: number): Texts['tries'] | null {
  const asked = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
  const map = methodOf(call)?.object;
  if (!asked || map?.type !== 'Identifier') return null;
  const key = textOf(givenTo(program, asked, line));
  const keys: string[] = [];
  const take = (node: AnyNode | null | undefined) => {
    const text = node ? textOf(givenTo(program, node, line)) : null;
    if (text !== null) keys.push(text);
  };
  walk(program, (node) => {
    const called = methodOf(node);
    if (node.type === 'CallExpression' && called?.method === 'set' && isNamed(called.object, map.name))
      take(node.arguments[0]);
  });
  const made = originOf(program, map.name, line);
  const [entries] = made?.type === 'NewExpression' ? made.arguments : [];
  if (entries?.type === 'ArrayExpression')
    for (const entry of entries.elements) if (entry?.type === 'ArrayExpression') take(entry.elements[0]);
  if (key === null || keys.includes(key)) return null;
  const sameLetters = keys.find((one) => one.toLowerCase() === key.toLowerCase());
  const near = sameLetters ?? (key.length >= NEAR_MIN ? closest(key, keys, 1) : undefined);
  if (!near) return null;
  return sameLetters === undefined
    ? both(`Det finnes en nøkkel "${near}". Mente du den?`, `There is a key "${near}". Did you mean that one?`)
    : both(
        `Det finnes en nøkkel "${near}". Store og små bokstaver teller.`,
        `There is a key "${near}". Upper and lower case count.`,
      );
}

function textOf(node: AnyNode): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
