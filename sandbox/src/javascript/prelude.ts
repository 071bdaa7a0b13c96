import { LESSON_FETCH } from './lesson-fetch.ts';

/**
 * Runs inside the interpreter before the learner's program and gives it what a browser would: console, prompt,
 * timers, `fetch` of the files that come with it. It holds on to the built-in functions it needs, so that a program that changes them changes only itself.
 *
 * It evaluates to a function of the host's `emit`, `ask` and `locale`. What leaves it is text, and never more than the limits:
 * a program that makes more of it pays for that itself.
 */
export const PRELUDE = String.raw`(function (emit, ask, locale) {
'use strict';
const uncurry = Function.prototype.bind.bind(Function.prototype.call);
const { getPrototypeOf, getOwnPropertyDescriptor, defineProperty, is } = Object;
const ownKeys = Reflect.ownKeys;
const isArray = Array.isArray;
const stringify = JSON.stringify;
const text = String;
const join = uncurry(Array.prototype.join);
const push = uncurry(Array.prototype.push);
const repeat = uncurry(String.prototype.repeat);
const split = uncurry(String.prototype.split);
const replace = uncurry(String.prototype.replace);
const includes = uncurry(Array.prototype.includes);
const test = uncurry(RegExp.prototype.test);
const functionText = uncurry(Function.prototype.toString);
const enumerable = uncurry(Object.prototype.propertyIsEnumerable);
const then = uncurry(Promise.prototype.then);
const mapEach = uncurry(Map.prototype.forEach);
const setEach = uncurry(Set.prototype.forEach);
const mapSize = uncurry(getOwnPropertyDescriptor(Map.prototype, 'size').get);
const setSize = uncurry(getOwnPropertyDescriptor(Set.prototype, 'size').get);
const dateTime = uncurry(Date.prototype.getTime);
const dateText = uncurry(Date.prototype.toISOString);
const regexText = uncurry(RegExp.prototype.toString);
const symbolText = uncurry(Symbol.prototype.toString);
const slice = uncurry(String.prototype.slice);
const now = Date.now;
const mapHas = uncurry(Map.prototype.has);
const mapGet = uncurry(Map.prototype.get);
const mapSet = uncurry(Map.prototype.set);
const setAdd = uncurry(Set.prototype.add);
const { RegExp: RegExpClass, Promise: PromiseClass, Error: ErrorClass, Date: DateClass, Map: MapClass, Set: SetClass, Array: ArrayClass } = globalThis;
const isNaN = Number.isNaN;
const iterator = Symbol.iterator;
const objectPrototype = Object.prototype;
const imul = Math.imul;

const MAX_DEPTH = 40;
const MAX_ITEMS = 5000;
/* Of a row that may have no end. */
const MAX_ITERATED = 1000;
/* Characters of a value, of an error's message and of its stack. */
const MAX_TEXT = 100000;
const MAX_MESSAGE = 2000;
const MAX_STACK = 20000;
const MAX_NAME = 100;
const MAX_JSON = 900000;

function isMap(value) { try { mapSize(value); return true; } catch { return false; } }
function isSet(value) { try { setSize(value); return true; } catch { return false; } }
function isDate(value) { try { dateTime(value); return true; } catch { return false; } }

function className(value) {
  const prototype = getPrototypeOf(value);
  if (prototype === null) return null;
  const made = getOwnPropertyDescriptor(prototype, 'constructor');
  const name = made && typeof made.value === 'function' ? getOwnPropertyDescriptor(made.value, 'name') : undefined;
  return name && typeof name.value === 'string' && name.value !== '' ? name.value : 'Object';
}

/* Every class between the value and Object, as the program wrote it. */
function classesOf(value) {
  const found = [];
  for (let prototype = getPrototypeOf(value); prototype !== null && prototype !== objectPrototype; prototype = getPrototypeOf(prototype)) {
    const made = getOwnPropertyDescriptor(prototype, 'constructor');
    if (made && typeof made.value === 'function') push(found, functionText(made.value));
  }
  return found;
}
/* Engines keep what is in a Promise, a WeakMap or a typed array where nobody can see it. */
function isBuiltIn(name, value) {
  const classes = classesOf(value);
  return classes.length > 0 && test(/\{\s*\[native code\]\s*\}\s*$/, classes[0]);
}
/* A field that only the class itself can read. Private methods hold nothing, and static fields belong to the class. */
function hasPrivate(value) {
  const classes = classesOf(value);
  for (let i = 0; i < classes.length; i++) {
    if (!test(/^\s*class\b/, classes[i])) continue;
    const plain = replace(classes[i], /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\x60(?:\\.|[^\x60\\])*\x60/g, '""');
    if (test(/(?<=^|[\s{;}])(?<!\bstatic\s+)#[\p{L}_$][\p{L}\p{N}_$]*[^\S\n]*(?:=(?!=)|[;}\n])/u, plain)) return true;
  }
  return false;
}

function numberText(value) { return is(value, -0) ? '-0' : text(value); }

/* A value by its exact type, as the judge compares it. */
function encode(value) {
  let items = 0;
  let characters = 0;
  const above = [];
  /* A text that is too long is no value that could be compared; a person sees how it begins. */
  function limited(encoded) {
    const { type, text: whole } = encoded;
    characters += whole.length;
    if (characters <= MAX_TEXT) return encoded;
    return { type: 'cut', of: type, start: slice(whole, 0, 1000), more: whole.length > 1000 ? whole.length - 1000 : 0 };
  }
  function withText(type, string) { return limited({ type, text: string }); }
  function one(value, depth) {
    if (++items > MAX_ITEMS || depth > MAX_DEPTH) return { type: 'cut' };
    switch (typeof value) {
      case 'undefined': return { type: 'undefined' };
      case 'boolean': return { type: 'boolean', text: value ? 'true' : 'false' };
      case 'number': return { type: 'number', text: numberText(value) };
      case 'bigint': return withText('bigint', text(value));
      case 'string': return withText('string', value);
      case 'symbol': return withText('symbol', symbolText(value));
      case 'function': return closed('Function', value);
    }
    if (value === null) return { type: 'null' };
    if (includes(above, value)) return { type: 'cycle' };
    push(above, value);
    const encoded = object(value, depth + 1);
    above.length -= 1;
    return encoded;
  }
  /* What says all there is of it in a text: a date, a pattern, an error. */
  function withOwnText(name, value) {
    return limited({ type: 'object', class: slice(name, 0, MAX_NAME), text: show(value) });
  }
  /* What nobody can look into is shown, and is never the same as another one. */
  function closed(name, value) {
    return { ...withOwnText(name, value), closed: true };
  }
  function iterated(value, depth) {
    const found = [];
    for (const item of { [iterator]: () => value }) {
      push(found, one(item, depth));
      if (items > MAX_ITERATED) { push(found, { type: 'cut' }); break; }
    }
    return { type: 'iterator', items: found };
  }
  function object(value, depth) {
    if (isArray(value)) {
      const found = [];
      for (let i = 0; i < value.length; i++) {
        push(found, one(value[i], depth));
        if (items > MAX_ITEMS) break;
      }
      return { type: 'array', items: found };
    }
    if (isSet(value)) {
      const found = [];
      setEach(value, (item) => { if (items <= MAX_ITEMS) push(found, one(item, depth)); });
      return { type: 'Set', items: found };
    }
    if (isMap(value)) {
      const found = [];
      mapEach(value, (item, key) => { if (items <= MAX_ITEMS) push(found, [one(key, depth), one(item, depth)]); });
      return { type: 'Map', entries: found };
    }
    const name = className(value);
    if (isDate(value) || value instanceof RegExpClass || value instanceof ErrorClass) return withOwnText(name, value);
    if (typeof value.next === 'function' && typeof value[iterator] === 'function') return iterated(value, depth);
    const isInstance = name !== 'Object' && name !== null;
    if (isInstance && (isBuiltIn(name, value) || hasPrivate(value))) return closed(name, value);
    const found = [];
    const keys = ownKeys(value);
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i];
      if (typeof key === 'string' && enumerable(value, key)) push(found, [withText('string', key), one(value[key], depth)]);
      if (items > MAX_ITEMS) break;
    }
    return isInstance ? { type: 'instance', class: slice(name, 0, MAX_NAME), entries: found } : { type: 'Object', entries: found };
  }
  return one(value, 0);
}

function quote(string) {
  return test(/'/, string) ? (test(/"/, string) ? stringify(string) : '"' + string + '"') : "'" + join(split(join(split(stringify(string).slice(1, -1), '\\"'), '"'), "'"), "\\'") + "'";
}

/* A value as console.log writes it. */
function show(value, depth = 0, above = []) {
  switch (typeof value) {
    case 'string': return quote(value);
    case 'number': return numberText(value);
    case 'bigint': return text(value) + 'n';
    case 'symbol': return symbolText(value);
    case 'function': {
      const isClass = test(/^class\b/, functionText(value));
      const name = getOwnPropertyDescriptor(value, 'name');
      const named = name && typeof name.value === 'string' && name.value !== '';
      return '[' + (isClass ? 'class' : 'Function') + (named ? (isClass ? ' ' : ': ') + name.value : isClass ? '' : ' (anonymous)') + ']';
    }
    case 'object': break;
    default: return text(value);
  }
  if (value === null) return 'null';
  if (includes(above, value)) return '[Circular]';
  if (value instanceof ErrorClass) return errorText(value);
  if (value instanceof RegExpClass) return regexText(value);
  if (isDate(value)) return isNaN(dateTime(value)) ? 'Invalid Date' : dateText(value);
  const name = className(value);
  if (depth > 2) return isArray(value) ? '[Array]' : '[' + (name === null ? 'Object' : name) + ']';
  push(above, value);
  const parts = [];
  let open = '{';
  let close = '}';
  let before = name === 'Object' ? '' : name === null ? '[Object: null prototype] ' : name + ' ';
  if (isArray(value)) {
    open = '['; close = ']';
    before = name === 'Array' ? '' : before;
    for (let i = 0; i < value.length && i < 100; i++) push(parts, i in value ? show(value[i], depth + 1, above) : 'empty');
    if (value.length > 100) push(parts, '... ' + (value.length - 100) + ' more');
  } else if (isMap(value)) {
    before = 'Map(' + mapSize(value) + ') ';
    mapEach(value, (item, key) => push(parts, show(key, depth + 1, above) + ' => ' + show(item, depth + 1, above)));
  } else if (isSet(value)) {
    before = 'Set(' + setSize(value) + ') ';
    setEach(value, (item) => push(parts, show(item, depth + 1, above)));
  }
  const keys = ownKeys(value);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if (!enumerable(value, key) || (isArray(value) && typeof key === 'string' && test(/^\d+$/, key))) continue;
    const property = getOwnPropertyDescriptor(value, key);
    const shown = property.get || property.set ? '[Getter/Setter]' : show(property.value, depth + 1, above);
    push(parts, (typeof key === 'symbol' ? '[' + symbolText(key) + ']' : test(/^[\p{L}_$][\p{L}\p{N}_$]*$/u, key) ? key : quote(key)) + ': ' + shown);
  }
  above.length -= 1;
  if (parts.length === 0) return before + open + close;
  const line = before + open + ' ' + join(parts, ', ') + ' ' + close;
  if (line.length <= 76 && !test(/\n/, line)) return line;
  const indent = repeat('  ', depth + 1);
  return before + open + '\n' + indent + join(parts, ',\n' + indent) + '\n' + repeat('  ', depth) + close;
}

function errorText(error) {
  let line;
  try { line = text(error.name) + (error.message ? ': ' + text(error.message) : ''); } catch { line = 'Error'; }
  return line;
}

/* A string is written as it is; %s and the like are replaced as browsers do. */
function words(values) {
  let start = 0;
  const parts = [];
  if (typeof values[0] === 'string' && values.length > 1 && test(/%[sdifoOj%c]/, values[0])) {
    const pieces = split(values[0], /(%[sdifoOj%c])/);
    let line = '';
    start = 1;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i];
      if (!test(/^%[sdifoOjc%]$/, piece)) line += piece;
      else if (piece === '%%') line += '%';
      else if (start >= values.length) line += piece;
      else {
        const value = values[start++];
        if (piece === '%c') continue;
        if (piece === '%d' || piece === '%f') line += numberText(Number(value));
        else if (piece === '%i') line += numberText(Math.trunc(Number(value)));
        else line += typeof value === 'string' ? value : show(value, 1);
      }
    }
    push(parts, line);
  }
  for (let i = start; i < values.length; i++) push(parts, typeof values[i] === 'string' ? values[i] : show(values[i]));
  return join(parts, ' ');
}

let margin = '';
/* Characters that may still be written; the host ends the program that writes more. */
let room = 0;
function send(kind, line) {
  const sent = line.length > room ? slice(line, 0, room + 1) : line;
  room -= sent.length;
  emit(kind, sent);
}
function write(kind, line) { send(kind, (margin === '' ? line : margin + join(split(line, '\n'), '\n' + margin)) + '\n'); }
/* The whole question counts as written, but no more of it is shown than there is room for. */
function question(message) { return ask(slice(text(message), 0, room + 1)); }
function table(data) {
  if (typeof data !== 'object' || data === null) return write('out', words([data]));
  const columns = [];
  const rows = [];
  let plain = false;
  const keys = ownKeys(data);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if (typeof key !== 'string' || !enumerable(data, key)) continue;
    const row = data[key];
    push(rows, [key, row]);
    if (typeof row !== 'object' || row === null) { plain = true; continue; }
    const names = ownKeys(row);
    for (let j = 0; j < names.length; j++) {
      if (typeof names[j] === 'string' && enumerable(row, names[j]) && !includes(columns, names[j])) push(columns, names[j]);
    }
  }
  const head = ['(index)'];
  for (let i = 0; i < columns.length; i++) push(head, columns[i]);
  if (plain) push(head, 'Values');
  const lines = [head];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i][1];
    const isObject = typeof row === 'object' && row !== null;
    const cells = [rows[i][0]];
    for (let j = 0; j < columns.length; j++) push(cells, isObject && enumerable(row, columns[j]) ? show(row[columns[j]], 1) : '');
    if (plain) push(cells, isObject ? '' : show(row));
    push(lines, cells);
  }
  for (let i = 0; i < lines.length; i++) {
    let line = '';
    for (let j = 0; j < head.length; j++) {
      let width = 0;
      for (let k = 0; k < lines.length; k++) if (lines[k][j].length > width) width = lines[k][j].length;
      line += (j === 0 ? '' : ' | ') + lines[i][j] + (j === head.length - 1 ? '' : repeat(' ', width - lines[i][j].length));
    }
    write('out', line);
  }
}

const counts = { __proto__: null };
const out = (...values) => write('out', words(values));
const err = (...values) => write('err', words(values));
const group = (...values) => { if (values.length > 0) out(...values); margin += '  '; };
const console = {
  log: out, info: out, debug: out, dir: (value) => out(value), table,
  warn: err, error: err, trace: err,
  assert: (holds, ...values) => { if (!holds) err('Assertion failed' + (values.length > 0 ? ':' : ''), ...values); },
  count: (label = 'default') => { counts[label] = (counts[label] || 0) + 1; out(label + ': ' + counts[label]); },
  countReset: (label = 'default') => { counts[label] = 0; },
  group, groupCollapsed: group, groupEnd: () => { margin = margin.slice(2); },
  clear: () => {}, time: () => {}, timeEnd: () => {}, timeLog: () => {},
};

let settled = null;
let timers = [];
let lastTimer = 0;
function later(action, delay, values, every) {
  if (typeof action !== 'function') throw new TypeError('The first argument of ' + (every === null ? 'setTimeout' : 'setInterval') + ' must be a function');
  const wait = delay > 0 ? Number(delay) : 0;
  push(timers, { id: ++lastTimer, at: now() + wait, action, values, every: every === null ? null : wait < 1 ? 1 : wait });
  return lastTimer;
}
function cancel(id) {
  const rest = [];
  for (let i = 0; i < timers.length; i++) if (timers[i].id !== id) push(rest, timers[i]);
  timers = rest;
}
/* The timer that is due first; of two at the same moment the older one. */
function first() {
  let found = null;
  for (let i = 0; i < timers.length; i++) if (found === null || timers[i].at < found.at) found = timers[i];
  return found;
}

const given = {
  console,
  prompt: (message = '', initial) => { const line = question(message); return line === null && initial !== undefined ? text(initial) : line; },
  alert: (message = '') => { write('out', text(message)); },
  confirm: (message = '') => { const line = question(message); return line !== null && !test(/^\s*(|n|no|nei|avbryt|cancel|false)\s*$/i, line); },
  setTimeout: (action, delay, ...values) => later(action, delay, values, null),
  setInterval: (action, delay, ...values) => later(action, delay, values, true),
  clearTimeout: cancel,
  clearInterval: cancel,
  queueMicrotask: (action) => { then(PromiseClass.resolve(), () => { action(); }); },
};
/* As browsers have it: a copy of everything, whatever it holds and however it goes in circles; no functions. */
function cloneOf(value, known) {
  if (typeof value === 'function' || typeof value === 'symbol') throw new ErrorClass(show(value) + ' could not be cloned.');
  if (typeof value !== 'object' || value === null) return value;
  if (mapHas(known, value)) return mapGet(known, value);
  const keep = (copy) => { mapSet(known, value, copy); return copy; };
  if (isDate(value)) return keep(new DateClass(dateTime(value)));
  if (value instanceof RegExpClass) return keep(new RegExpClass(value.source, value.flags));
  if (isMap(value)) { const copy = keep(new MapClass()); mapEach(value, (item, key) => mapSet(copy, cloneOf(key, known), cloneOf(item, known))); return copy; }
  if (isSet(value)) { const copy = keep(new SetClass()); setEach(value, (item) => setAdd(copy, cloneOf(item, known))); return copy; }
  if (value instanceof ErrorClass) { const copy = keep(new ErrorClass(value.message)); copy.name = value.name; return copy; }
  const copy = keep(isArray(value) ? new ArrayClass(value.length) : {});
  const keys = ownKeys(value);
  for (let i = 0; i < keys.length; i++) if (typeof keys[i] === 'string' && enumerable(value, keys[i])) copy[keys[i]] = cloneOf(value[keys[i]], known);
  return copy;
}
const lesson = ${LESSON_FETCH}((action) => { later(action, 0, [], null); });
given.fetch = lesson.fetch;
given.Response = lesson.Response;
given.structuredClone = (value) => cloneOf(value, new MapClass());
defineProperty(given.structuredClone, 'name', { value: 'structuredClone' });
const names = ownKeys(given);
for (let i = 0; i < names.length; i++) {
  defineProperty(globalThis, names[i], { value: given[names[i]], writable: true, configurable: true, enumerable: false });
}

/* --- languages: what the host's Intl says ------------------------------------------------------------------------- */

const parse = JSON.parse;
const { TypeError: TypeErrorClass, RangeError: RangeErrorClass } = globalThis;
function inWords(what, locales, options, value, other) {
  const requested = isArray(locales) ? locales[0] : locales;
  if (requested !== undefined && (typeof requested !== 'string' || !test(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, requested))) throw new RangeErrorClass('Incorrect locale information provided');
  const plain = {};
  if (options !== undefined && options !== null) for (const name in options) if (options[name] !== undefined) plain[name] = typeof options[name] === 'object' ? text(options[name]) : options[name];
  const said = parse(locale(stringify({ what, locale: requested, options: plain, value, other })));
  if (said.error === 'RangeError') throw new RangeErrorClass(said.message);
  if (said.error !== undefined) throw new TypeErrorClass(said.message);
  return said.text;
}
/* JSON has no sign for these. */
function numberInWords(value) { return typeof value === 'bigint' ? text(value) : numberText(Number(value)); }
function timeOf(value) { return value === undefined ? now() : typeof value === 'number' ? value : numeric(value); }
const numeric = Number;
function formatter(what, defaults, methods) {
  const made = function (locales, options) {
    if (!new.target && what === 'list') throw new TypeErrorClass("Constructor requires 'new'");
    const given = { ...options };
    const ask = (kind, value, other) => inWords(kind, locales, given, value, other);
    const locale = ask('locale');
    const formatted = { __proto__: made.prototype };
    const names = ownKeys(methods);
    for (let i = 0; i < names.length; i++) defineProperty(formatted, names[i], { value: methods[names[i]](ask, given), writable: true, configurable: true, enumerable: false });
    defineProperty(formatted, 'resolvedOptions', { value: () => ({ locale, ...defaults, ...given }), writable: true, configurable: true, enumerable: false });
    return formatted;
  };
  defineProperty(made, 'supportedLocalesOf', { value: (locales) => (isArray(locales) ? [...locales] : locales === undefined ? [] : [locales]), writable: true, configurable: true, enumerable: false });
  return made;
}
/* A day and a time that were not requested are left out, as in browsers. */
const DATE_PARTS = ['weekday', 'year', 'month', 'day', 'dateStyle'];
const TIME_PARTS = ['hour', 'minute', 'second', 'timeStyle', 'fractionalSecondDigits', 'dayPeriod'];
function hasAny(options, names) { for (let i = 0; i < names.length; i++) if (options[names[i]] !== undefined) return true; return false; }
const intl = {
  NumberFormat: formatter('number', { numberingSystem: 'latn', style: 'decimal' }, { format: (ask) => (value) => ask('number', numberInWords(value)) }),
  DateTimeFormat: formatter('date', { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' }, { format: (ask, given) => (value) => ask(hasAny(given, TIME_PARTS) || hasAny(given, DATE_PARTS) ? 'date' : 'day', timeOf(value)) }),
  Collator: formatter('compare', { usage: 'sort', sensitivity: 'variant' }, { compare: (ask) => (one, other) => numeric(ask('compare', text(one), text(other))) }),
  PluralRules: formatter('plural', { type: 'cardinal' }, { select: (ask) => (value) => ask('plural', numberInWords(value)) }),
  ListFormat: formatter('list', { type: 'conjunction', style: 'long' }, { format: (ask) => (values) => ask('list', [...values]) }),
  RelativeTimeFormat: formatter('relative', { style: 'long', numeric: 'always' }, { format: (ask) => (value, unit) => ask('relative', numberInWords(value), text(unit)) }),
  getCanonicalLocales: (locales) => (isArray(locales) ? [...locales] : locales === undefined ? [] : [locales]),
};
const kinds = ownKeys(intl);
for (let i = 0; i < kinds.length; i++) {
  defineProperty(intl[kinds[i]], 'name', { value: kinds[i] });
  defineProperty(intl, kinds[i], { enumerable: false });
}
defineProperty(intl, Symbol.toStringTag, { value: 'Intl', configurable: true });
defineProperty(globalThis, 'Intl', { value: intl, writable: true, configurable: true, enumerable: false });
const numberValue = uncurry(Number.prototype.valueOf);
const bigintValue = uncurry(BigInt.prototype.valueOf);
const ofLanguages = [
  [Number.prototype, { toLocaleString(locales, options) { return inWords('number', locales, options, numberInWords(numberValue(this))); } }],
  [BigInt.prototype, { toLocaleString(locales, options) { return inWords('number', locales, options, numberInWords(bigintValue(this))); } }],
  [Date.prototype, {
    toLocaleString(locales, options) { return inWords('date', locales, options, numberText(dateTime(this))); },
    toLocaleDateString(locales, options) { return inWords('day', locales, options, numberText(dateTime(this))); },
    toLocaleTimeString(locales, options) { return inWords('time', locales, options, numberText(dateTime(this))); },
  }],
  [String.prototype, { localeCompare(other, locales, options) { return numeric(inWords('compare', locales, options, text(this), text(other))); } }],
];
for (let i = 0; i < ofLanguages.length; i++) {
  const methods = ownKeys(ofLanguages[i][1]);
  for (let j = 0; j < methods.length; j++) defineProperty(ofLanguages[i][0], methods[j], { value: ofLanguages[i][1][methods[j]], writable: true, configurable: true, enumerable: false });
}

/* --- sorting as V8 does it: the same for a comparator that answers true and false, which sorts nothing there -------- */

const nativeSort = uncurry(Array.prototype.sort);
const RUN_MIN = 64;
function orderBy(compare) {
  return (one, other) => { const order = numeric(compare(one, other)); return isNaN(order) ? 0 : order; };
}
/* How long what is in order from here is; what is in the opposite order is turned around. */
function countRun(row, low, high, order) {
  if (low + 1 === high) return 1;
  let length = 2;
  const falls = order(row[low + 1], row[low]) < 0;
  for (let at = low + 2; at < high; at++, length++) if ((order(row[at], row[at - 1]) < 0) !== falls) break;
  if (falls) for (let from = low, to = low + length - 1; from < to; from++, to--) { const kept = row[from]; row[from] = row[to]; row[to] = kept; }
  return length;
}
function insert(row, low, start, high, order) {
  for (; start < high; start++) {
    const pivot = row[start];
    let left = low;
    let right = start;
    while (left < right) {
      const middle = left + ((right - left) >> 1);
      if (order(pivot, row[middle]) < 0) right = middle; else left = middle + 1;
    }
    for (let at = start; at > left; at--) row[at] = row[at - 1];
    row[left] = pivot;
  }
}
function merge(row, low, middle, high, order) {
  const left = [];
  for (let at = low; at < middle; at++) push(left, row[at]);
  let from = 0;
  let right = middle;
  for (let at = low; from < left.length; at++) row[at] = right < high && order(row[right], left[from]) < 0 ? row[right++] : left[from++];
}
function sortRow(row, order) {
  const runs = [0];
  for (let low = 0; low < row.length; ) {
    const length = countRun(row, low, row.length, order);
    const end = length < RUN_MIN && low + length < row.length ? (low + RUN_MIN < row.length ? low + RUN_MIN : row.length) : low + length;
    insert(row, low, low + length, end, order);
    push(runs, end);
    low = end;
  }
  while (runs.length > 2) {
    const next = [0];
    for (let i = 0; i + 1 < runs.length; i += 2) {
      if (i + 2 < runs.length) { merge(row, runs[i], runs[i + 1], runs[i + 2], order); push(next, runs[i + 2]); } else push(next, runs[i + 1]);
    }
    runs.length = 0;
    for (let i = 0; i < next.length; i++) push(runs, next[i]);
  }
}
function sorted(list, compare) {
  const row = [];
  let missing = 0;
  for (let i = 0; i < list.length; i++) {
    if (!(i in list)) continue;
    if (list[i] === undefined) missing++; else push(row, list[i]);
  }
  sortRow(row, orderBy(compare));
  for (; missing > 0; missing--) push(row, undefined);
  return row;
}
const sorting = {
  sort(compare) {
    if (compare === undefined || typeof compare !== 'function') return compare === undefined ? nativeSort(this) : nativeSort(this, compare);
    const length = this.length;
    const row = sorted(this, compare);
    for (let i = 0; i < row.length; i++) this[i] = row[i];
    for (let i = row.length; i < length; i++) delete this[i];
    return this;
  },
  toSorted(compare) {
    const copy = [];
    for (let i = 0; i < this.length; i++) push(copy, this[i]);
    return compare === undefined ? nativeSort(copy) : sorting.sort.call(copy, compare);
  },
};
for (const name of ['sort', 'toSorted']) defineProperty(Array.prototype, name, { value: sorting[name], writable: true, configurable: true, enumerable: false });

let state = 0;
Math.random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};
defineProperty(Math.random, 'name', { value: 'random' });

/* A program that has changed what JSON makes of an object changes only what is said of itself, and not how much. */
function sealed(value) {
  const json = stringify(value);
  return typeof json === 'string' && json.length <= MAX_JSON ? json : '{"type":"cut"}';
}

return {
  /* Before the program: where chance begins, and how much may be written. */
  start: (seed, characters) => { state = seed | 0; room = characters; },
  /* Before the program: the files that it can fetch. */
  give: lesson.give,
  encode: (value) => sealed(encode(value)),
  /* What an uncaught error says: its class, message and stack, whatever was thrown. */
  describe: (thrown) => {
    const isError = typeof thrown === 'object' && thrown !== null && thrown instanceof ErrorClass;
    let type = 'throw';
    let message = '';
    let stack = '';
    try {
      if (isError) { type = text(thrown.name); message = text(thrown.message); stack = text(thrown.stack); }
      else message = show(thrown);
    } catch {}
    const cut = message.length > MAX_MESSAGE ? slice(message, 0, MAX_MESSAGE) + '… (' + message.length + ')' : message;
    return sealed({ type: slice(type, 0, MAX_NAME), message: cut, stack: slice(stack, 0, MAX_STACK) });
  },
  waiting: () => { const timer = first(); return timer === null ? -1 : timer.at; },
  fire: () => {
    const timer = first();
    if (timer.every === null) cancel(timer.id); else timer.at += timer.every;
    timer.action(...timer.values);
  },
  /* Hands over the value, or what its promise gave, as the host asks for it afterwards. */
  settle: (value) => {
    settled = null;
    if (typeof value === 'object' && value !== null && value instanceof PromiseClass) {
      then(value, (result) => { settled = { kind: 'kept', value: result }; }, (reason) => { settled = { kind: 'broken', value: reason }; });
    } else settled = { kind: 'plain', value };
  },
  /* Makes the recorder of a run that someone steps through; it tells the host what happens. */
  record: (make) => { make(emit, { className, functionText, errorText, numberText }); },
  settledKind: () => (settled === null ? 'pending' : settled.kind),
  settledValue: () => settled.value,
};
})`;
