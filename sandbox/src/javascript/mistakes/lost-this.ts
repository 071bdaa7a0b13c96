import type { AnyNode, Program } from 'acorn';
import { walk } from '../program.ts';
import type { Failed } from './call-at.ts';
import { both, type Texts, texts } from './mistake.ts';
import { type Access, isNamed, lineOf, type Member, methodOf } from './parts.ts';

/** `mjau: () => { this.navn.length }`: an arrow function has no object of its own. */
export function inArrow({ member, program }: Access): Texts | null {
  const { object } = member;
  const isOfThis = object.type === 'MemberExpression' && object.object.type === 'ThisExpression';
  if (!isOfThis && object.type !== 'ThisExpression') return null;
  let isIt = false;
  walk(program, (node, parents) => {
    if (node !== member) return;
    const own = parents.findLastIndex(({ type }) => type.includes('Function'));
    isIt = parents[own]?.type === 'ArrowFunctionExpression' && parents[own - 1]?.type === 'Property';
  });
  return isIt
    ? texts(
        both('this er ikke objektet her.', 'this is not the object here.'),
        both('En pilfunksjon har ikke sin egen this.', 'An arrow function has no this of its own.'),
        both('Skriv metoden uten pil: navn() { … }.', 'Write the method without an arrow: name() { … }.'),
      )
    : null;
}

export function ofThis({ member, program }: Access): Texts | null {
  let root: AnyNode = member.object;
  while (root.type === 'MemberExpression') root = root.object;
  if (root.type !== 'ThisExpression') return null;
  let inPlainFunction = false;
  let inListener = false;
  let inMethod = false;
  walk(program, (node, parents) => {
    if (node.type !== 'MemberExpression' || node.start !== member.start || node.end !== member.end) return;
    const own = parents.findLastIndex(({ type }) => type === 'FunctionExpression' || type === 'FunctionDeclaration');
    const around = parents[own - 1]?.type;
    inMethod = around === 'MethodDefinition' || around === 'Property';
    const call = parents[own - 1];
    const isOfElement = methodOf(call)?.method === 'addEventListener';
    const isInMethod = parents.slice(0, own - 1).some(({ type }) => type === 'MethodDefinition' || type === 'Property');
    inListener = isOfElement && isInMethod;
    inPlainFunction = own >= 0 && around === 'CallExpression' && isInMethod && !isOfElement;
  });
  if (inListener && isMadeByClass(program, member.object))
    return texts(
      both('this er ikke objektet her.', 'this is not the object here.'),
      both(
        'I en vanlig funksjon som tar seg av en hendelse, er this elementet.',
        'In a plain function that handles an event, this is the element.',
      ),
      both('Bruk en pilfunksjon i stedet: () => { … }.', 'Use an arrow function instead: () => { … }.'),
    );
  const passed = inMethod ? passedOn(program, member.object) : null;
  if (passed) return withoutObject(passed);
  // Of a method that was called as it should be, this is its object: then only the property is missing.
  if (inMethod && member.object.type !== 'ThisExpression') return null;
  if (!inPlainFunction && !inMethod) return null;
  const stored = inPlainFunction ? null : storedMethod(program, member);
  if (stored)
    return texts(
      both('this er ikke objektet her.', 'this is not the object here.'),
      both(
        `På linje ${stored.line} får ${stored.name} metoden uten objektet.`,
        `On line ${stored.line} ${stored.name} gets the method without its object.`,
      ),
      both(
        `Skriv ${stored.name} = (${stored.given}) => ${stored.called}(${stored.given}) der.`,
        `Write ${stored.name} = (${stored.given}) => ${stored.called}(${stored.given}) there.`,
      ),
    );
  return texts(
    both('this er ikke objektet her.', 'this is not the object here.'),
    inPlainFunction
      ? both(
          'En vanlig funksjon inni en metode har sin egen this.',
          'A plain function inside a method has a this of its own.',
        )
      : both(
          'En metode som blir sendt videre eller lagret uten parenteser, mister objektet sitt.',
          'A method that is passed on or stored without parentheses loses its object.',
        ),
    inPlainFunction
      ? both('Bruk en pilfunksjon i stedet: (x) => { … }.', 'Use an arrow function instead: (x) => { … }.')
      : both(
          'Bruk en pilfunksjon som kaller metoden på objektet.',
          'Use an arrow function that calls the method on the object.',
        ),
  );
}

/** `const mer = teller.øk;` for the method that uses `this` there, which is called by that name only. */
function storedMethod(program: Program, member: Member) {
  let method: { name: string; given: string } | null = null;
  walk(program, (node) => {
    if (node.type !== 'MethodDefinition' && node.type !== 'Property') return;
    if (node.start > member.start || node.end < member.end || node.key.type !== 'Identifier') return;
    const { value } = node;
    const params = 'params' in value ? value.params : [];
    if (params.every((one) => one.type === 'Identifier'))
      method = { name: node.key.name, given: params.map((one) => one.name).join(', ') };
  });
  if (!method) return null;
  const { name: own, given }: { name: string; given: string } = method;
  const stored: { name: string; called: string; line: number }[] = [];
  let isPassedOn = false;
  walk(program, (node, parents) => {
    if (node.type !== 'MemberExpression' || node.computed || !isNamed(node.property, own)) return;
    const parent = parents.at(-1);
    if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' && node.object.type === 'Identifier')
      stored.push({ name: parent.id.name, called: `${node.object.name}.${own}`, line: lineOf(parent) });
    else isPassedOn ||= !(parent?.type === 'CallExpression' && parent.callee === node);
  });
  const [one] = stored;
  return one && stored.length === 1 && !isPassedOn ? { ...one, given } : null;
}

/** `this.logg("hei")` in a method that is passed on, where the class has the method `logg`. */
export function calledOnThis({ call, program }: Failed): Texts | null {
  const { callee } = call;
  const passed = callee.type === 'MemberExpression' && passedOn(program, callee);
  return passed ? withoutObject(passed) : null;
}

type PassedOn = { method: string; line: number };

function withoutObject({ method, line }: PassedOn): Texts {
  return texts(
    both('this er ikke objektet her.', 'this is not the object here.'),
    both(
      `På linje ${line} blir ${method} sendt videre uten objektet sitt.`,
      `On line ${line} ${method} is passed on without its object.`,
    ),
    both(`Skriv () => ${method}() der.`, `Write () => ${method}() there.`),
  );
}

/** `setTimeout(kurs.vis, 200)`, where the class makes the part of `this` that the method does not find. */
function passedOn(program: Program, part: AnyNode): PassedOn | null {
  let name: string | null = null;
  let isWritten = false;
  walk(program, (node, parents) => {
    if (node.type !== 'MethodDefinition' && node.type !== 'Property') return;
    if (node.start > part.start || node.end < part.end || node.key.type !== 'Identifier') return;
    const isMethod = node.kind === 'method' || (node.kind === 'init' && node.value.type === 'FunctionExpression');
    if (!isMethod || !('params' in node.value) || node.value.params.length > 0) return;
    name = node.key.name;
    isWritten = isAlwaysThere(program, parents.at(-1), part);
  });
  if (name === null || !(isWritten || isMadeByClass(program, part))) return null;
  let found: PassedOn | null = null;
  let isCalled = false;
  walk(program, (node, parents) => {
    if (node.type !== 'MemberExpression' || node.computed || !isNamed(node.property, name ?? '')) return;
    const parent = parents.at(-1);
    if (parent?.type === 'CallExpression' && parent.callee === node) isCalled = true;
    const owner =
      node.object.type === 'ThisExpression' ? 'this' : node.object.type === 'Identifier' ? node.object.name : null;
    if (parent?.type !== 'CallExpression' || parent.callee === node || owner === null) return;
    found ??= { method: `${owner}.${name}`, line: lineOf(node) };
  });
  // Where the object always has the part, a call of the method on the object is no cause.
  return isCalled && !isWritten ? null : found;
}

/** `this.navn` in a method of an object that is written out with such a part, which never gets another value. */
function isAlwaysThere(program: Program, owner: AnyNode | undefined, part: AnyNode): boolean {
  if (part.type !== 'MemberExpression' || part.object.type !== 'ThisExpression') return false;
  const { property } = part;
  if (owner?.type !== 'ObjectExpression' || property.type !== 'Identifier' || part.computed) return false;
  const made = owner.properties.find((one) => one.type === 'Property' && isNamed(one.key, property.name));
  if (made?.type !== 'Property' || !/^(?:Object|Array|Function|ArrowFunction)Expression$/.test(made.value.type))
    return false;
  let isChanged = false;
  walk(program, (node) => {
    if (node.type === 'UnaryExpression' && node.operator === 'delete') isChanged = true;
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    isChanged ||= node.left.computed || isNamed(node.left.property, property.name);
  });
  return !isChanged;
}

/** `this.varer`, where a class of the program gives its objects such a part. */
function isMadeByClass(program: Program, part: AnyNode): boolean {
  if (part.type !== 'MemberExpression' || part.object.type !== 'ThisExpression') return false;
  const { property } = part;
  if (property.type !== 'Identifier') return false;
  let isMade = false;
  walk(program, (node) => {
    if (node.type === 'PropertyDefinition' || node.type === 'MethodDefinition')
      isMade ||= isNamed(node.key, property.name);
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    isMade ||= node.left.object.type === 'ThisExpression' && isNamed(node.left.property, property.name);
  });
  return isMade;
}
