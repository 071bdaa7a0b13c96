/**
 * A value of a learner's program, encoded by exact type, so that 1, 1.0, True and "1" never look alike.
 * Numbers travel as text: no integer is too large and -0, NaN and Infinity survive.
 */
export type Value =
  // Python
  | { type: 'None' }
  | { type: 'bool'; text: 'True' | 'False' }
  | { type: 'int' | 'float' | 'complex'; text: string }
  | { type: 'str' | 'bytes'; text: string }
  | { type: 'list' | 'tuple' | 'set' | 'frozenset'; items: readonly Value[] }
  | { type: 'dict'; entries: readonly (readonly [Value, Value])[] }
  // JavaScript
  | { type: 'undefined' | 'null' }
  | { type: 'boolean'; text: 'true' | 'false' }
  | { type: 'number' | 'bigint'; text: string }
  | { type: 'string' | 'symbol'; text: string }
  /** A promise holds the one value that it gave. */
  | { type: 'array' | 'Set' | 'Promise'; items: readonly Value[] }
  | { type: 'Object' | 'Map'; entries: readonly (readonly [Value, Value])[] }
  // Both: rows that are gone through once; instances by what they hold; anything else by its class and how it shows
  // itself, unless nobody can look into it (`closed`); and places where encoding stopped
  | { type: 'iterator'; items: readonly Value[] }
  | { type: 'instance'; class: string; entries: readonly (readonly [Value, Value])[] }
  | { type: 'object'; class: string; text: string; closed?: true }
  | { type: 'cycle' }
  | Cut;

/**
 * A place where encoding stopped, because there was too much. A text has its beginning here and says what it is `of`;
 * after the last item that was encoded, a cut represents the others. `more`: how many characters or items are not there.
 * `hash`: of all of the text, or of the items that are not there.
 */
export type Cut = { type: 'cut'; of?: string; start?: string; more?: number; hash?: string };

const WITH_TEXT = [
  'bool',
  'int',
  'float',
  'complex',
  'str',
  'bytes',
  'boolean',
  'number',
  'bigint',
  'string',
  'symbol',
];
const WITH_ITEMS = ['list', 'tuple', 'set', 'frozenset', 'array', 'Set', 'Promise', 'iterator'];
const WITH_ENTRIES = ['dict', 'Object', 'Map', 'instance'];
const BARE = ['None', 'undefined', 'null', 'cycle'];
const DEPTH_MAX = 200;

/** Whether data that crossed a border really is an encoded value. */
export function isValue(data: unknown, depth = 0): data is Value {
  if (typeof data !== 'object' || data === null || depth > DEPTH_MAX) return false;
  const { type, text, items, entries, class: name } = data as Record<string, unknown>;
  if (typeof type !== 'string') return false;
  if (type === 'cut') return isCut(data as Record<string, unknown>);
  if (BARE.includes(type)) return true;
  if (WITH_TEXT.includes(type)) return typeof text === 'string';
  if (WITH_ITEMS.includes(type)) return Array.isArray(items) && items.every((item) => isValue(item, depth + 1));
  if (WITH_ENTRIES.includes(type)) {
    const isEntry = (entry: unknown) =>
      Array.isArray(entry) && entry.length === 2 && entry.every((part) => isValue(part, depth + 1));
    return Array.isArray(entries) && entries.every(isEntry) && (type !== 'instance' || typeof name === 'string');
  }
  return type === 'object' && typeof name === 'string' && typeof text === 'string';
}

function isCut({ of, start, more, hash }: Record<string, unknown>): boolean {
  return (
    [of, start, hash].every((text) => text === undefined || typeof text === 'string') &&
    (more === undefined || (Number.isSafeInteger(more) && (more as number) >= 0))
  );
}

/** How close two decimal numbers must be when nothing is said: the order of additions must not decide. */
const CLOSE = 1e-9;
const NUMBERS = ['int', 'float', 'number', 'bigint'];
const UNORDERED = ['set', 'frozenset', 'Set'];

/** A set: it has its items in no order that a program chose. */
export function isUnordered({ type }: Value): boolean {
  return UNORDERED.includes(type);
}

/**
 * Whether two values are the same, by type and content. With a tolerance, numbers of any kind are compared as numbers.
 * A place where encoding stopped equals only another one with the same hash: what is behind it is not known otherwise.
 */
export function isSameValue(one: Value, other: Value, tolerance?: number): boolean {
  if (tolerance !== undefined && NUMBERS.includes(one.type) && NUMBERS.includes(other.type)) {
    return isNear(numberOf(one), numberOf(other), tolerance);
  }
  if (one.type === 'cut' || other.type === 'cut') return isSameCut(one, other);
  if (one.type !== other.type) return false;
  if (one.type === 'object') {
    const isOpen = other.type === 'object' && !one.closed && !other.closed;
    return isOpen && one.class === other.class && one.text === other.text;
  }
  if (one.type === 'instance' && other.type === 'instance' && one.class !== other.class) return false;
  if ('text' in one && 'text' in other) {
    if (one.text === other.text) return true;
    if (one.type !== 'float' && one.type !== 'number') return false;
    const [first, second] = [numberOf(one), numberOf(other)];
    return isNear(first, second, Math.max(Math.abs(first), Math.abs(second)) * CLOSE);
  }
  if ('items' in one && 'items' in other) {
    return isSameList(one.items, other.items, isUnordered(one), (a, b) => isSameValue(a, b, tolerance));
  }
  if ('entries' in one && 'entries' in other) {
    const isSameEntry = (a: readonly Value[], b: readonly Value[]) =>
      a.every((part, index) => isSameValue(part, b[index] as Value, tolerance));
    return isSameList(one.entries, other.entries, true, isSameEntry);
  }
  return true;
}

function isSameCut(one: Value, other: Value): boolean {
  if (one.type !== 'cut' || other.type !== 'cut' || one.hash === undefined) return false;
  return one.hash === other.hash && one.of === other.of && one.start === other.start && one.more === other.more;
}

function isSameList<T>(one: readonly T[], other: readonly T[], anyOrder: boolean, isSame: (a: T, b: T) => boolean) {
  if (one.length !== other.length) return false;
  if (one.every((item, index) => isSame(item, other[index] as T))) return true;
  if (!anyOrder) return false;
  const left = [...other];
  return one.every((item) => {
    const found = left.findIndex((candidate) => isSame(item, candidate));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

function isNear(one: number, other: number, tolerance: number): boolean {
  return Object.is(one, other) || one === other || (Number.isFinite(one - other) && Math.abs(one - other) <= tolerance);
}

/** The number that a value is; NaN for everything else. */
export function numberOf(value: Value): number {
  if (!NUMBERS.includes(value.type) || !('text' in value)) return Number.NaN;
  return Number(value.text.replace('inf', 'Infinity'));
}

/** A value as its language would show it. */
export function display(value: Value): string {
  switch (value.type) {
    case 'str':
      return pythonString(value.text);
    case 'bytes':
      return `b${pythonString(value.text)}`;
    case 'string':
      return `'${escapeInvisible(value.text).replaceAll("'", "\\'")}'`;
    case 'list':
    case 'array':
      return `[${value.items.map(display).join(', ')}]`;
    case 'tuple':
      return value.items.length === 1
        ? `(${display(value.items[0] as Value)},)`
        : `(${value.items.map(display).join(', ')})`;
    case 'set':
      return value.items.length === 0 ? 'set()' : `{${value.items.map(display).join(', ')}}`;
    case 'frozenset':
      return value.items.length === 0 ? 'frozenset()' : `frozenset({${value.items.map(display).join(', ')}})`;
    case 'Set':
      return `Set {${value.items.map(display).join(', ')}}`;
    case 'iterator':
      return `<${value.items.map(display).join(', ')}>`;
    case 'instance':
      return `${value.class} ${displayProperties(value.entries)}`;
    case 'Promise':
      return `Promise {${value.items.map(display).join(', ')}}`;
    case 'dict':
      return `{${value.entries.map(displayEntry).join(', ')}}`;
    case 'Object':
      return displayProperties(value.entries);
    case 'Map':
      return `Map {${value.entries.map(([key, item]) => `${display(key)} => ${display(item)}`).join(', ')}}`;
    case 'bigint':
      return `${value.text}n`;
    case 'cycle':
      return '…';
    case 'cut':
      return displayCut(value);
    default:
      return 'text' in value ? value.text : value.type;
  }
}

function displayProperties(entries: readonly (readonly [Value, Value])[]): string {
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([key, item]) => `${propertyName(key)}: ${display(item)}`).join(', ')} }`;
}

function displayEntry([key, item]: readonly [Value, Value]): string {
  return key.type === 'cut' && item.type === 'cut' && item.of === undefined
    ? display(item)
    : `${display(key)}: ${display(item)}`;
}

function displayCut({ of, start = '', more }: Cut): string {
  const rest = more === undefined ? '…' : `… (+${more})`;
  if (of === 'str' || of === 'string') return `'${escapeInvisible(start)}${rest}`;
  return of === 'bytes' ? `b'${escapeInvisible(start)}${rest}` : `${start}${rest}`;
}

/** A text that is too long to show or to send: its beginning, and how much more there is. */
export function shorten(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text;
  return `${text.slice(0, charactersMax)}… (+${text.length - charactersMax})`;
}

function pythonString(text: string): string {
  const escaped = escapeInvisible(text);
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}

function propertyName(key: Value): string {
  return 'text' in key && /^[A-Za-z_$][\w$]*$/.test(key.text) ? key.text : display(key);
}

function escapeInvisible(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');
}
