import type { AnyNode, Program } from 'acorn';
import { parseProgram, walk } from '../program.ts';
import { callAt } from './call-at.ts';
import { both, CALLED_SHOWN_MAX, type Mistake, type Texts, texts } from './mistake.ts';
import { isNamed, lineOf, membersAt, methodOf, originOf } from './parts.ts';

/** `const li = document.createElement("li").textContent = "Ny";`: the name gets the text, and not the element. */
export const TEXT_KEPT_FOR_ELEMENT: Mistake = {
  id: 'text-instead-of-element',
  find(error, _line, source) {
    const { message, line } = error;
    const program = line === null ? null : parseProgram(source);
    if (!program || line === null) return null;
    const names: string[] = [];
    const take = (node: AnyNode | null | undefined) => {
      if (node?.type === 'Identifier') names.push(node.name);
    };
    const property = message.match(/^cannot (?:read|set) property '(.+)' of undefined$/)?.[1];
    if (message === 'not a function') take(methodOf(callAt(source, error))?.object);
    else if (property) {
      for (const { object } of membersAt(source, line, property))
        if (object.type === 'MemberExpression' && !object.computed) take(object.object);
    } else if (/Node|not an object/.test(message))
      walk(program, (node) => {
        if (node.type === 'CallExpression' && lineOf(node) === line && methodOf(node)) take(node.arguments[0]);
      });
    for (const name of names) {
      const found = keptFor(name, program, source, line);
      if (found) return found;
    }
    return null;
  },
};

function keptFor(name: string, program: Program, source: string, line: number): Texts | null {
  const made = originOf(program, name, line);
  if (made?.type !== 'AssignmentExpression' || made.operator !== '=' || made.left.type !== 'MemberExpression')
    return null;
  const { object, property, computed } = made.left;
  const search = methodOf(object)?.method ?? '';
  if (computed || property.type !== 'Identifier' || !/^(?:createElement|getElementById|querySelector)$/.test(search))
    return null;
  let keyword = '';
  walk(program, (node) => {
    if (
      node.type === 'VariableDeclaration' &&
      node.declarations.some(({ id, init }) => init === made && isNamed(id, name))
    )
      keyword = `${node.kind} `;
  });
  const value = source.slice(made.right.start, made.right.end);
  const shown = value.length <= CALLED_SHOWN_MAX && !/[\n`]/.test(value) ? value : '…';
  const element = source.slice(object.start, object.end);
  return texts(
    both(`${name} er ikke elementet.`, `${name} is not the element.`),
    both(
      `På linje ${lineOf(made)} får ${name} det som står etter det siste likhetstegnet.`,
      `On line ${lineOf(made)} ${name} gets what comes after the last equals sign.`,
    ),
    both(
      `Del linjen i to: ${keyword}${name} = ${element}; og ${name}.${property.name} = ${shown}; under.`,
      `Split the line in two: ${keyword}${name} = ${element}; and ${name}.${property.name} = ${shown}; below it.`,
    ),
  );
}
