import type { ProgramError } from '../judge/observation.ts';
import { methodOf, TAKES_FUNCTION } from './mistakes/parts.ts';
import { parseProgram, walk } from './program.ts';

type Found = { source: string; line: number | null; words: readonly string[] };
/** How browsers say something, and how the engine says the same; null where that cannot be known. */
type Saying = readonly [browsers: RegExp, engine: (found: Found) => string | null];

/** The engine refuses the program for it; Chromium runs it until it comes there. */
const LEFT_SIDE = 'invalid assignment left-hand side';

/** How many values the methods of a page need that beginners give too few. */
const ARGUMENTS_NEEDED: Readonly<Record<string, number>> = {
  addEventListener: 2,
  removeEventListener: 2,
  setAttribute: 2,
  insertBefore: 2,
  insertAdjacentHTML: 2,
  setItem: 2,
  createElement: 1,
  getElementById: 1,
  getAttribute: 1,
  querySelector: 1,
  querySelectorAll: 1,
  closest: 1,
  matches: 1,
};

/**
 * What a page refuses: the engine has Chromium's words for it. Firefox and Safari leave out what it was about, which is on the line
 * where it is written out.
 */
const REFUSALS: readonly Saying[] = [
  [
    /^DOMTokenList\.\w+: The token can not contain whitespace\.$|^The string contains invalid characters\.$/,
    (found) =>
      refused(found, /^(?:add|remove|toggle|replace)$/, 'DOMTokenList', (token) =>
        /\s/.test(token)
          ? `The token provided ('${token}') contains HTML space characters, which are not valid in tokens.`
          : null,
      ) ??
      refused(found, /^createElement$/, 'Document', (tag) => `The tag name provided ('${tag}') is not a valid name.`),
  ],
  [
    /^Document\.createElement: Invalid element name$/,
    (found) =>
      refused(found, /^createElement$/, 'Document', (tag) => `The tag name provided ('${tag}') is not a valid name.`),
  ],
  [
    /^DOMTokenList\.(\w+): The empty string is not a valid token\.$/,
    ({ words: [method] }) => `Failed to execute '${method}' on 'DOMTokenList': The token provided must not be empty.`,
  ],
  [
    /^\w+\.(\w+): At least (\d) arguments? required, but only (\d) passed$/,
    ({ words: [method = '', needed = '', given = ''] }) => tooFew(method, Number(needed), Number(given)),
  ],
  [/^Not enough arguments$/, tooFewOnLine],
  [
    /^Element\.setAttribute: Invalid attribute name$|^Invalid qualified name: /,
    (found) => refused(found, /^setAttribute$/, 'Element', (name) => `'${name}' is not a valid attribute name.`),
  ],
  [
    /The new child is an ancestor of the parent$|^The operation would yield an incorrect node tree\.$/,
    () => "Failed to execute 'appendChild' on 'Node': The new child element contains the parent.",
  ],
  [
    /^Node\.(?:insertBefore|replaceChild): Child to .* is not a child of this node$/,
    () =>
      "Failed to execute 'insertBefore' on 'Node': The node before which the new node is to be inserted is not a child of this node.",
  ],
  [
    /^The object can not be found here\.$/,
    ({ source, line }) =>
      callsOn(source, line).some(({ method }) => method === 'removeChild')
        ? "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node."
        : null,
  ],
  [
    /^An invalid or illegal string was specified$|^The string did not match the expected pattern\.$/,
    (found) =>
      refused(
        found,
        /^insertAdjacent\w+$/,
        'Element',
        (place) =>
          `The value provided ('${place}') is not one of 'beforeBegin', 'afterBegin', 'beforeEnd', or 'afterEnd'.`,
      ) ??
      refused(found, /^(?:add|remove|toggle|replace)$/, 'DOMTokenList', (token) =>
        token === '' ? 'The token provided must not be empty.' : null,
      ) ??
      datasetOnLine(found),
  ],
  [
    /^Index or size is negative or greater than the allowed amount$|^The index is not in the allowed range\.$/,
    (found) =>
      refused(
        found,
        /^(?:insert|delete)(?:Row|Cell)$/,
        'HTMLTableElement',
        (place) => `The index provided (${place}) is greater than the number of rows in the table.`,
      ),
  ],
];

/** Of Chromium, Firefox and Safari, in this order where they differ. */
const SAYINGS: readonly Saying[] = [
  ...REFUSALS,
  [/^Can't find variable: ([\w$]+)$/, ({ words: [name] }) => `${name} is not defined`],
  [/^Cannot access '(.+)' before initialization\.?$/, ({ words: [name] }) => `${name} is not initialized`],
  [/^can't access lexical declaration '(.+)' before initialization$/, ({ words: [n] }) => `${n} is not initialized`],
  [/must call super constructor|'super\(\)' must be called/i, () => 'this is not initialized'],
  [/^Assignment to constant variable\.$|^Attempted to assign to readonly property\.$/, readOnlyName],
  [/^invalid assignment to const '(.+)'$/, ({ words: [name] }) => `'${name}' is read-only`],
  [/^Cannot assign to read only property '.+' of string|^Cannot create property '.+' on /, () => 'not an object'],
  [/^Cannot assign to read only property '(.+)' of/, ({ words: [name] }) => `'${name}' is read-only`],
  [/^Cannot set property .+ of .+ which has only a getter$/, () => 'no setter for property'],
  [
    /^Cannot (read|set) properties of (undefined|null) \((?:reading|setting) '(.+)'\)$/,
    ({ words: [verb, nothing, property] }) => `cannot ${verb} property '${property}' of ${nothing}`,
  ],
  [
    /^can't access property "(.+?)"(?: of|, .+ is) (undefined|null)$/,
    ({ words: [property, nothing] }) => `cannot read property '${property}' of ${nothing}`,
  ],
  [/^([\w$.()[\]"'#]+) is (undefined|null)$/, propertyOnLine],
  [
    /^(undefined|null) is not an object \(evaluating '.*?\.([\w$]+)(?:\(.*\))?(?: = .*)?'\)$/,
    ({ words: [nothing, property] }) => `cannot read property '${property}' of ${nothing}`,
  ],
  [
    /^Cannot destructure |^Right side of assignment cannot be destructured$/,
    () => 'Cannot convert undefined or null to object',
  ],
  [/^Class constructor .+ cannot be invoked without 'new'$/, () => "class constructors must be invoked with 'new'"],
  [/^Cannot call a class constructor .+ without \|new\|$/, () => "class constructors must be invoked with 'new'"],
  [
    /^Constructor \w+ requires 'new'$|^calling (?:a builtin )?\w+ constructor without new is (?:forbidden|invalid)$/,
    () => 'must be called with new',
  ],
  [/ is not a constructor(?: \(evaluating .*\))?$/, () => 'not a constructor'],
  // Chromium leaves open which of the two it was: a function of the program is one.
  [
    /^(.+) is not a function or its return value is not iterable$/,
    ({ source, words: [called = ''] }) =>
      /^[\w$]+$/.test(called) && source.includes(called.concat('(')) && /\bfunction\b|=>/.test(source)
        ? 'value is not iterable'
        : 'not a function',
  ],
  [/is not iterable \(cannot read property undefined\)$/, () => "cannot read property 'Symbol.iterator' of undefined"],
  [/is not iterable|^Spread syntax requires .*iterable/, () => 'value is not iterable'],
  [/ is not a function(?:\. \(In .*\))?$/, () => 'not a function'],
  // Of sort alone.
  [
    /^The comparison function must be|^invalid Array\.prototype\.sort argument|sort expects the comparator/,
    () => 'not a function',
  ],
  [/^Iterator value .* is not an entry object$/, () => 'not an object'],
  [/^too much recursion$|^Maximum call stack size exceeded\.?$/, () => 'Maximum call stack size exceeded'],
  [/^Invalid array length$|^Array size is not a small enough positive integer\.$/i, () => 'invalid array length'],
  [
    /^Cannot mix BigInt |^can't convert BigInt to number$|^Invalid mix of BigInt/,
    () => 'cannot convert BigInt to number',
  ],
  [/^Invalid left-hand side in assignment$/, () => LEFT_SIDE],
  [/^reduce of empty array with no initial value$/i, () => 'empty array'],
  [
    /^toFixed\(\) (?:digits )?argument must be between|^precision -?\d+ out of range$/,
    () => 'invalid number of digits',
  ],
  // Chrome and Safari, and Firefox.
  [/^Invalid time value$|^invalid date$|^Invalid Date$/i, () => 'Date value is NaN'],
  [
    /^Invalid count value: |^repeat count must be |argument must be greater than or equal to 0/,
    () => 'invalid repeat count',
  ],
  [
    /^Cannot use 'in' operator|^right-hand side of 'in' should be an object|is not an Object\. \(evaluating '.+ in /,
    () => "invalid 'in' operand",
  ],
  [
    /^Right-hand side of 'instanceof'|^invalid 'instanceof' operand|^Right hand side of instanceof/,
    () => "invalid 'instanceof' right operand",
  ],
];

/**
 * The error of a program that ran in the browser itself, in the engine's words: so that it is explained as anywhere else. An
 * error that browsers word in a way that is not known here stays as it is.
 */
export function asEngineError(error: ProgramError, source: string): ProgramError {
  // JSON.parse throws it too, in a program that is written well.
  const syntax = error.syntax && parseProgram(source) === null;
  const type = error.message === 'too much recursion' ? 'RangeError' : error.type;
  for (const [pattern, say] of SAYINGS) {
    const words = pattern.exec(error.message);
    if (!words) continue;
    const message = say({ source, line: error.line, words: words.slice(1) });
    if (message === null) break;
    const column =
      message === 'not a function'
        ? columnOfCall(error, source)
        : message.startsWith('cannot ')
          ? columnOfProperty(error, source)
          : error.column;
    return { ...error, type, message, column, syntax: syntax || message === LEFT_SIDE };
  }
  return { ...error, type, syntax };
}

type Call = { method: string; given: readonly (string | number | null)[] };

/** The calls of methods on a line, with what is written out in their parentheses. */
function callsOn(source: string, line: number | null): Call[] {
  const program = parseProgram(source);
  const calls: Call[] = [];
  if (program && line !== null)
    walk(program, (node) => {
      const called = methodOf(node);
      if (!called || node.type !== 'CallExpression' || !node.loc) return;
      if (node.loc.start.line > line || node.loc.end.line < line) return;
      const given = node.arguments.map((one) =>
        one.type === 'Literal' && (typeof one.value === 'string' || typeof one.value === 'number') ? one.value : null,
      );
      calls.push({ method: called.method, given });
    });
  return calls;
}

/** Only where one value is written out that may be the one: the value decides which words follow. */
function refused(
  { source, line }: Found,
  methods: RegExp,
  owner: string,
  reason: (given: string) => string | null,
): string | null {
  for (const { method, given } of callsOn(source, line).filter((call) => methods.test(call.method)))
    for (const one of owner === 'DOMTokenList' ? given : given.slice(0, 1)) {
      const why = one === null ? null : reason(String(one));
      if (why !== null) return `Failed to execute '${method}' on '${owner}': ${why}`;
    }
  return null;
}

function tooFew(method: string, needed: number, given: number): string {
  return `Failed to execute '${method}' on 'Element': ${needed} argument${needed === 1 ? '' : 's'} required, but only ${given} present.`;
}

function tooFewOnLine({ source, line }: Found): string | null {
  const short = callsOn(source, line).filter(
    ({ method, given }) => Object.hasOwn(ARGUMENTS_NEEDED, method) && given.length < (ARGUMENTS_NEEDED[method] ?? 0),
  );
  const [one] = short;
  return one && short.length === 1 ? tooFew(one.method, ARGUMENTS_NEEDED[one.method] ?? 0, one.given.length) : null;
}

function datasetOnLine({ source, line }: Found): string | null {
  const code = line === null ? '' : (source.split('\n')[line - 1] ?? '');
  const name = code.match(/\bdataset\[(["'`])([^"'`]+)\1\]/)?.[2];
  return name
    ? `Failed to set a named property '${name}' on 'DOMStringMap': '${name}' is not a valid property name.`
    : null;
}

/** Chromium and Safari do not say which name it was. */
function readOnlyName({ source, line }: Found): string | null {
  const program = parseProgram(source);
  if (!program || line === null) return null;
  const constants = new Set<string>();
  const changed: string[] = [];
  walk(program, (node) => {
    if (node.type === 'VariableDeclaration' && node.kind === 'const') {
      for (const { id } of node.declarations) if (id.type === 'Identifier') constants.add(id.name);
    }
    const target =
      node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : undefined;
    if (target?.type === 'Identifier' && target.loc?.start.line === line) changed.push(target.name);
  });
  const name = changed.find((one) => constants.has(one));
  return name === undefined ? null : `'${name}' is read-only`;
}

/** Firefox names what has no value, and not always what was asked of it. */
function propertyOnLine({ source, line, words: [owner = '', nothing] }: Found): string | null {
  const code = line === null ? '' : (source.split('\n')[line - 1] ?? '');
  const after = code.split(owner)[1];
  const property = after?.match(/^\??\.([\w$]+)/)?.[1];
  return property ? `cannot read property '${property}' of ${nothing}` : null;
}

/** Chromium's stack says where the property is: at its name, or at the bracket before it. */
function columnOfProperty({ line, column, traceback }: ProgramError, source: string): number | null {
  const program = parseProgram(source);
  const [, at, place] = /:(\d+):(\d+)\)?$/m.exec(traceback) ?? [];
  let found = column;
  if (program && line !== null && Number(at) === line)
    walk(program, (node) => {
      if (node.type !== 'MemberExpression') return;
      const start = node.computed ? node.object.loc?.end : node.property.loc?.start;
      if (start?.line === line && start.column === Number(place) - 1) found = Number(place);
    });
  return found;
}

/** Browsers name what is no function; the engine says where it is. */
function columnOfCall({ message, line, column }: ProgramError, source: string): number | null {
  const program = parseProgram(source);
  const name = /^(.*) is not a function/.exec(message)?.[1] ?? '';
  if (!program || line === null) return column;
  const plain = (text: string) => text.replace(/\s+/g, '');
  const last = name.split('.').at(-1) ?? name;
  let exact: number | null = null;
  let similar: number | null = null;
  /** Where the value that is no function has no name: it was given to a method that takes one. */
  let taking: number | null = null;
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !node.callee.loc) return;
    const { start, end } = node.callee.loc;
    if (start.line > line || end.line < line) return;
    const callee = plain(source.slice(node.callee.start, node.callee.end));
    // Chromium leaves out what is in the parentheses of calls.
    const isIt = callee === plain(name) || callee.replace(/\([^()]*\)/g, '(...)') === plain(name);
    if (isIt) exact ??= end.column + 1;
    else if (callee.endsWith(`.${last}`)) similar ??= end.column + 1;
    if (TAKES_FUNCTION.test(methodOf(node)?.method ?? '')) taking ??= end.column;
  });
  return exact ?? similar ?? taking ?? column;
}
