import { type AnyNode, type Node, type Options, type Program, parse } from 'acorn';

let parsed: { source: string; program: Program | null } | null = null;

/** The syntax tree, or null for a source that is not JavaScript. Many ask about the same source in a row. */
export function parseProgram(source: string): Program | null {
  if (parsed?.source !== source) parsed = { source, program: parseNow(source) };
  return parsed.program;
}

/** The same for a program whose only mistake is a return outside a function. */
export function parseWithReturns(source: string): Program | null {
  return parseNow(source, { allowReturnOutsideFunction: true });
}

/** Where a source stops being JavaScript, or null where all of it is. */
export function placeOfError(source: string): number | null {
  try {
    parse(source, { ecmaVersion: 'latest', sourceType: 'script' });
    return null;
  } catch (error) {
    return error instanceof SyntaxError && 'pos' in error ? Number(error.pos) : 0;
  }
}

function parseNow(source: string, more: Partial<Options> = {}): Program | null {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'script', locations: true, ...more });
  } catch {
    return null;
  }
}

export function walk(root: Node, visit: (node: AnyNode, parents: readonly AnyNode[]) => void): void {
  const parents: AnyNode[] = [];
  function step(node: AnyNode) {
    visit(node, parents);
    parents.push(node);
    for (const child of Object.values(node)) {
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) step(one);
    }
    parents.pop();
  }
  step(root as AnyNode);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** What a check may ask of a source. `call:NAME` and `method:NAME` ask for a call of that function or method. */
const CONSTRUCTS: Record<string, (node: AnyNode) => boolean> = {
  const: (node) => node.type === 'VariableDeclaration' && node.kind === 'const',
  let: (node) => node.type === 'VariableDeclaration' && node.kind === 'let',
  var: (node) => node.type === 'VariableDeclaration' && node.kind === 'var',
  if: (node) => node.type === 'IfStatement',
  else: (node) => node.type === 'IfStatement' && Boolean(node.alternate),
  switch: (node) => node.type === 'SwitchStatement',
  for: (node) => node.type === 'ForStatement',
  for_of: (node) => node.type === 'ForOfStatement',
  for_in: (node) => node.type === 'ForInStatement',
  while: (node) => node.type === 'WhileStatement' || node.type === 'DoWhileStatement',
  loop: (node) => /^(For|ForOf|ForIn|While|DoWhile)Statement$/.test(node.type),
  function: (node) => node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression',
  arrow: (node) => node.type === 'ArrowFunctionExpression',
  async: (node) => 'async' in node && node.async === true,
  await: (node) => node.type === 'AwaitExpression',
  return: (node) => node.type === 'ReturnStatement',
  class: (node) => node.type === 'ClassDeclaration' || node.type === 'ClassExpression',
  template: (node) => node.type === 'TemplateLiteral' && node.expressions.length > 0,
  destructuring: (node) => node.type === 'ObjectPattern' || node.type === 'ArrayPattern',
  spread: (node) => node.type === 'SpreadElement' || node.type === 'RestElement',
  try: (node) => node.type === 'TryStatement',
  choice: (node) => /^(If|Switch)Statement$|^ConditionalExpression$/.test(node.type),
  ternary: (node) => node.type === 'ConditionalExpression',
};

/**
 * Whether the source uses the construct, with `within` in the function or class of that name; null when it cannot be read as
 * JavaScript.
 */
export function usesConstruct(source: string, construct: string, within?: string): boolean | null {
  const program = parseProgram(source);
  if (!program) return null;
  const [kind, name] = construct.split(':');
  const isIt = Object.hasOwn(CONSTRUCTS, construct) ? CONSTRUCTS[construct] : undefined;
  let found = false;
  walk(program, (node, parents) => {
    if (within !== undefined && !parents.some((parent, at) => isNameOf(within, parent, parents[at - 1]))) return;
    if (isIt) found ||= isIt(node);
    else if (node.type === 'CallExpression' && kind === 'call')
      found ||= node.callee.type === 'Identifier' && node.callee.name === name;
    else if (node.type === 'CallExpression' && kind === 'method')
      found ||=
        node.callee.type === 'MemberExpression' &&
        node.callee.property.type === 'Identifier' &&
        node.callee.property.name === name;
  });
  return found;
}

/** Whether the node is the function or class of this name: by its own, or by the variable that it is the value of. */
function isNameOf(name: string, node: AnyNode, parent: AnyNode | undefined): boolean {
  if (!/^(?:Function|ArrowFunction|Class)/.test(node.type)) return false;
  if ('id' in node && node.id?.type === 'Identifier' && node.id.name === name) return true;
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' && parent.id.name === name;
}
