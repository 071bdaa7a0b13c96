import type { AnyNode, Node, Pattern } from 'acorn';
import { walk } from '../program.ts';

export type FunctionNode = Extract<
  AnyNode,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>;

export function isFunction(node: AnyNode): node is FunctionNode {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

/** Every name that a pattern gives a value: `{ a, b: [c] }` has a and c. */
export function namesIn(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => namesIn(one.type === 'Property' ? one.value : one.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** What `let`, `const`, `class` and `function` name in these statements themselves. */
export function blockNames(statements: readonly AnyNode[]): string[] {
  return statements.flatMap((one) => {
    if (one.type === 'VariableDeclaration') return one.kind === 'var' ? [] : declared(one.declarations);
    if (one.type === 'FunctionDeclaration' || one.type === 'ClassDeclaration') return one.id ? [one.id.name] : [];
    return [];
  });
}

/** Where each name of a `var` is first declared, in a function or a program but not in the functions inside it. */
export function varNames(root: Node): Map<string, number> {
  const found = new Map<string, number>();
  walk(root, (node, parents) => {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'var') return;
    if (parents.some((one) => one !== root && isFunction(one))) return;
    for (const name of declared(node.declarations)) if (!found.has(name)) found.set(name, node.start);
  });
  return found;
}

/** Names that are used as variables anywhere inside; `this` among them. */
export function usedNames(root: Node): Set<string> {
  const found = new Set<string>();
  walk(root, (node, parents) => {
    if (node.type === 'ThisExpression' && !belongsToInner(parents, root)) found.add('this');
    const parent = parents.at(-1);
    if (node.type === 'Identifier' && !isOnlyKey(node, parent)) found.add(node.name);
  });
  return found;
}

/** Names that get a value without ever being declared: sloppy programs have such globals. */
export function undeclaredNames(root: Node): string[] {
  const declaredNames = new Set<string>();
  const assigned = new Set<string>();
  walk(root, (node) => {
    if (node.type === 'VariableDeclaration') for (const name of declared(node.declarations)) declaredNames.add(name);
    else if (isFunction(node)) {
      if (node.id) declaredNames.add(node.id.name);
      for (const name of node.params.flatMap(namesIn)) declaredNames.add(name);
    } else if (node.type === 'ClassDeclaration' && node.id) declaredNames.add(node.id.name);
    else if (node.type === 'CatchClause') for (const name of namesIn(node.param ?? null)) declaredNames.add(name);
    else if (node.type === 'AssignmentExpression') for (const name of namesIn(node.left)) assigned.add(name);
    else if ((node.type === 'ForOfStatement' || node.type === 'ForInStatement') && node.left.type === 'Identifier')
      assigned.add(node.left.name);
  });
  return [...assigned].filter((name) => !declaredNames.has(name));
}

function declared(declarations: readonly { id: Pattern }[]): string[] {
  return declarations.flatMap(({ id }) => namesIn(id));
}

/** A property's name after a dot or before a colon is no variable. */
function isOnlyKey(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  if (parent?.type === 'Property') return parent.key === node && !parent.computed && !parent.shorthand;
  if (parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition')
    return parent.key === node && !parent.computed;
  return (
    parent?.type === 'LabeledStatement' || parent?.type === 'BreakStatement' || parent?.type === 'ContinueStatement'
  );
}

/** A function that is no arrow has a `this` of its own. */
function belongsToInner(parents: readonly AnyNode[], root: Node): boolean {
  return parents.some(
    (one) => one !== root && (one.type === 'FunctionDeclaration' || one.type === 'FunctionExpression'),
  );
}
