import type { ProgramError } from '../judge/observation.ts';
import { methodOf, TAKES_FUNCTION } from './mistakes/parts.ts';
import { parseProgram, walk } from './program.ts';

type Found = { source: string; line: number | null; words: readonly string[] };
/** How browsers say something, and how the engine says the same; null where that cannot be known. */
type Saying = readonly [browsers: RegExp, engine: (found: Found) => string | null];

/** The engine refuses the program for it; Chromium runs it until it comes there. */
const LEFT_SIDE = 'invalid assignment left-hand side';

/** Of Chromium, Firefox and Safari, in this order where they differ. */
const SAYINGS: readonly Saying[] = [
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
  [/ is not a constructor(?: \(evaluating .*\))?$/, () => 'not a constructor'],
  // Chromium leaves open which of the two it was: a function of the program is one.
  [
    /^(.+) is not a function or its return value is not iterable$/,
    ({ source, words: [called = ''] }) =>
      /^[\w$]+$/.test(called) && source.includes(called.concat('(')) && /\bfunction\b|=>/.test(source)
        ? 'value is not iterable'
        : 'not a function',
  ],
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
    const column = message === 'not a function' ? columnOfCall(error, source) : error.column;
    return { ...error, type, message, column, syntax: syntax || message === LEFT_SIDE };
  }
  return { ...error, type, syntax };
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
