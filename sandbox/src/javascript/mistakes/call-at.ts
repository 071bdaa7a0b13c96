import type { AnyNode, CallExpression, Program } from 'acorn';
import type { ProgramError } from '../../judge/observation.ts';
import { parseProgram, walk } from '../program.ts';
import { givenTo, hasPart, isFunction, isNamed, type Kind, kindOf, lineOf, methodOf, TAKES_FUNCTION } from './parts.ts';

/** A call at the place of an error, and what is needed to say why it failed. */
export type Failed = { call: CallExpression; program: Program; source: string; line: number };

/**
 * The call at the place of the error. Where a call is the last thing in the parentheses of another, the engine names the
 * same place for both: then it is the one that cannot be called, and null where the program does not tell which.
 */
export function callAt(source: string, { line, column }: Pick<ProgramError, 'line' | 'column'>): CallExpression | null {
  const program = parseProgram(source);
  if (!program || line === null || column === null) return null;
  let candidates: CallExpression[] = [];
  walk(program, (node, parents) => {
    if (node.type === 'CallExpression' && isAround(node, line, column))
      candidates = [node, ...callsAround(node, parents)];
  });
  const [innermost] = candidates;
  if (!innermost || candidates.length === 1) return innermost ?? null;
  const known = candidates.map((call) => ({ call, can: canBeCalled(program, call) }));
  const certain = known.find(({ can }) => can === 'no');
  const unknown = known.filter(({ can }) => can === 'unknown').map(({ call }) => call);
  if (certain || unknown.length === 0) return certain?.call ?? innermost;
  // `fn(fn(x))`: whichever it is, the same name is called.
  const [name, ...names] = new Set(unknown.map(({ callee }) => (callee.type === 'Identifier' ? callee.name : '')));
  if (name && names.length === 0 && unknown[0]) return unknown[0];
  const misspelt = unknown.filter((call) => !isNameOfMethod(program, call));
  const [one, ...others] = unknown.length === 1 ? unknown : misspelt;
  return one && others.length === 0 ? one : null;
}

/** The source text of what is called at the place of the error, such as `navn.toUpperCas`. */
export function calledAt(source: string, error: ProgramError): string | null {
  const call = callAt(source, error);
  return call && source.slice(call.callee.start, call.callee.end);
}

function isAround({ loc }: AnyNode, line: number, column: number): boolean {
  if (!loc) return false;
  const { start, end } = loc;
  return (
    // Of a parameter that is called, the engine names the place before it.
    (start.line < line || (start.line === line && start.column <= column)) &&
    (end.line > line || (end.line === line && end.column >= column))
  );
}

/** The calls that have this one in their parentheses or call its answer, innermost first. */
function callsAround(call: CallExpression, parents: readonly AnyNode[]): CallExpression[] {
  const around: CallExpression[] = [];
  let inner: AnyNode = call;
  for (const parent of parents.toReversed()) {
    if (isFunction(parent) || parent.type === 'FunctionDeclaration') break;
    if (parent.type !== 'CallExpression') continue;
    if (parent.callee !== inner && call.start < parent.callee.end) break;
    around.push(parent);
    inner = parent;
  }
  return around;
}

const GLOBAL_FUNCTIONS =
  /^(?:prompt|alert|confirm|Number|String|Boolean|Array|Object|parseInt|parseFloat|isNaN|setTimeout|setInterval|clearTimeout|clearInterval|fetch)$/;
/** What every program has with methods of its own. */
export const GLOBAL_OBJECTS: Readonly<Record<string, object>> = {
  console,
  Math,
  Object,
  JSON,
  Number,
  String,
  Array,
  Date,
  Promise,
};
const PROTOTYPES: Readonly<Record<Exclude<Kind, 'object'>, object>> = {
  text: String.prototype,
  number: Number.prototype,
  list: Array.prototype,
  set: Set.prototype,
  promise: Promise.prototype,
  'date-text': String.prototype,
  count: Number.prototype,
};

function canBeCalled(program: Program, call: CallExpression): 'yes' | 'no' | 'unknown' {
  const { callee } = call;
  if (callee.type === 'Identifier') {
    if (ownFunctions(program).includes(callee.name)) return 'yes';
    if (kindOf(program, givenTo(program, callee, lineOf(call)))) return 'no';
    return GLOBAL_FUNCTIONS.test(callee.name) && !isMade(program, callee.name) ? 'yes' : 'unknown';
  }
  const called = methodOf(call);
  if (!called) return 'unknown';
  const { object, method } = called;
  if (object.type === 'Identifier' && Object.hasOwn(GLOBAL_OBJECTS, object.name) && !isMade(program, object.name))
    return has(GLOBAL_OBJECTS[object.name], method);
  if (object.type === 'Identifier' && (overwrittenAt(program, object.name, method) ?? Infinity) < lineOf(call))
    return 'no';
  const kind = kindOf(program, givenTo(program, object, lineOf(call)));
  // It may be what the method is given that cannot be called.
  const isGivenValue = TAKES_FUNCTION.test(method) && !isFunction(call.arguments[0]);
  return kind === null || kind === 'object' || (kind === 'list' && isGivenValue)
    ? 'unknown'
    : has(PROTOTYPES[kind], method);
}

/** The line where a method of a name is first given a value that cannot be called, such as `liste.push = 4`. */
function overwrittenAt(program: Program, name: string, method: string): number | null {
  let since: number | null = null;
  walk(program, (node) => {
    if (node.type !== 'AssignmentExpression' || node.operator !== '=' || node.left.type !== 'MemberExpression') return;
    const { object, property, computed } = node.left;
    if (computed || !isNamed(object, name) || !isNamed(property, method)) return;
    if (kindOf(program, node.right) !== null) since ??= lineOf(node);
  });
  return since;
}

function has(owner: object | undefined, method: string): 'yes' | 'no' {
  return owner && typeof Reflect.get(owner, method, owner === Set.prototype ? new Set() : owner) === 'function'
    ? 'yes'
    : 'no';
}

/** Whether some value has a method of that name, in the language or in the program. */
function isNameOfMethod(program: Program, call: CallExpression): boolean {
  const method = methodOf(call)?.method;
  if (method === undefined) return false;
  const ofLanguage = [...Object.values(PROTOTYPES), Map.prototype, Date.prototype];
  return hasPart(program, method) || ofLanguage.some((owner) => Object.hasOwn(owner, method));
}

/** The functions that are made once and never given another value. */
function ownFunctions(program: Program): string[] {
  const names: string[] = [];
  const changed = new Set<string>();
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) names.push(node.id.name);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isFunction(node.init))
      names.push(node.id.name);
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') changed.add(node.left.name);
  });
  return names.filter((name) => !changed.has(name));
}

/** Whether the program makes something of that name itself. */
function isMade(program: Program, name: string): boolean {
  let found = false;
  walk(program, (node, parents) => {
    const parent = parents.at(-1);
    if (node.type !== 'Identifier' || node.name !== name || !parent) return;
    found ||=
      ('id' in parent && parent.id === node) ||
      ('params' in parent && parent.params.some((one) => one === node)) ||
      (parent.type === 'AssignmentExpression' && parent.left === node);
  });
  return found;
}
