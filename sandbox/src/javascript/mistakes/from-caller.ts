import type { AnyNode, Program } from 'acorn';
import { walk } from '../program.ts';
import { withoutReturn } from './missing-return.ts';
import { both, type Texts, texts } from './mistake.ts';
import { type Access, givenTo, isNamed, lineOf } from './parts.ts';

type Class = Extract<AnyNode, { type: 'ClassDeclaration' }>;

/** `vis(velg())` where `velg` has no answer, and `vis` asks for a part of what it gets. */
export function fromCaller({ member, program, source, nothing, line }: Access): Texts | null {
  const { object } = member;
  if (nothing !== 'undefined' || object.type !== 'Identifier') return null;
  let place = -1;
  let name: string | null = null;
  walk(program, (node, parents) => {
    if (node !== member) return;
    const own = parents.findLast((one) => 'params' in one);
    if (own?.type !== 'FunctionDeclaration' || !own.id) return;
    name = own.id.name;
    place = own.params.findIndex((one) => isNamed(one, object.name));
  });
  const given: (AnyNode | undefined)[] = [];
  walk(program, (node) => {
    if (node.type === 'CallExpression' && name !== null && isNamed(node.callee, name))
      given.push(node.arguments[place]);
  });
  const [only, ...others] = place < 0 ? [] : given;
  return only && others.length === 0 ? withoutReturn(givenTo(program, only, line), program, source) : null;
}

/** `super()` without the value that the constructor above puts in the part that is requested. */
export function fromSuper({ member, program, nothing }: Access): Texts | null {
  const { object } = member;
  if (nothing !== 'undefined' || object.type !== 'MemberExpression' || object.object.type !== 'ThisExpression')
    return null;
  const part = object.property.type === 'Identifier' && !object.computed ? object.property.name : null;
  const classes: Class[] = [];
  walk(program, (node) => {
    if (node.type === 'ClassDeclaration') classes.push(node);
  });
  // Objects of the class above itself may have it.
  for (const below of classes) {
    const above = classes.find(({ id }) => id && below.superClass && isNamed(below.superClass, id.name));
    const parameter = above && part !== null ? parameterFor(above, part) : null;
    const call = superCall(below);
    if (!above || !parameter || !call || isMade(program, above) || call.given > parameter.place) continue;
    return texts(
      both(`this.${part} har ingen verdi her.`, `this.${part} has no value here.`),
      both(
        `super på linje ${call.line} sender ikke inn noe for ${parameter.name} i klassen ${above.id?.name}.`,
        `super on line ${call.line} passes nothing for ${parameter.name} of the class ${above.id?.name}.`,
      ),
      both(
        `Send inn en verdi for ${parameter.name} i parentesen etter super.`,
        `Pass a value for ${parameter.name} in the parentheses after super.`,
      ),
    );
  }
  return null;
}

/** The parameter of the constructor that this part gets. */
function parameterFor(owner: Class, part: string): { name: string; place: number } | null {
  let found: { name: string; place: number } | null = null;
  walk(owner, (node) => {
    if (node.type !== 'MethodDefinition' || node.kind !== 'constructor') return;
    const { params, body } = node.value;
    walk(body, (inner) => {
      if (inner.type !== 'AssignmentExpression' || inner.left.type !== 'MemberExpression') return;
      const { right, left } = inner;
      if (left.object.type !== 'ThisExpression' || !isNamed(left.property, part) || right.type !== 'Identifier') return;
      const place = params.findIndex((one) => isNamed(one, right.name));
      if (place >= 0) found = { name: right.name, place };
    });
  });
  return found;
}

function superCall(owner: Class): { given: number; line: number } | null {
  let call: { given: number; line: number } | null = null;
  walk(owner, (node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'Super')
      call = {
        given: node.arguments.some(({ type }) => type === 'SpreadElement') ? Infinity : node.arguments.length,
        line: lineOf(node),
      };
  });
  return call;
}

function isMade(program: Program, { id }: Class): boolean {
  let found = false;
  walk(program, (node) => {
    found ||= node.type === 'NewExpression' && id !== null && isNamed(node.callee, id.name);
  });
  return found;
}
