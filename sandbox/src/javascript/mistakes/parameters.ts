import type { AnyNode } from 'acorn';
import { walk } from '../program.ts';
import { both, type Missing, type Texts, texts } from './mistake.ts';
import { isFunction, isHandler, isNamed, lineOf, methodOf } from './parts.ts';

const EVENT = /^(?:e|ev|evt|event|hendelse|hendelsen)$/;
const OF_PROMISE = /^(?:resolve|reject)$/;

/** `form.addEventListener("submit", function () { e.preventDefault(); })`, and the same with what a Promise gives. */
export function parameterNotTaken({ name, program, line }: Missing): Texts | null {
  if (!EVENT.test(name) && !OF_PROMISE.test(name)) return null;
  const listeners = namesOfListeners(program);
  let found: Texts | null = null;
  walk(program, (node, parents) => {
    if (found || !isNamed(node, name) || lineOf(node) !== line) return;
    // The function that gets the event, or one in between that makes no name of its own.
    for (let at = parents.length - 1; at >= 0; at--) {
      const owner = parents[at] as AnyNode;
      if (!owner.type.includes('Function') || !('params' in owner)) continue;
      const around = parents[at - 1];
      const isIt = EVENT.test(name)
        ? isListener(owner, around, listeners)
        : around?.type === 'NewExpression' && isNamed(around.callee, 'Promise') && around.arguments[0] === owner;
      if (!isIt) continue;
      if (owner.params.length === 0) found = EVENT.test(name) ? ofListener(name, owner) : ofPromise(name);
      // `new Promise((reject) => …)`: the first of the two resolves it, whatever it is called.
      const [first, ...others] = owner.params;
      if (OF_PROMISE.test(name) && first?.type === 'Identifier' && others.length === 0)
        if (first.name === 'reject' || name === 'reject')
          found = secondOfPromise(first.name === 'reject' ? 'resolve' : first.name, name);
      return;
    }
  });
  return found;
}

function isListener(owner: AnyNode, around: AnyNode | undefined, names: readonly string[]): boolean {
  if (owner.type === 'FunctionDeclaration') return owner.id !== null && names.includes(owner.id.name);
  if (around?.type === 'CallExpression')
    return methodOf(around)?.method === 'addEventListener' && around.arguments[1] === owner;
  if (around?.type === 'VariableDeclarator') return around.id.type === 'Identifier' && names.includes(around.id.name);
  return around?.type === 'AssignmentExpression' && isHandler(around.left);
}

/** Functions whose names are passed on: to addEventListener, or to onclick and the like. */
function namesOfListeners(program: AnyNode): string[] {
  const names: string[] = [];
  walk(program, (node) => {
    const listener =
      node.type === 'CallExpression' && methodOf(node)?.method === 'addEventListener'
        ? node.arguments[1]
        : node.type === 'AssignmentExpression' && isHandler(node.left)
          ? node.right
          : undefined;
    if (listener?.type === 'Identifier') names.push(listener.name);
  });
  return names;
}

function ofListener(name: string, owner: AnyNode): Texts {
  const head =
    owner.type === 'FunctionDeclaration'
      ? `function ${owner.id?.name}(${name}) {`
      : isFunction(owner) && owner.type === 'ArrowFunctionExpression'
        ? `(${name}) => {`
        : `function (${name}) {`;
  return texts(
    both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`),
    both(
      `Funksjonen på linje ${lineOf(owner)} får hendelsen, men har ingen parameter for den.`,
      `The function on line ${lineOf(owner)} gets the event, but has no parameter for it.`,
    ),
    both(`Skriv ${head} på linje ${lineOf(owner)}.`, `Write ${head} on line ${lineOf(owner)}.`),
  );
}

function ofPromise(name: string): Texts {
  const parameters = name === 'resolve' ? 'resolve' : 'resolve, reject';
  return texts(
    both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`),
    both(
      'Funksjonen i new Promise får resolve og reject, men har ingen parametere for dem.',
      'The function in new Promise gets resolve and reject, but has no parameters for them.',
    ),
    both(`Skriv new Promise((${parameters}) => {`, `Write new Promise((${parameters}) => {`),
  );
}

function secondOfPromise(first: string, name: string): Texts {
  return texts(
    both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`),
    both(
      'new Promise gir funksjonen to verdier: først den som oppfyller løftet, så den som avviser det.',
      'new Promise gives the function two values: first the one that resolves the Promise, then the one that rejects it.',
    ),
    both(`Skriv new Promise((${first}, reject) => {`, `Write new Promise((${first}, reject) => {`),
  );
}
