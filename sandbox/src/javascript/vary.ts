import type { AnyNode, Expression, Node, Pattern, Statement } from 'acorn';
import type { Plain } from '../judge/inputs.ts';
import { parseProgram } from './program.ts';

/** The program with other values, or the variable that it gives no fixed value at its top level. */
export type Varied = { source: string } | { lacks: string };

/** Each variable gets its other value wherever the program gives it a fixed one. A program that cannot be read stays as it is. */
export function varyProgram(source: string, values: Readonly<Record<string, Plain>>): Varied {
  const program = parseProgram(source);
  if (!program) return { source };
  const changes: { node: Node; text: string }[] = [];
  for (const [name, value] of Object.entries(values)) {
    const found = program.body.flatMap((statement) => fixedValues(statement as Statement, name));
    if (found.length === 0) return { lacks: name };
    changes.push(...found.map((node) => ({ node, text: writtenValue(value) })));
  }
  let changed = source;
  for (const { node, text } of changes.toSorted((one, other) => other.node.start - one.node.start)) {
    const before = changed.slice(node.start, node.end);
    // The lines after it stay where they are.
    changed = `${changed.slice(0, node.start)}(${text}${before.replace(/[^\n]/g, '')})${changed.slice(node.end)}`;
  }
  return { source: changed };
}

/** Where a statement gives the variable a value that is written in the program. */
function fixedValues(statement: Statement, name: string): Node[] {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id, init }) => (init ? valuesFor(id, init, name) : []));
  if (statement.type !== 'ExpressionStatement') return [];
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return [];
  return valuesFor(expression.left, expression.right, name);
}

function valuesFor(target: Pattern, value: Expression, name: string): Node[] {
  if (target.type === 'Identifier') return target.name === name && isFixed(value) ? [value] : [];
  if (target.type !== 'ArrayPattern' || value.type !== 'ArrayExpression') return [];
  return target.elements.flatMap((one, index) => {
    const item = value.elements[index];
    return one && item && item.type !== 'SpreadElement' ? valuesFor(one, item, name) : [];
  });
}

/** A literal, or literals calculated with. */
function isFixed(node: AnyNode | null): boolean {
  switch (node?.type) {
    case 'Literal':
      return true;
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'UnaryExpression':
      return isFixed(node.argument);
    case 'BinaryExpression':
      return isFixed(node.left) && isFixed(node.right);
    case 'ArrayExpression':
      return node.elements.every(isFixed);
    case 'ObjectExpression':
      return node.properties.every((property) => property.type === 'Property' && isFixed(property.value));
    default:
      return false;
  }
}

/** A value that an author wrote, as JavaScript: `{ set: [1] }` and `{ map: [[1, 'a']] }` are what they say. */
export function writtenValue(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(writtenValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value as { readonly [key: string]: Plain });
  const [name, items] = entries[0] ?? [];
  if (entries.length === 1 && Array.isArray(items) && (name === 'set' || name === 'map'))
    return `new ${name === 'set' ? 'Set' : 'Map'}([${items.map(writtenValue).join(', ')}])`;
  return `({ ${entries.map(([key, item]) => `[${JSON.stringify(key)}]: ${writtenValue(item)}`).join(', ')} })`;
}
