/**
 * Runs inside the interpreter beside a program that `instrument` has changed, and tells the host each step: only what has
 * changed since the step before, as `trace.ts` reads it. It holds on to the built-in functions it needs, so that a program that
 * changes them changes only itself.
 */
export const RECORDER = String.raw`(function (name) { return function (tell, about) {
'use strict';
const uncurry = Function.prototype.bind.bind(Function.prototype.call);
const { getPrototypeOf, getOwnPropertyDescriptor, defineProperty, is, freeze } = Object;
const ownKeys = Reflect.ownKeys;
const isArray = Array.isArray;
const stringify = JSON.stringify;
const text = String;
const push = uncurry(Array.prototype.push);
const slice = uncurry(String.prototype.slice);
const test = uncurry(RegExp.prototype.test);
const { Map: MapClass, Set: SetClass, Date: DateClass } = globalThis;
const mapGet = uncurry(Map.prototype.get);
const mapSet = uncurry(Map.prototype.set);
const mapHas = uncurry(Map.prototype.has);
const mapDelete = uncurry(Map.prototype.delete);
const mapEach = uncurry(Map.prototype.forEach);
const mapSize = uncurry(getOwnPropertyDescriptor(Map.prototype, 'size').get);
const setEach = uncurry(Set.prototype.forEach);
const setSize = uncurry(getOwnPropertyDescriptor(Set.prototype, 'size').get);
const { RegExp: RegExpClass, Promise: PromiseClass, Error: ErrorClass, RangeError: RangeErrorClass } = globalThis;
const { className, functionText, errorText, numberText } = about;
/* Asked of each object at each step: an error for each answer would take most of the time. */
function isMap(value) { return value instanceof MapClass; }
function isSet(value) { return value instanceof SetClass; }
function isDate(value) { return value instanceof DateClass; }
const regexText = uncurry(RegExp.prototype.toString);
const dateText = uncurry(Date.prototype.toString);
const symbolText = uncurry(Symbol.prototype.toString);
const outer = globalThis;

const STEPS_MAX = 10000;
const CHARACTERS_MAX = 4500000;
const ITEMS_MAX = 60;
const OBJECTS_MAX = 3000;
/* Objects that are looked at in one step, and parts of objects in all steps. */
const LOOKED_AT_MAX = 60;
const PARTS_MAX = 1200000;
const PATCH_MAX = 8;
const TEXT_MAX = 1000;
const TEXT_SHORT = 100;
const LONG_TEXTS_UNTIL = 800000;
/* Of a deep stack the program and the innermost frames are followed: no others are drawn. */
const FRAMES_MAX = 7;
const LINE = 0, CALL = 1, RETURN = 2, EXCEPTION = 3, WAIT = 4, RESUME = 5;

let steps = 0;
let characters = 0;
let parts = 0;
let isOver = false;
/* A program's own code may run while we look at its objects, in a Proxy: that is no step. */
let isBusy = false;
let textMax = TEXT_MAX;

/* --- values and objects ------------------------------------------------------------------------------------------- */

const numbers = new MapClass();
/* By number: what the parts of an object were when they were last reported. */
const known = [];
let waiting = [];
let reported = [];

function brief(said) { return typeof said === 'string' ? slice(said, 0, TEXT_SHORT) : ''; }
function cut(said) { return said.length > textMax ? slice(said, 0, textMax) + '…' : said; }

/* What a value is: a text, or the number of an object. */
function token(value) {
  switch (typeof value) {
    case 'string': return value.length > textMax ? stringify(slice(value, 0, textMax)) + '…' : stringify(value);
    case 'number': return numberText(value);
    case 'bigint': return cut(text(value) + 'n');
    case 'symbol': return cut(symbolText(value));
    case 'object': if (value === null) return 'null'; break;
    case 'function': break;
    default: return text(value);
  }
  const number = mapGet(numbers, value);
  if (number !== undefined) return number;
  const plain = plainText(value);
  if (plain !== null) return plain;
  if (known.length >= OBJECTS_MAX) return '…';
  mapSet(numbers, value, known.length);
  push(known, null);
  push(waiting, value);
  return known.length - 1;
}

/* What nobody looks into is only named. */
function plainText(value) {
  try {
    if (typeof value === 'function') return test(/\{\s*\[native code\]\s*\}\s*$/, functionText(value)) ? '[Function: ' + brief(value.name) + ']' : null;
    if (isArray(value) || isMap(value) || isSet(value)) return null;
    if (value instanceof ErrorClass) return cut(errorText(value));
    if (value instanceof PromiseClass) return 'Promise';
    if (value instanceof RegExpClass) return cut(regexText(value));
    if (isDate(value)) return dateText(value);
    const prototype = getPrototypeOf(value);
    const made = prototype === null ? undefined : getOwnPropertyDescriptor(prototype, 'constructor');
    const isOwn = !made || typeof made.value !== 'function' || made.value === Object || !test(/\{\s*\[native code\]\s*\}\s*$/, functionText(made.value));
    return isOwn ? null : '[' + brief(className(value)) + ']';
  } catch { return '…'; }
}

/* The kind of an object with its size or name, and its parts; for those with names, name and value in turn. */
function look(value) {
  const found = [];
  if (typeof value === 'function') {
    const own = getOwnPropertyDescriptor(value, 'name');
    const said = own && typeof own.value === 'string' ? brief(own.value) : '';
    if (!test(/^class\b/, functionText(value))) return { kind: 'function', size: said, found, step: 0 };
    fields(value, found, (key) => key !== 'prototype' && key !== 'name' && key !== 'length');
    return { kind: 'class', size: said, found, step: 2 };
  }
  const own = className(value);
  const label = (plain) => (own === null || own === 'Array' ? plain : plain + ' ' + brief(own));
  if (isArray(value)) {
    for (let i = 0; i < value.length && i < ITEMS_MAX; i++) push(found, value[i]);
    return { kind: label('list'), size: value.length, found, step: 1, isList: true };
  }
  if (isMap(value)) {
    mapEach(value, (item, key) => { if (found.length < ITEMS_MAX * 2) { push(found, key); push(found, item); } });
    return { kind: label('dict'), size: mapSize(value), found, step: 2, hasKeys: true };
  }
  if (isSet(value)) {
    setEach(value, (item) => { if (found.length < ITEMS_MAX) push(found, item); });
    return { kind: label('set'), size: setSize(value), found, step: 1 };
  }
  fields(value, found, () => true);
  return { kind: 'object', size: own === null || own === 'Object' ? '' : brief(own), found, step: 2 };
}

/* What an object is does not change; what is in it does. */
function lookAgain(value, before) {
  if (before.kind === 'function') return before;
  const found = [];
  if (before.kind === 'object') { fields(value, found, () => true); return { kind: 'object', size: before.size, found, step: 2 }; }
  if (before.isList) {
    for (let i = 0; i < value.length && i < ITEMS_MAX; i++) push(found, value[i]);
    return { kind: before.kind, size: value.length, found, step: 1, isList: true };
  }
  return look(value);
}

function fields(value, found, isShown) {
  const keys = ownKeys(value);
  for (let i = 0; i < keys.length && found.length < ITEMS_MAX * 2; i++) {
    const key = keys[i];
    const own = typeof key === 'string' && isShown(key) ? getOwnPropertyDescriptor(value, key) : undefined;
    if (!own || !own.enumerable) continue;
    push(found, key);
    // A getter is code of the program: looking must not run it.
    push(found, own.get || own.set ? GETTER : own.value);
  }
}
const GETTER = Symbol('getter');

function same(one, other) {
  if (one.kind !== other.kind || one.size !== other.size || one.found.length !== other.found.length) return false;
  for (let i = 0; i < one.found.length; i++) if (!is(one.found[i], other.found[i])) return false;
  return true;
}

function partToken(seen, place) {
  const part = seen.found[place];
  if (seen.step === 2 && place % 2 === 0 && !seen.hasKeys) return brief(part);
  return part === GETTER ? 'get' : token(part);
}

/* Tells an object if it is new or has changed. */
function visit(value) {
  const number = mapGet(numbers, value);
  let seen;
  try { seen = known[number] === null ? look(value) : lookAgain(value, known[number]); } catch { seen = { kind: 'object', size: '', found: [], step: 2 }; }
  parts += seen.found.length + 10;
  const before = known[number];
  if (before === seen || (before !== null && same(before, seen))) return seen;
  known[number] = seen;
  let described = before === null ? null : patch(before, seen);
  if (described === null) {
    described = [seen.kind, seen.size];
    for (let i = 0; i < seen.found.length; i++) push(described, partToken(seen, i));
  }
  push(reported, number);
  push(reported, described);
  return seen;
}

function patch(before, seen) {
  if (before.kind !== seen.kind || before.size !== seen.size || before.found.length !== seen.found.length) return null;
  const described = ['='];
  for (let i = 0; i < seen.found.length; i++) {
    if (is(before.found[i], seen.found[i])) continue;
    if (described.length > PATCH_MAX * 2 || (seen.step === 2 && i % 2 === 0)) return null;
    push(described, i);
    push(described, partToken(seen, i));
  }
  return described;
}

function isKnown(value) {
  return (typeof value === 'object' || typeof value === 'function') && value !== null && mapHas(numbers, value);
}

/* Everything that the variables of all frames lead to, each once. */
function lookAround() {
  const visited = new MapClass();
  let next = waiting;
  waiting = [];
  for (let depth = stack.length - 1; depth >= 0; depth--) if (isFollowed(depth)) mapEach(stack[depth].shown, (value) => { if (isKnown(value)) push(next, value); });
  for (let at = 0; at < next.length && at < LOOKED_AT_MAX; at++) {
    const value = next[at];
    if (mapHas(visited, value)) continue;
    mapSet(visited, value, true);
    const { found } = visit(value);
    for (let i = 0; i < found.length; i++) if (isKnown(found[i])) push(next, found[i]);
    for (let i = 0; i < waiting.length; i++) push(next, waiting[i]);
    waiting = [];
  }
  // What there was no room for is reported later, when it is looked at.
  for (let at = LOOKED_AT_MAX; at < next.length; at++) if (known[mapGet(numbers, next[at])] === null && !mapHas(visited, next[at])) { mapSet(visited, next[at], true); push(waiting, next[at]); }
}

/* --- frames ------------------------------------------------------------------------------------------------------- */

function newFrame(name, line, reader) { return { name, line, reader, shown: new MapClass(), returned: undefined }; }
const program = newFrame('', 0, []);
const stack = [program];

/* Name and value in turn; what has no value yet cannot be read. */
function read(reader) {
  const found = [];
  for (let i = 0; i < reader.length; i += 2) {
    let name = reader[i];
    let value;
    try { value = reader[i + 1](); } catch { continue; }
    if (name[0] === '?') { if (value === undefined) continue; name = slice(name, 1); }
    if (name === 'this' && (value === undefined || value === outer)) continue;
    push(found, name);
    push(found, value);
  }
  return found;
}

function changesOf(frame) {
  const changes = [];
  const values = read(frame.reader);
  const seen = new MapClass();
  for (let i = 0; i < values.length; i += 2) {
    mapSet(seen, values[i], true);
    if (mapHas(frame.shown, values[i]) && is(mapGet(frame.shown, values[i]), values[i + 1])) continue;
    mapSet(frame.shown, values[i], values[i + 1]);
    push(changes, values[i]);
    push(changes, token(values[i + 1]));
  }
  const gone = [];
  mapEach(frame.shown, (_, name) => { if (!mapHas(seen, name)) push(gone, name); });
  for (let i = 0; i < gone.length; i++) { mapDelete(frame.shown, gone[i]); push(changes, gone[i]); push(changes, null); }
  return changes;
}

function isFollowed(depth) { return depth === 0 || depth >= stack.length - FRAMES_MAX; }

function outerChanges() {
  const changes = [];
  for (let depth = 0; depth < stack.length - 1; depth++) {
    if (!isFollowed(depth)) continue;
    const own = changesOf(stack[depth]);
    for (let i = 0; i < own.length; i += 2) if (own[i + 1] !== null) { push(changes, depth); push(changes, own[i]); push(changes, own[i + 1]); }
  }
  return changes;
}

function enough(why) {
  if (isOver) return;
  isOver = true;
  tell('enough', why);
}

function step(event, frame, more) {
  isBusy = true;
  try { tellStep(event, frame, more); } finally { isBusy = false; }
}

function tellStep(event, frame, more) {
  if (isOver) return;
  if (steps >= STEPS_MAX) return enough('steps');
  if (characters > CHARACTERS_MAX || parts > PARTS_MAX) return enough('size');
  if (characters > LONG_TEXTS_UNTIL) textMax = TEXT_SHORT;
  const changes = changesOf(frame);
  const outside = outerChanges();
  const returned = event === RETURN || (event === WAIT && more !== undefined) ? token(more) : more === undefined ? null : more;
  lookAround();
  const line = stringify([event, frame.line, changes, reported, null, returned, outside]);
  reported = [];
  characters += line.length;
  steps++;
  tell('step', line);
}

/* A function that waits left its place; one that goes on takes it again. */
function ensure(frame) {
  if (stack[stack.length - 1] === frame) return;
  let at = stack.length - 1;
  while (at >= 0 && stack[at] !== frame) at--;
  if (at < 0) return resume(frame);
  while (stack.length > at + 1) { step(WAIT, stack[stack.length - 1]); stack.length -= 1; }
}

function resume(frame) {
  push(stack, frame);
  frame.shown = new MapClass();
  step(RESUME, frame, frame.name);
}

function pop() { if (stack.length > 1) stack.length -= 1; }

function saidOf(error) {
  try { return brief(typeof error === 'object' && error !== null && error instanceof ErrorClass ? errorText(error) : 'throw ' + text(token(error))); } catch { return 'Error'; }
}

function isTooDeep(error) {
  return error instanceof RangeErrorClass && error.message === 'Maximum call stack size exceeded';
}

const recorder = {
  program,
  /* Before a statement. */
  s(frame, line, reader) {
    if (isOver || isBusy) return;
    ensure(frame);
    frame.line = line;
    frame.reader = reader;
    step(LINE, frame);
  },
  /* After the last statement of a function or of the program. */
  z(frame, reader) { frame.reader = reader; },
  enter(name, line, reader) {
    const frame = newFrame(name, line, reader);
    if (isOver || isBusy) return frame;
    push(stack, frame);
    step(CALL, frame, name);
    return frame;
  },
  r(frame, value, reader) {
    frame.returned = value;
    frame.reader = reader;
    return value;
  },
  thrown(frame, error) {
    if (isOver || isBusy) return error;
    if (isTooDeep(error)) { enough('depth'); return error; }
    ensure(frame);
    frame.returned = undefined;
    step(EXCEPTION, frame, saidOf(error));
    return error;
  },
  leave(frame) {
    if (isOver || isBusy) return;
    ensure(frame);
    step(RETURN, frame, frame.returned);
    pop();
  },
  caught(frame, error, reader) {
    if (isOver || isBusy) return;
    if (isTooDeep(error)) return enough('depth');
    ensure(frame);
    frame.reader = reader;
    step(EXCEPTION, frame, saidOf(error));
  },
  waits(frame, value, reader) {
    if (isOver || isBusy) return value;
    ensure(frame);
    frame.reader = reader;
    step(WAIT, frame, value);
    pop();
    return value;
  },
  resumed(frame, value) {
    if (!isOver && !isBusy) ensure(frame);
    return value;
  },
  /* By the host: nothing of the program is left to do, or this error ended it. */
  done() { while (stack.length > 1) pop(); step(RETURN, program, undefined); },
  failed(said) { while (stack.length > 1) { step(WAIT, stack[stack.length - 1]); pop(); } step(EXCEPTION, program, said); step(RETURN, program, undefined); },
};
freeze(recorder);
defineProperty(outer, name, { value: recorder, writable: false, configurable: false, enumerable: false });
}; })`;
