import type { AnyNode, Pattern, Program } from 'acorn';
import type { ProgramError } from '../../judge/observation.ts';
import { parseProgram, walk } from '../program.ts';
import { namesIn } from '../steps/names.ts';

export type Member = Extract<AnyNode, { type: 'MemberExpression' }>;

/** A property of undefined or null that is read or set. */
export type Access = {
  /** Where the property is read or set. */
  member: Member;
  property: string;
  isSet: boolean;
  nothing: string;
  program: Program;
  source: string;
  line: number;
};

/**
 * Where the program asks for this property on the line, with a dot or in brackets. Of several, the one at the column, where
 * the engine names it.
 */
export function membersAt(
  source: string,
  line: number | null,
  property: string,
  column: number | null = null,
): Member[] {
  const program = parseProgram(source);
  const named: Member[] = [];
  const computed: Member[] = [];
  if (!program || line === null) return named;
  walk(program, (node) => {
    if (node.type !== 'MemberExpression' || !node.loc) return;
    if (node.loc.start.line > line || node.loc.end.line < line) return;
    if (node.computed && (node.property.type !== 'Literal' || String(node.property.value) === property))
      computed.push(node);
    else if (!node.computed && node.property.type === 'Identifier' && node.property.name === property) named.push(node);
  });
  const members = named.length > 0 ? named : computed;
  const there = members.filter((member) => isAtColumn(member, line, column));
  return there.length > 0 ? there : members;
}

function isAtColumn({ loc }: AnyNode, line: number, column: number | null): boolean {
  if (!loc || column === null || loc.start.line !== line || loc.end.line !== line) return false;
  return loc.start.column < column && column <= loc.end.column;
}

/** What the program asks for a property on the line, where the engine says that it is undefined. */
export function askedOfUndefined(
  { message, line, column }: Pick<ProgramError, 'message' | 'line' | 'column'>,
  source: string,
): AnyNode[] {
  const property = message.match(/^cannot (?:read|set) property '(.+)' of undefined$/)?.[1];
  return property === undefined ? [] : membersAt(source, line, property, column).map(({ object }) => object);
}

export function isFunction(node: AnyNode | null | undefined): boolean {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

/** Whether an object or a class of the program has something of that name. */
export function hasPart(program: Program, name: string): boolean {
  return partsMade(program).includes(name);
}

/** The names of what the objects and classes of a program or a part of it have: `alder` and `"alder"`. */
export function partsMade(root: AnyNode): string[] {
  const names = new Set<string>();
  const take = (key: AnyNode) => {
    if (key.type === 'Identifier') names.add(key.name);
    if (key.type === 'Literal' && typeof key.value === 'string') names.add(key.value);
  };
  walk(root, (node) => {
    if (node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition')
      take(node.key);
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') take(node.left.property);
  });
  return [...names];
}

/** The names of the variables, parameters, functions and classes that a program or a part of it makes. */
export function namesMade(root: AnyNode): string[] {
  const names = new Set<string>();
  walk(root, (node) => {
    const patterns: (Pattern | null | undefined)[] = [];
    if ('params' in node) patterns.push(...node.params);
    if (/^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type) && 'id' in node)
      patterns.push(node.id as Pattern | null);
    if (node.type === 'CatchClause') patterns.push(node.param);
    for (const pattern of patterns) for (const name of namesIn(pattern ?? null)) names.add(name);
  });
  return [...names];
}

/** Names that every program has, and that beginners misspell. */
export const GLOBALS = [
  'console',
  'Math',
  'String',
  'Number',
  'Array',
  'Object',
  'JSON',
  'parseInt',
  'parseFloat',
  'Promise',
  'prompt',
  'alert',
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'requestAnimationFrame',
  'document',
  'window',
  'localStorage',
  'Error',
  'Date',
  'Boolean',
  'isNaN',
  'confirm',
];

/** Methods of a list that call what they are given. */
export const TAKES_FUNCTION = /^(?:map|filter|forEach|find|findIndex|findLast|some|every|flatMap|reduce|sort)$/;

/** The name of the method that is called, with what it is called on. */
export function methodOf(node: AnyNode | null | undefined): { object: AnyNode; method: string } | null {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { object, property, computed } = node.callee;
  return computed || property.type !== 'Identifier' ? null : { object, method: property.name };
}

/**
 * What a name was last given before a line, where the program's text says it: null for parameters and variables of
 * loops, and where a loop or a function may have given it something else meanwhile.
 */
export function originOf(program: Program, name: string, line: number): AnyNode | null {
  const given: { value: AnyNode; line: number; isAlways: boolean }[] = [];
  let isCertain = true;
  const take = (value: AnyNode, at: number, parents: readonly AnyNode[]) =>
    given.push({
      value,
      line: at,
      isAlways: !parents.some(({ type }) => /Function|For|While|If|Switch|Try/.test(type)),
    });
  walk(program, (node, parents) => {
    // A parameter, a part of a pattern or the error of a catch has a value that the text does not say.
    if (isNamed(node, name) && isGivenElsewhere(node, parents) && !isOnlyInside(parents.at(-1), line))
      isCertain = false;
    if (node.type === 'UpdateExpression' && isNamed(node.argument, name)) isCertain = false;
    if (node.type === 'AssignmentExpression' && isNamed(node.left, name)) {
      if (node.operator === '=') take(node.right, lineOf(node), parents);
      else isCertain = false;
    }
    if (node.type !== 'VariableDeclarator' || !isNamed(node.id, name)) return;
    if (node.init) take(node.init, lineOf(node), parents);
    else if (/^For(?:Of|In)Statement$/.test(parents.at(-2)?.type ?? '')) isCertain = false;
  });
  if (!isCertain) return null;
  if (given.length === 1) return given[0]?.value ?? null;
  if (!given.every(({ isAlways }) => isAlways) || isInFunction(program, line)) return null;
  return given.filter((one) => one.line < line).at(-1)?.value ?? null;
}

/** The parameter of a function that the line is not in. */
function isOnlyInside(owner: AnyNode | undefined, line: number): boolean {
  if (!owner?.loc || !('params' in owner)) return false;
  return owner.loc.end.line < line || owner.loc.start.line > line;
}

function isGivenElsewhere(node: AnyNode, parents: readonly AnyNode[]): boolean {
  const parent = parents.at(-1);
  if (!parent) return false;
  if ('params' in parent) return parent.params.some((one) => one === node);
  if (parent.type === 'AssignmentPattern') return parent.left === node;
  if (parent.type === 'CatchClause') return parent.param === node;
  if (parent.type === 'Property') return parents.at(-2)?.type === 'ObjectPattern' && parent.value === node;
  return parent.type === 'ArrayPattern' || parent.type === 'RestElement';
}

/** A function may run later than the lines below it. */
function isInFunction(program: Program, line: number): boolean {
  let isIn = false;
  walk(program, (node) => {
    if (!node.type.includes('Function') || !node.loc) return;
    isIn ||= node.loc.start.line < line && node.loc.end.line >= line;
  });
  return isIn;
}

/** `button.onclick`: what a page calls when something happens. */
export function isHandler(node: AnyNode): boolean {
  return (
    node.type === 'MemberExpression' && node.property.type === 'Identifier' && /^on[a-z]+$/.test(node.property.name)
  );
}

export function isNamed(node: AnyNode, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** What an expression is: itself, or for a name what it was last given. */
export function givenTo(program: Program, node: AnyNode, line: number): AnyNode {
  return (node.type === 'Identifier' && originOf(program, node.name, line)) || node;
}

/** What a name was given, or the expression itself. */
export function originOfObject({ member, program, line }: Access): AnyNode | null {
  const { object } = member;
  return object.type === 'Identifier' ? originOf(program, object.name, line) : object;
}

export type Kind = 'text' | 'number' | 'list' | 'object' | 'set' | 'promise' | 'date-text' | 'count';

const GIVES: Readonly<Record<string, Kind>> = {
  ...each(
    'text',
    'join toUpperCase toLowerCase trim replace replaceAll padStart padEnd toFixed charAt repeat toString',
  ),
  ...each('list', 'split filter map splice concat flat flatMap sort reverse'),
  ...each('count', 'push unshift'),
  ...each('number', 'indexOf lastIndexOf findIndex'),
};
const FUNCTIONS: Readonly<Record<string, Kind>> = {
  String: 'text',
  prompt: 'text',
  Number: 'number',
  parseInt: 'number',
  parseFloat: 'number',
  Date: 'date-text',
  fetch: 'promise',
};

function each(kind: Kind, methods: string): Record<string, Kind> {
  return Object.fromEntries(methods.split(' ').map((method) => [method, kind]));
}

/** Methods that beginners call on the wrong kind of value, by what has them. */
export const LIST_METHODS =
  'push pop shift unshift splice map filter forEach reduce sort reverse join find some every'.split(' ');
export const TEXT_METHODS =
  'toUpperCase toLowerCase trim split replace replaceAll startsWith endsWith padStart padEnd repeat charAt'.split(' ');

/** Which kind of value a name was last given. */
export function kindOfName(program: Program, name: string, line: number): Kind | null {
  const value = originOf(program, name, line);
  return value && kindOf(program, value);
}

/** Which kind of value an expression gives, where its text says it. */
export function kindOf(program: Program, node: AnyNode): Kind | null {
  if (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')) return 'text';
  if (node.type === 'Literal' && typeof node.value === 'number') return 'number';
  if (node.type === 'UnaryExpression' && /^[-+]$/.test(node.operator)) return 'number';
  if (node.type === 'ArrayExpression') return 'list';
  if (node.type === 'ObjectExpression') return 'object';
  if (node.type === 'NewExpression') return isNamed(node.callee, 'Set') ? 'set' : null;
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    return [node.left, node.right].some((side) => kindOf(program, side) === 'text') ? 'text' : null;
  }
  // With one number the other side is made one, or the calculation fails.
  if (node.type === 'BinaryExpression' && /^(?:[-*/%]|\*\*)$/.test(node.operator))
    return [node.left, node.right].some((side) => kindOf(program, side) === 'number') ? 'number' : null;
  if (node.type !== 'CallExpression') return null;
  if (node.callee.type === 'Identifier') {
    const { name } = node.callee;
    return Object.hasOwn(FUNCTIONS, name) ? (FUNCTIONS[name] ?? null) : isAsync(program, name) ? 'promise' : null;
  }
  const called = methodOf(node);
  if (!called) return null;
  if (isNamed(called.object, 'Object')) return /^(?:keys|values|entries)$/.test(called.method) ? 'list' : null;
  if (isNamed(called.object, 'Math') || (isNamed(called.object, 'Date') && called.method === 'now')) return 'number';
  return Object.hasOwn(GIVES, called.method) ? (GIVES[called.method] ?? null) : null;
}

/** It gives a Promise. */
function isAsync(program: Program, name: string): boolean {
  let found = false;
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) found ||= node.async;
    if (node.type === 'VariableDeclarator' && isNamed(node.id, name) && node.init && 'async' in node.init)
      found ||= node.init.async === true || isPromiseMade(node.init.body);
    // `return new Promise(…)` as what the function itself does.
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) found ||= isPromiseMade(node.body);
  });
  return found;
}

function isPromiseMade(node: AnyNode): boolean {
  if (node.type === 'BlockStatement') return node.body.some((one) => isPromiseMade(one));
  if (node.type === 'ReturnStatement') return node.argument ? isPromiseMade(node.argument) : false;
  return node.type === 'NewExpression' && isNamed(node.callee, 'Promise');
}

/** The names of functions with a body and no answer in it. */
export function functionsWithoutReturn(program: Program): string[] {
  const silent = new Map<object, string>();
  walk(program, (node, parents) => {
    if (node.type === 'FunctionDeclaration' && node.id) silent.set(node, node.id.name);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isFunction(node.init)) {
      const { init } = node;
      if (init && 'body' in init && !Array.isArray(init.body) && init.body.type === 'BlockStatement')
        silent.set(init, node.id.name);
    }
    if (node.type !== 'ReturnStatement' || !node.argument) return;
    const own = parents.findLast(({ type }) => type.includes('Function'));
    if (own) silent.delete(own);
  });
  return [...silent.values()];
}

/** The names that the program gives its functions. */
export function namesOfFunctions(program: Program): string[] {
  const names: string[] = [];
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) names.push(node.id.name);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isFunction(node.init))
      names.push(node.id.name);
  });
  return names;
}

/** The functions of the program that nothing calls and nothing gets, with how many parameters they have. */
export function functionsNotCalled(program: Program): { name: string; count: number }[] {
  const made: { name: string; count: number }[] = [];
  const used = new Set<string>();
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) made.push({ name: node.id.name, count: node.params.length });
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isFunction(node.init))
      made.push({ name: node.id.name, count: node.init && 'params' in node.init ? node.init.params.length : 0 });
    // `tall.map(dobbel)`: what is passed on is called there.
    if (node.type !== 'CallExpression') return;
    for (const one of [node.callee, ...node.arguments]) if (one.type === 'Identifier') used.add(one.name);
  });
  return made.filter(({ name }) => !used.has(name));
}

export function lineOf(node: AnyNode): number {
  return node.loc?.start.line ?? 0;
}
