import type { AnyNode, Program } from 'acorn';
import { parseProgram, walk } from '../program.ts';
import { both, type Texts, texts } from './mistake.ts';
import {
  type Access,
  functionsWithoutReturn,
  givenTo,
  isFunction,
  isNamed,
  lineOf,
  methodOf,
  originOfObject,
} from './parts.ts';

export function fromFunction(access: Access): Texts | null {
  return withoutReturn(originOfObject(access), access.program, access.source);
}

/** A call of a function that has no answer. */
export function withoutReturn(origin: AnyNode | null, program: Program, source: string): Texts | null {
  if (origin?.type !== 'CallExpression' || origin.callee.type !== 'Identifier') return null;
  const { name } = origin.callee;
  return functionsWithoutReturn(program).includes(name) ? missingReturn(name, source) : null;
}

/** `() => { navn: "Ada" }` */
function isObjectInBlock(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNamed(node.id, name)) return;
    const body = node.init?.type === 'ArrowFunctionExpression' ? node.init.body : null;
    const [only, ...others] = body?.type === 'BlockStatement' ? body.body : [];
    isIt ||= only?.type === 'LabeledStatement' && only.body.type === 'ExpressionStatement' && others.length === 0;
  });
  return isIt;
}

export function missingReturn(name: string, source: string): Texts {
  const what = both(`Funksjonen ${name} gir ikke noe svar tilbake.`, `The function ${name} gives no answer back.`);
  const program = parseProgram(source);
  if (program && isCalledWithNew(program, name))
    return texts(
      both(`${name} er kalt uten new.`, `${name} is called without new.`),
      both(
        'Funksjonen gir this verdier, og da lager new objektet.',
        'The function gives values to this, and then new makes the object.',
      ),
      both(`Skriv new foran ${name}.`, `Write new before ${name}.`),
    );
  if (program && isObjectInBlock(program, name))
    return texts(
      what,
      both(
        '{ etter pilen => begynner en blokk, ikke et objekt.',
        '{ after the arrow => begins a block, not an object.',
      ),
      both('Sett parenteser rundt objektet: () => ({ a: 1 }).', 'Put parentheses around the object: () => ({ a: 1 }).'),
    );
  if (program && hasReturnAbove(program, name)) {
    return texts(
      what,
      both(
        'return er alene på linjen, og da slutter funksjonen der.',
        'return is alone on its line, so the function ends there.',
      ),
      both('Skriv svaret på samme linje som return.', 'Write the answer on the same line as return.'),
    );
  }
  if (program && returnsInForEach(program, name))
    return texts(
      what,
      both(
        'return inni forEach avslutter bare runden, og ikke hele funksjonen.',
        'return inside forEach ends only the round, and not the whole function.',
      ),
      both('Bruk for (const x of liste) { i stedet.', 'Use for (const x of list) { instead.'),
    );
  const timer = program && returnsInTimer(program, name);
  if (timer)
    return texts(
      what,
      both(
        `return inni ${timer} hører til funksjonen der, som kjører senere.`,
        `return inside ${timer} belongs to the function there, which runs later.`,
      ),
      both(
        `Bruk svaret inni ${timer}, eller gi tilbake et løfte: return new Promise( … ).`,
        `Use the answer inside ${timer}, or give back a Promise: return new Promise( … ).`,
      ),
    );
  return texts(
    what,
    both(
      'En funksjon uten return gir undefined, som betyr ingenting.',
      'A function without return gives undefined, which means nothing.',
    ),
    both(`Skriv return foran svaret inni ${name}.`, `Write return before the answer inside ${name}.`),
  );
}

/** `function Hund(navn) { this.navn = navn; }`: what a class was written as before. */
function isCalledWithNew(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || node.id?.name !== name || !/^\p{Lu}/u.test(name)) return;
    walk(node.body, (inner) => {
      isIt ||=
        inner.type === 'AssignmentExpression' &&
        inner.left.type === 'MemberExpression' &&
        inner.left.object.type === 'ThisExpression';
    });
  });
  return isIt;
}

/** A return alone on its line in the function, with a value as a statement of its own right below it. */
function hasReturnAbove(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node, parents) => {
    if (node.type !== 'BlockStatement') return;
    const isOwn = parents
      .slice(-2)
      .some(
        (one) =>
          (one.type === 'FunctionDeclaration' || one.type === 'VariableDeclarator') &&
          one.id?.type === 'Identifier' &&
          one.id.name === name,
      );
    isIt ||=
      isOwn &&
      node.body.some(
        (one, place) =>
          one.type === 'ReturnStatement' && !one.argument && node.body[place + 1]?.type === 'ExpressionStatement',
      );
  });
  return isIt;
}

/** The only answer of the function is inside a forEach. */
function returnsInForEach(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node, parents) => {
    if (node.type !== 'ReturnStatement' || !node.argument) return;
    const isOwn = parents.some(
      (one) =>
        (one.type === 'FunctionDeclaration' && one.id !== null && isNamed(one.id, name)) ||
        (one.type === 'VariableDeclarator' && isNamed(one.id, name)),
    );
    isIt ||= isOwn && parents.some((one) => methodOf(one)?.method === 'forEach');
  });
  return isIt;
}

/** The only answer of the function is inside a setTimeout: what that is called, else null. */
function returnsInTimer(program: Program, name: string): string | null {
  let timer: string | null = null;
  walk(program, (node, parents) => {
    if (node.type !== 'ReturnStatement' || !node.argument) return;
    const isOwn = parents.some((one) => one.type === 'FunctionDeclaration' && one.id !== null && isNamed(one.id, name));
    const own = parents.findLastIndex(({ type }) => type.includes('Function'));
    const call = parents[own - 1];
    if (isOwn && call?.type === 'CallExpression' && call.callee.type === 'Identifier')
      if (/^set(?:Timeout|Interval)$/.test(call.callee.name)) timer = call.callee.name;
  });
  return timer;
}

/** An item of a list that map made with a function that gives no answer. */
export function fromItems({ member, program, line, nothing }: Access): Texts | null {
  const { object } = member;
  let list: AnyNode | null = object.type === 'MemberExpression' && object.computed ? object.object : null;
  if (object.type === 'Identifier')
    walk(program, (node) => {
      if (node.start > member.start || node.end < member.end) return;
      if (node.type === 'ForOfStatement' && node.left.type === 'VariableDeclaration') {
        const id = node.left.declarations[0]?.id;
        if (id && isNamed(id, object.name)) list = node.right;
      }
      const [callback] = node.type === 'CallExpression' ? node.arguments : [];
      const called = methodOf(node);
      const [first] = callback && 'params' in callback ? callback.params : [];
      if (
        called &&
        /^(?:forEach|map|filter|find|some|every)$/.test(called.method) &&
        first &&
        isNamed(first, object.name)
      )
        list = called.object;
    });
  const made = list && givenTo(program, list, line);
  const [callback] = made?.type === 'CallExpression' && methodOf(made)?.method === 'map' ? made.arguments : [];
  if (nothing !== 'undefined' || !callback || !isFunction(callback) || !('body' in callback)) return null;
  const { body } = callback;
  if (Array.isArray(body) || body.type !== 'BlockStatement') return null;
  let returns = false;
  walk(body, (node, parents) => {
    const isOwn = !parents.some(({ type }) => type.includes('Function'));
    returns ||= node.type === 'ReturnStatement' && isOwn;
  });
  if (body.body.length > 0 && body.body.every(({ type }) => type === 'LabeledStatement'))
    return texts(
      both(
        '{ etter pilen => begynner en blokk, og ikke et objekt.',
        '{ after the arrow => begins a block, and not an object.',
      ),
      both(
        `Funksjonen i map på linje ${lineOf(callback)} gir derfor ikke noe svar tilbake.`,
        `So the function in map on line ${lineOf(callback)} gives no answer back.`,
      ),
      both('Sett parentes rundt objektet: x => ({ a: 1 }).', 'Put parentheses around the object: x => ({ a: 1 }).'),
    );
  return returns
    ? null
    : texts(
        both('Funksjonen i map gir ikke noe svar tilbake.', 'The function in map gives no answer back.'),
        both(
          `Uten return blir alle elementene i den nye listen undefined. map er på linje ${lineOf(callback)}.`,
          `Without return all items of the new array are undefined. map is on line ${lineOf(callback)}.`,
        ),
        both('Skriv return foran svaret i funksjonen.', 'Write return before the answer in the function.'),
      );
}

/** A callback of reduce without return: the next round gets undefined. */
export function inReduce({ member, program }: Access): Texts | null {
  const { object } = member;
  if (object.type !== 'Identifier') return null;
  const { name } = object;
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || methodOf(node)?.method !== 'reduce') return;
    const [callback] = node.arguments;
    if (callback?.type !== 'ArrowFunctionExpression' && callback?.type !== 'FunctionExpression') return;
    const [first] = callback.params;
    if (first?.type !== 'Identifier' || first.name !== name || callback.body.type !== 'BlockStatement') return;
    let returns = false;
    walk(callback.body, (inner) => {
      returns ||= inner.type === 'ReturnStatement';
    });
    isIt ||= !returns;
  });
  return isIt
    ? texts(
        both('Funksjonen i reduce gir ikke noe svar tilbake.', 'The function in reduce gives no answer back.'),
        both(`Svaret fra én runde blir ${name} i den neste.`, `The answer of one round becomes ${name} in the next.`),
        both(`Skriv return ${name}; sist i funksjonen.`, `Write return ${name}; at the end of the function.`),
      )
    : null;
}
