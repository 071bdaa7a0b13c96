import type { AnyNode, Program } from 'acorn';
import { walk } from '../program.ts';
import { both, type Texts, texts } from './mistake.ts';
import { type Access, isNamed, type Kind, kindOfName, lineOf, methodOf, originOf, originOfObject } from './parts.ts';

/** `for (const elev in elever)` and then `elev.navn.length`. */
export function ofPlace({ member, program, source, line }: Access): Texts | null {
  let root: AnyNode = member.object;
  while (root.type === 'MemberExpression') root = root.object;
  if (root.type !== 'Identifier') return null;
  const { name } = root;
  let list: string | null = null;
  walk(program, (node) => {
    if (node.type !== 'ForInStatement' || node.left.type !== 'VariableDeclaration') return;
    const id = node.left.declarations[0]?.id;
    if (id?.type === 'Identifier' && id.name === name) list = source.slice(node.right.start, node.right.end);
  });
  return list === null ? null : placeInsteadOfItem(name, list, kindOfLoop(program, list, line));
}

/** Which kind a loop goes through: elements of the page are several as well. */
export function kindOfLoop(program: Program, list: string, line: number): Kind | null {
  const search = methodOf(originOf(program, list, line))?.method ?? '';
  return /^(?:querySelectorAll|getElementsBy)/.test(search) ? 'list' : kindOfName(program, list, line);
}

export function placeInsteadOfItem(name: string, list: string, kind: Kind | null): Texts {
  if (kind !== 'list')
    return texts(
      both(
        `${name} er ${kind === 'object' ? 'et navn' : 'en plass eller et navn'} i ${list}, og ikke det som ligger der.`,
        `${name} is ${kind === 'object' ? 'a name' : 'a place or a name'} in ${list}, and not what is there.`,
      ),
      both('for … in gir plasser og navn som tekster.', 'for … in gives places and names as texts.'),
      both(`Skriv ${list}[${name}] for å få det som ligger der.`, `Write ${list}[${name}] to get what is there.`),
    );
  return texts(
    both(
      `${name} er en plass i ${list}, og ikke det som ligger der.`,
      `${name} is a place in ${list}, and not what is there.`,
    ),
    both(
      'for … in gir plassene som tekster: "0", "1", "2". for … of gir det som ligger i listen.',
      'for … in gives the places as texts: "0", "1", "2". for … of gives what is in the array.',
    ),
    both(
      `Skriv of i stedet for in: for (const ${name} of ${list}).`,
      `Write of instead of in: for (const ${name} of ${list}).`,
    ),
  );
}

/** The line of the loop that goes on while `i<=navn.length`. */
export function loopTooFar(program: Program, source: string, test: string): number | null {
  let loop: number | null = null;
  walk(program, (node) => {
    if (node.type !== 'ForStatement' && node.type !== 'WhileStatement') return;
    if (node.test && source.slice(node.test.start, node.test.end).replaceAll(' ', '') === test) loop = lineOf(node);
  });
  return loop;
}

/** `navn[i].length` in a loop that goes on while `i <= navn.length`, and a place that a written list does not have. */
export function oneTooFar(access: Access): Texts | null {
  const { program, source, line } = access;
  const object = originOfObject(access);
  if (object?.type !== 'MemberExpression' || !object.computed) return null;
  const list = source.slice(object.object.start, object.object.end);
  const place = source.slice(object.property.start, object.property.end);
  const loop = loopTooFar(program, source, `${place}<=${list}.length`);
  if (loop !== null)
    return texts(
      both('Løkken går én runde for langt.', 'The loop goes one round too far.'),
      both(
        'Plassene begynner på 0, så den siste er én mindre enn lengden.',
        'The places begin at 0, so the last one is one less than the length.',
      ),
      both(`Skriv < i stedet for <= på linje ${loop}.`, `Write < instead of <= on line ${loop}.`),
    );
  const made = writtenList(object.object, program, line);
  const { property } = object;
  if (place === `${list}.length`)
    return texts(
      both(`${list} har ingen plass ${place}.`, `${list} has no place ${place}.`),
      both(
        'Plassene begynner på 0, så den siste er én mindre enn lengden.',
        'The places begin at 0, so the last one is one less than the length.',
      ),
      both(`Skriv ${list}[${place} - 1].`, `Write ${list}[${place} - 1].`),
    );
  if (made?.type === 'ArrayExpression' && property.type === 'UnaryExpression' && property.operator === '-')
    return texts(
      both(`${list} har ingen plass ${place}.`, `${list} has no place ${place}.`),
      both(
        'Plassene begynner på 0. Et minus teller ikke bakfra her.',
        'The places begin at 0. A minus does not count from the end here.',
      ),
      both(`Skriv ${list}.at(${place}).`, `Write ${list}.at(${place}).`),
    );
  if (made?.type !== 'ArrayExpression' || property.type !== 'Literal' || typeof property.value !== 'number')
    return null;
  const isChanged = /\.(?:push|unshift|pop|shift|splice)\s*\(/.test(source);
  const count = made.elements.length;
  return count > 0 && !isChanged && property.value >= count
    ? texts(
        both(`${list} har ingen plass ${place}.`, `${list} has no place ${place}.`),
        both(
          `Plassene begynner på 0, så den siste av ${count} er ${count - 1}.`,
          `The places begin at 0, so the last of ${count} is ${count - 1}.`,
        ),
        count > 1
          ? both(
              `Skriv et tall fra 0 til ${count - 1} i stedet for ${place} i ${list}[${place}].`,
              `Write a number from 0 to ${count - 1} instead of ${place} in ${list}[${place}].`,
            )
          : both(`Skriv ${list}[0].`, `Write ${list}[0].`),
      )
    : null;
}

/** `quiz[nr].tekst`, where the program writes the list and only counts `nr` up: it is past the last place. */
export function pastTheEnd(access: Access): Texts | null {
  const { program, source, line, nothing } = access;
  const object = originOfObject(access);
  if (nothing !== 'undefined' || object?.type !== 'MemberExpression' || !object.computed) return null;
  const { object: list, property: place } = object;
  if (list.type !== 'Identifier' || place.type !== 'Identifier') return null;
  const made = writtenList(list, program, line);
  if (made?.type !== 'ArrayExpression' || made.elements.length === 0 || isListChanged(program, list.name)) return null;
  if (!made.elements.every((one) => one && /^(?:Object|Array)Expression$|^Literal$/.test(one.type))) return null;
  const counted = countedUp(program, place.name);
  if (!counted) return null;
  const shown = source.slice(object.start, object.end);
  const last = made.elements.length - 1;
  return texts(
    both(`${shown} finnes ikke.`, `${shown} does not exist.`),
    both(
      `${place.name} er blitt større enn den siste plassen i ${list.name}, som er ${last}.`,
      `${place.name} has become larger than the last place of ${list.name}, which is ${last}.`,
    ),
    counted.loop === null
      ? both(
          `Sjekk først: if (${place.name} < ${list.name}.length) {`,
          `Check first: if (${place.name} < ${list.name}.length) {`,
        )
      : both(
          `Skriv ${place.name} < ${list.name}.length i løkken på linje ${counted.loop}.`,
          `Write ${place.name} < ${list.name}.length in the loop on line ${counted.loop}.`,
        ),
  );
}

/** Whether the name begins as a whole number and only ever grows or begins again, and the line of the for loop that counts it. */
function countedUp(program: Program, name: string): { loop: number | null } | null {
  let isMade = false;
  let isCounted = false;
  let isOther = false;
  let loop: number | null = null;
  const isWhole = (node: AnyNode | null | undefined) =>
    node?.type === 'Literal' && typeof node.value === 'number' && Number.isInteger(node.value) && node.value >= 0;
  walk(program, (node, parents) => {
    if ('params' in node) isOther ||= node.params.some((one) => isNamed(one, name));
    if (node.type === 'VariableDeclarator' && isNamed(node.id, name)) {
      isOther ||= isMade || !isWhole(node.init);
      isMade = true;
      const around = parents.at(-2);
      if (around?.type === 'ForStatement') loop = lineOf(around);
    }
    if (node.type === 'UpdateExpression' && isNamed(node.argument, name)) {
      if (node.operator === '++') isCounted = true;
      else isOther = true;
    }
    if (node.type !== 'AssignmentExpression' || !isNamed(node.left, name)) return;
    const { right } = node;
    const isSum =
      node.operator === '=' &&
      right.type === 'BinaryExpression' &&
      right.operator === '+' &&
      isNamed(right.left, name) &&
      isWhole(right.right);
    if (isSum || (node.operator === '+=' && isWhole(right))) isCounted = true;
    else isOther ||= !(node.operator === '=' && isWhole(right));
  });
  return isMade && isCounted && !isOther ? { loop } : null;
}

/** Something is put into the list or taken out of it, or it is passed on to what may do so. */
function isListChanged(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node, parents) => {
    if (!isNamed(node, name)) return;
    const parent = parents.at(-1);
    if (parent?.type === 'CallExpression') isIt = true;
    if (parent?.type !== 'MemberExpression' || parent.object !== node) return;
    const around = parents.at(-2);
    const isCalled = around?.type === 'CallExpression' && around.callee === parent;
    const method = isCalled && parent.property.type === 'Identifier' ? parent.property.name : '';
    isIt ||= /^(?:push|pop|shift|unshift|splice)$/.test(method);
    isIt ||= around?.type === 'AssignmentExpression' && around.left === parent;
  });
  return isIt;
}

/** What a name was given, and for `spilleliste.sanger` what the object has there when it is never given another value. */
export function writtenList(list: AnyNode, program: Program, line: number): AnyNode | null {
  if (list.type === 'Identifier') return originOf(program, list.name, line);
  if (list.type !== 'MemberExpression' || list.computed || list.object.type !== 'Identifier') return null;
  const { property } = list;
  if (property.type !== 'Identifier') return null;
  const owner = originOf(program, list.object.name, line);
  if (owner?.type !== 'ObjectExpression' || owner.properties.some(({ type }) => type === 'SpreadElement')) return null;
  let isChanged = false;
  walk(program, (node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    isChanged ||= node.left.computed || isNamed(node.left.property, property.name);
  });
  const part = owner.properties.find((one) => one.type === 'Property' && isNamed(one.key, property.name));
  return !isChanged && part?.type === 'Property' ? part.value : null;
}
