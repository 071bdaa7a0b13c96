import { PAGE_STORAGE } from '../html-css/page-storage.ts';
import { ELEMENT_PROPERTIES } from './element-properties.ts';
import { ERRORS } from './errors.ts';
import { FORM_DATA } from './form-data.ts';
import { INLINE_STYLE } from './inline-style.ts';
import { LISTS } from './lists.ts';
import { MARKUP } from './markup.ts';
import { SELECTORS } from './selectors.ts';
import { TREE } from './tree.ts';
import { WEB_OBJECTS } from './web-objects.ts';

/**
 * Runs inside the interpreter after `prelude.ts` and linkedom, before the learner's program: it completes the document with
 * what linkedom leaves out and beginners use (events with their default actions, the state of form controls, storage) and
 * plays the events of a check. It holds on to what it uses, so that a program that changes linkedom's classes changes
 * only what becomes of itself.
 *
 * It evaluates to a function of linkedom's exports, which gives the functions that the host calls.
 */
export const DOCUMENT_PRELUDE = String.raw`(function (dom) {
'use strict';
const uncurry = Function.prototype.bind.bind(Function.prototype.call);
const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf, hasOwn, keys } = Object;
const { WeakMap: WeakMapClass, Map: MapClass, Proxy: ProxyClass, Function: FunctionClass, TypeError: TypeErrorClass, Error: ErrorClass, parseInt } = globalThis;
const { get: reflectGet, set: reflectSet, ownKeys, defineProperty: reflectDefine } = Reflect;
const mapGet = uncurry(Map.prototype.get);
const mapSet = uncurry(Map.prototype.set);
const mapClear = uncurry(Map.prototype.clear);
const mapSize = uncurry(getOwnPropertyDescriptor(Map.prototype, 'size').get);
const join = uncurry(Array.prototype.join);
const arrayIncludes = uncurry(Array.prototype.includes);
const exec = uncurry(RegExp.prototype.exec);
const replace = uncurry(String.prototype.replace);
const split = uncurry(String.prototype.split);
const includes = uncurry(String.prototype.includes);
const startsWith = uncurry(String.prototype.startsWith);
const endsWith = uncurry(String.prototype.endsWith);
const toFixed = uncurry(Number.prototype.toFixed);
const fromCode = String.fromCodePoint;
const { round } = Math;
const valuesOf = uncurry(Array.prototype.values);
const entriesOf = uncurry(Array.prototype.entries);
const keysOf = uncurry(Array.prototype.keys);
const weakGet = uncurry(WeakMap.prototype.get);
const weakSet = uncurry(WeakMap.prototype.set);
const weakDelete = uncurry(WeakMap.prototype.delete);
const push = uncurry(Array.prototype.push);
const slice = uncurry(Array.prototype.slice);
const test = uncurry(RegExp.prototype.test);
const lower = uncurry(String.prototype.toLowerCase);
const upper = uncurry(String.prototype.toUpperCase);
const cut = uncurry(String.prototype.slice);
const trim = uncurry(String.prototype.trim);
const apply = Reflect.apply;
const { parse, stringify } = JSON;
const text = String;
const number = Number;
const isNaN = Number.isNaN;
const now = Date.now;
const later = globalThis.setTimeout;

/* Of the page that is handed out; our own engine accepts no larger one. */
const HTML_MAX = 200000;
/* Of what is stored, as JSON: each character may be written as six. */
const STORED_MAX = 1500000;
const KEY_CODES = { __proto__: null, ' ': 'Space', Enter: 'Enter', Escape: 'Escape', Tab: 'Tab', Backspace: 'Backspace' };

/* --- what linkedom has, held on to -------------------------------------------------------------------------------- */

function methodOf(prototype, name) {
  for (let at = prototype; at; at = getPrototypeOf(at)) {
    const found = getOwnPropertyDescriptor(at, name);
    if (found) return uncurry(found.value);
  }
}
function getterOf(prototype, name, kind = 'get') {
  for (let at = prototype; at; at = getPrototypeOf(at)) {
    const found = getOwnPropertyDescriptor(at, name);
    if (found) return uncurry(found[kind]);
  }
}
function setterOf(prototype, name) { return getterOf(prototype, name, 'set'); }
const { NEXT, PREV, END, START, VALUE, MUTATION_OBSERVER } = dom;
const elementPrototype = dom.Element.prototype;
function attributeOf(element, name) {
  for (let node = element[NEXT]; node.nodeType === 2; node = node[NEXT]) if (node.name === name) return node[VALUE];
  return null;
}
function hasAttribute(element, name) { return attributeOf(element, name) !== null; }
const setFirst = methodOf(elementPrototype, 'setAttribute');
/* linkedom puts a new attribute before the others. */
function setAttribute(element, name, value) {
  const isNew = !hasAttribute(element, name);
  ofAttribute(() => setFirst(element, name, value));
  const added = element[NEXT];
  if (!isNew || added[NEXT].nodeType !== 2) return;
  let last = added[NEXT];
  element[NEXT] = last;
  last[PREV] = element;
  while (last[NEXT].nodeType === 2) last = last[NEXT];
  added[NEXT] = last[NEXT];
  added[PREV] = last;
  added[NEXT][PREV] = added;
  last[NEXT] = added;
}
const takeAttribute = methodOf(elementPrototype, 'removeAttribute');
function removeAttribute(element, name) { ofAttribute(() => takeAttribute(element, name)); }
const findAll = methodOf(elementPrototype, 'querySelectorAll');
const closest = methodOf(elementPrototype, 'closest');
const attributeNode = methodOf(elementPrototype, 'getAttributeNode');
const insertNode = methodOf(elementPrototype, 'insertBefore');
const firstChild = getterOf(elementPrototype, 'firstChild');
const HTMLDocument = dom.parseHTML('<p></p>').document.constructor;
const textOf = getterOf(elementPrototype, 'textContent');
const parseHtml = dom.parseHTML;
const setInnerHtml = setterOf(elementPrototype, 'innerHTML');
const setText = setterOf(elementPrototype, 'textContent');
const remove = { 1: methodOf(elementPrototype, 'remove'), 3: methodOf(dom.Text.prototype, 'remove') };
function removeNode(node) { (node.nodeType === 1 ? remove[1] : remove[3])(node); }
/* Of an element, a text or a comment. */
const siblings = { 1: getterOf(elementPrototype, 'nextSibling'), 3: getterOf(dom.Text.prototype, 'nextSibling') };
function nextSibling(node) { return siblings[node.nodeType === 1 ? 1 : 3](node); }
const nextElement = getterOf(elementPrototype, 'nextElementSibling');
const previousElement = getterOf(elementPrototype, 'previousElementSibling');

function nameOf(element) { return element.localName; }
function isElement(node) { return node.nodeType === 1; }
function define(target, name, value) { defineProperty(target, name, { value, writable: true, configurable: true, enumerable: false }); }
function defineAccessor(target, name, get, set) { defineProperty(target, name, { get, set, configurable: true, enumerable: false }); }

let document = null;
let top = null;
let active = null;
/* From then on what is written takes the place of the page. */
let isRead = false;
/* The field whose text was changed by hand since it got the focus. */
let edited = null;

${ERRORS}
/* --- events -------------------------------------------------------------------------------------------------------- */

class Event {
  #stopped = false;
  #ended = false;
  #prevented = false;
  constructor(type, { bubbles = false, cancelable = false } = {}) {
    if (arguments.length === 0) throw new TypeErrorClass("Failed to construct 'Event': 1 argument required, but only 0 present.");
    this.type = text(type);
    this.bubbles = Boolean(bubbles);
    this.cancelable = Boolean(cancelable);
    this.target = null;
    this.currentTarget = null;
    this.eventPhase = 0;
    this.isTrusted = false;
    this.timeStamp = now();
  }
  get defaultPrevented() { return this.#prevented; }
  get srcElement() { return this.target; }
  get cancelBubble() { return this.#stopped; }
  set cancelBubble(value) { if (value) this.#stopped = true; }
  preventDefault() { if (this.cancelable) this.#prevented = true; }
  stopPropagation() { this.#stopped = true; }
  stopImmediatePropagation() { this.#stopped = true; this.#ended = true; }
  composedPath() { return this.target === null ? [] : pathOf(this.target); }
  static isStopped(event) { return event.#stopped; }
  static isEnded(event) { return event.#ended; }
  static isPrevented(event) { return event.#prevented; }
  static isEvent(value) { return #ended in value; }
}
const { isStopped, isEnded, isPrevented, isEvent } = Event;
for (const name of ['isStopped', 'isEnded', 'isPrevented', 'isEvent']) delete Event[name];

function eventClass(name, Base, fields, complete = () => {}) {
  const Made = { [name]: class extends Base {
    constructor(type, given = {}) {
      if (arguments.length === 0) throw new TypeErrorClass("Failed to construct '" + name + "': 1 argument required, but only 0 present.");
      super(type, given);
      const names = keys(fields);
      for (let i = 0; i < names.length; i++) this[names[i]] = given[names[i]] ?? fields[names[i]];
      complete(this);
    }
  } }[name];
  return Made;
}
const CustomEvent = eventClass('CustomEvent', Event, { detail: null });
const UIEvent = eventClass('UIEvent', Event, { view: null, detail: 0 });
const FocusEvent = eventClass('FocusEvent', UIEvent, { relatedTarget: null });
const pressed = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false };
const MouseEvent = eventClass('MouseEvent', UIEvent, { ...pressed, button: 0, buttons: 0, clientX: 0, clientY: 0, screenX: 0, screenY: 0, movementX: 0, movementY: 0, relatedTarget: null }, (event) => {
  event.pageX = event.offsetX = event.x = event.clientX;
  event.pageY = event.offsetY = event.y = event.clientY;
});
const WheelEvent = eventClass('WheelEvent', MouseEvent, { deltaX: 0, deltaY: 0, deltaZ: 0, deltaMode: 0 });
const PointerEvent = eventClass('PointerEvent', MouseEvent, { pointerId: 1, pointerType: 'mouse', isPrimary: true });
const KeyboardEvent = eventClass('KeyboardEvent', UIEvent, { ...pressed, key: '', code: '', repeat: false });
const InputEvent = eventClass('InputEvent', UIEvent, { data: null, inputType: '' });
const SubmitEvent = eventClass('SubmitEvent', Event, { submitter: null });

/* Signals that say that something is to stop, with the reason. */
const aborted = new WeakMapClass();
/* Listeners of a target: rows of { type, listener, capture, once }. */
const listeners = new WeakMapClass();
function rowsOf(target) { return weakGet(listeners, target) ?? []; }
function optionsFrom(options) {
  return typeof options === 'object' && options !== null ? { capture: Boolean(options.capture), once: Boolean(options.once), signal: options.signal } : { capture: Boolean(options), once: false };
}
function addListener(target, type, listener, options) {
  if (listener === null || listener === undefined) return;
  if (typeof listener !== 'function' && typeof listener !== 'object') throw new TypeErrorClass("Failed to execute 'addEventListener' on 'EventTarget': parameter 2 is not of type 'Object'.");
  const { capture, once, signal } = optionsFrom(options);
  if (signal !== undefined) {
    if (!(signal instanceof AbortSignal)) throw new TypeErrorClass("Failed to execute 'addEventListener' on 'EventTarget': Failed to read the 'signal' property from 'AddEventListenerOptions': Failed to convert value to 'AbortSignal'.");
    if (weakGet(aborted, signal) !== undefined) return;
    addListener(signal, 'abort', () => removeListener(target, type, listener, options), false);
  }
  const rows = rowsOf(target);
  const name = text(type);
  for (let i = 0; i < rows.length; i++) if (rows[i].type === name && rows[i].listener === listener && rows[i].capture === capture) return;
  weakSet(listeners, target, [...rows, { type: name, listener, capture, once, removed: false }]);
}
function removeListener(target, type, listener, options) {
  const { capture } = optionsFrom(options);
  const left = [];
  const rows = rowsOf(target);
  for (let i = 0; i < rows.length; i++) {
    if (rows[i].type === text(type) && rows[i].listener === listener && rows[i].capture === capture) rows[i].removed = true;
    else push(left, rows[i]);
  }
  weakSet(listeners, target, left);
}
/* From the target outwards, the window last. */
function pathOf(target) {
  const path = [];
  for (let node = target; node; node = node.parentNode) push(path, node);
  if (path[path.length - 1] === document && target !== globalThis) push(path, globalThis);
  return path;
}
/* onclick="..." in the page, and element.onclick = ... */
function handlerOf(target, type) {
  const own = weakGet(handlers, target);
  if (own && own['on' + type] !== undefined) return own['on' + type];
  if (target === globalThis || target.nodeType !== 1) return null;
  const written = attributeOf(target, 'on' + type);
  return written === null ? null : FunctionClass('event', written);
}
const handlers = new WeakMapClass();
function invoke(event, target, phase) {
  event.currentTarget = target;
  event.eventPhase = phase;
  const rows = rowsOf(target);
  const handler = phase === 1 ? null : handlerOf(target, event.type);
  if (typeof handler === 'function' && apply(handler, target, [event]) === false) event.preventDefault();
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row.type !== event.type || row.removed || (phase === 1 ? !row.capture : phase === 3 && row.capture)) continue;
    if (isEnded(event)) return;
    if (row.once) removeListener(target, row.type, row.listener, row.capture);
    if (typeof row.listener === 'function') apply(row.listener, target, [event]);
    else row.listener.handleEvent(event);
  }
}
function dispatch(target, event) {
  const path = pathOf(target);
  event.target = target;
  for (let i = path.length - 1; i > 0 && !isStopped(event); i--) invoke(event, path[i], 1);
  if (!isStopped(event)) invoke(event, target, 2);
  for (let i = 1; event.bubbles && i < path.length && !isStopped(event); i++) invoke(event, path[i], 3);
  event.currentTarget = null;
  event.eventPhase = 0;
  return !isPrevented(event);
}
/* As a person or the browser causes it. */
function happen(target, Class, type, given) {
  const event = new Class(type, { bubbles: true, cancelable: true, view: globalThis, ...given });
  event.isTrusted = true;
  return dispatch(target, event);
}
function dispatchByProgram(target, event) {
  if (typeof event !== 'object' || event === null || !isEvent(event)) throw new TypeErrorClass("Failed to execute 'dispatchEvent' on 'EventTarget': parameter 1 is not of type 'Event'.");
  return event.type === 'click' && target !== globalThis && isElement(target) ? clickWith(target, event) : dispatch(target, event);
}
const targetPrototype = dom.EventTarget.prototype;
define(targetPrototype, 'addEventListener', function addEventListener(type, listener, options) { needs(2, arguments.length, 'addEventListener', 'EventTarget'); addListener(this ?? globalThis, type, listener, options); });
define(targetPrototype, 'removeEventListener', function removeEventListener(type, listener, options) { needs(2, arguments.length, 'removeEventListener', 'EventTarget'); removeListener(this ?? globalThis, type, listener, options); });
define(targetPrototype, 'dispatchEvent', function dispatchEvent(event) { needs(1, arguments.length, 'dispatchEvent', 'EventTarget'); return dispatchByProgram(this ?? globalThis, event); });
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) define(globalThis, name, targetPrototype[name]);
function handlerAccessor(target, name) {
  defineAccessor(target, name,
    function () { return weakGet(handlers, this ?? globalThis)?.[name] ?? null; },
    function (value) { weakSet(handlers, this ?? globalThis, { ...weakGet(handlers, this ?? globalThis), [name]: typeof value === 'function' ? value : null }); });
}
for (const name of ['onclick', 'ondblclick', 'oninput', 'onchange', 'onsubmit', 'onreset', 'onkeydown', 'onkeyup', 'onkeypress', 'onfocus', 'onblur', 'onmousedown', 'onmouseup', 'onmouseover', 'onmouseout', 'onmouseenter', 'onmouseleave', 'onpointerdown', 'onpointerup', 'onmousemove', 'onpointermove', 'onwheel', 'onscroll', 'oncontextmenu', 'onpaste', 'oncopy', 'oncut', 'onselect', 'oninvalid', 'ontoggle', 'onclose', 'onerror', 'ondrag', 'ondragstart', 'ondragend', 'ondragover', 'ondragenter', 'ondragleave', 'ondrop', 'ontouchstart', 'ontouchmove', 'ontouchend', 'onanimationend', 'ontransitionend']) {
  handlerAccessor(dom.HTMLElement.prototype, name);
  handlerAccessor(dom.Document.prototype, name);
  handlerAccessor(globalThis, name);
}
for (const name of ['onload', 'onbeforeunload', 'onresize', 'onhashchange', 'onpopstate']) handlerAccessor(globalThis, name);

/* --- the state of form controls ------------------------------------------------------------------------------------ */

/* What was typed, ticked or chosen; without an entry, what the attributes say. */
const values = new WeakMapClass();
const ticks = new WeakMapClass();
const choices = new WeakMapClass();

function typeOf(element) {
  const written = lower(attributeOf(element, 'type') ?? '');
  if (nameOf(element) === 'button') return written === 'button' || written === 'reset' ? written : 'submit';
  return written === '' ? 'text' : written;
}
function isTickable(element) { return nameOf(element) === 'input' && (typeOf(element) === 'checkbox' || typeOf(element) === 'radio'); }
/* What a field of its type can hold. */
function cleaned(element, value) {
  if (nameOf(element) !== 'input') return value;
  switch (typeOf(element)) {
    case 'number': return test(IS_NUMBER, value) ? value : '';
    case 'range': return rangeValue(element, value);
    case 'color': return test(/^#[\da-f]{6}$/i, value) ? lower(value) : '#000000';
    case 'date': return isDay(value) ? value : '';
    case 'time': return test(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/, value) ? value : '';
    case 'email': case 'url': return trim(replace(value, /[\r\n]/g, ''));
    case 'checkbox': case 'radio': case 'hidden': return value;
    default: return replace(value, /[\r\n]/g, '');
  }
}
function isDay(value) {
  const [, year, month, day] = exec(/^(\d{4,})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, value) ?? [];
  if (year === undefined) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return number(day) <= (month === '02' ? (isLeap ? 29 : 28) : test(/^(?:04|06|09|11)$/, month) ? 30 : 31);
}
const IS_NUMBER = /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i;
function rangeValue(element, value) {
  const least = numberIn(element, 'min', 0);
  const most = numberIn(element, 'max', 100);
  let at = test(IS_NUMBER, value) ? number(value) : least + (most - least) / 2;
  at = at > most ? most : at;
  at = at < least ? least : at;
  if (attributeOf(element, 'step') !== 'any') {
    const size = numberIn(element, 'step', 1);
    if (size > 0) at = least + round((at - least) / size) * size;
    if (size > 0 && at > most && most >= least) at -= size;
  }
  return text(number(toFixed(at, 10)));
}
function valueOf(element) {
  switch (nameOf(element)) {
    case 'select': { const chosen = chosenOf(element); return chosen === null ? '' : optionValue(chosen); }
    case 'textarea': return weakGet(values, element) ?? textOf(element);
    default: {
      const value = weakGet(values, element) ?? attributeOf(element, 'value') ?? (isTickable(element) ? 'on' : '');
      return cleaned(element, value);
    }
  }
}
function setValue(element, value) {
  if (nameOf(element) !== 'select') {
    const given = value === null ? '' : text(value);
    weakSet(values, element, nameOf(element) === 'textarea' ? replace(given, /\r\n?/g, '\n') : given);
    return;
  }
  const options = findAll(element, 'option');
  let found = null;
  for (let i = 0; i < options.length; i++) if (found === null && optionValue(options[i]) === text(value)) found = options[i];
  choose(element, found);
}
function isTicked(element) { return weakGet(ticks, element) ?? hasAttribute(element, 'checked'); }
function setTicked(element, ticked) {
  weakSet(ticks, element, Boolean(ticked));
  const group = attributeOf(element, 'name');
  if (!ticked || typeOf(element) !== 'radio' || !group) return;
  const form = closest(element, 'form');
  const others = findAll(form ?? top, 'input');
  for (let i = 0; i < others.length; i++) {
    if (others[i] !== element && typeOf(others[i]) === 'radio' && attributeOf(others[i], 'name') === group && closest(others[i], 'form') === form) weakSet(ticks, others[i], false);
  }
}
function optionValue(option) { return attributeOf(option, 'value') ?? trim(textOf(option)); }
function chosenOf(select) {
  const options = findAll(select, 'option');
  const known = weakGet(choices, select);
  if (known) for (let i = 0; i < options.length; i++) if (options[i] === known.option) return known.option;
  if (known && known.option === null) return null;
  let found = null;
  for (let i = 0; i < options.length; i++) if (hasAttribute(options[i], 'selected')) found = options[i];
  return found ?? (hasAttribute(select, 'multiple') ? null : (options[0] ?? null));
}
function isChosen(option) { const select = closest(option, 'select'); return select === null ? hasAttribute(option, 'selected') : chosenOf(select) === option; }
function choose(select, option) { weakSet(choices, select, { option }); }
function controlsOf(form) {
  const found = [];
  const all = findAll(form, 'input, select, textarea, button');
  for (let i = 0; i < all.length; i++) push(found, all[i]);
  return found;
}
function isDisabled(element) { return hasAttribute(element, 'disabled') || (element.parentNode !== null && isElement(element.parentNode) && closest(element, 'fieldset[disabled]') !== null); }
/* What a program itself has to say against a field. */
const complaints = new WeakMapClass();
/* Of the rules that a browser holds a form to, those that beginners meet. */
function isValid(element) {
  if (isDisabled(element) || nameOf(element) === 'button') return true;
  if (weakGet(complaints, element)) return false;
  const value = valueOf(element);
  if (hasAttribute(element, 'required') && (isTickable(element) ? !isTicked(element) : value === '')) return false;
  if (value === '' || nameOf(element) !== 'input') return true;
  if (typeOf(element) === 'email' && !test(/^[^\s@]+@[^\s@]+$/, value)) return false;
  if (typeOf(element) !== 'number' && typeOf(element) !== 'range') return true;
  const [least, most] = [attributeOf(element, 'min'), attributeOf(element, 'max')];
  return !(least !== null && number(value) < number(least)) && !(most !== null && number(value) > number(most));
}
function isFormValid(form) {
  const controls = controlsOf(form);
  for (let i = 0; i < controls.length; i++) if (!isValid(controls[i])) return false;
  return true;
}
function submit(form, submitter) {
  if (!hasAttribute(form, 'novalidate') && !isFormValid(form)) return;
  const goesOn = happen(form, SubmitEvent, 'submit', { submitter });
  const dialog = goesOn && lower(attributeOf(form, 'method') ?? '') === 'dialog' ? closest(form, 'dialog') : null;
  if (dialog !== null) closeDialog(dialog, submitter === null ? null : attributeOf(submitter, 'value'));
}
function reset(form) {
  if (!happen(form, Event, 'reset')) return;
  const controls = controlsOf(form);
  for (let i = 0; i < controls.length; i++) { weakDelete(values, controls[i]); weakDelete(ticks, controls[i]); weakDelete(choices, controls[i]); }
}

const { HTMLElement, HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLOptionElement, HTMLButtonElement } = dom;
for (const Class of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]) {
  defineAccessor(Class.prototype, 'value', function () { return valueOf(this); }, function (value) { setValue(this, value); });
  define(Class.prototype, 'checkValidity', function checkValidity() { return isValid(this); });
  define(Class.prototype, 'reportValidity', function reportValidity() { return isValid(this); });
  define(Class.prototype, 'setCustomValidity', function setCustomValidity(message) { weakSet(complaints, this, text(message)); });
  define(Class.prototype, 'select', function select() { focus(this); });
  define(Class.prototype, 'setSelectionRange', function setSelectionRange() {});
  define(Class.prototype, 'showPicker', function showPicker() {});
}
for (const Class of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement]) {
  defineAccessor(Class.prototype, 'form', function () { return closest(this, 'form'); });
  defineAccessor(Class.prototype, 'type', function () { return nameOf(this) === 'select' ? (hasAttribute(this, 'multiple') ? 'select-multiple' : 'select-one') : nameOf(this) === 'textarea' ? 'textarea' : typeOf(this); }, function (value) { setAttribute(this, 'type', text(value)); });
  for (const name of ['name', 'placeholder']) defineAccessor(Class.prototype, name, function () { return attributeOf(this, name) ?? ''; }, function (value) { setAttribute(this, name, text(value)); });
  for (const name of ['required', 'readOnly']) defineAccessor(Class.prototype, name, function () { return hasAttribute(this, lower(name)); }, function (value) { if (value) setAttribute(this, lower(name), ''); else removeAttribute(this, lower(name)); });
}
defineAccessor(HTMLButtonElement.prototype, 'value', function () { return attributeOf(this, 'value') ?? ''; }, function (value) { setAttribute(this, 'value', text(value)); });
for (const name of ['min', 'max', 'step']) defineAccessor(HTMLInputElement.prototype, name, function () { return attributeOf(this, name) ?? ''; }, function (value) { setAttribute(this, name, text(value)); });
defineAccessor(HTMLInputElement.prototype, 'checked', function () { return isTicked(this); }, function (value) { setTicked(this, value); });
defineAccessor(HTMLInputElement.prototype, 'valueAsNumber', function () { const value = valueOf(this); return value === '' ? NaN : number(value); }, function (value) {
  if (!test(/^(?:number|range|date|time|month|week|datetime-local)$/, typeOf(this))) throw new DOMException("Failed to set the 'valueAsNumber' property on 'HTMLInputElement': This input element does not support Number values.", 'InvalidStateError');
  setValue(this, isNaN(value) ? '' : text(value));
});
defineAccessor(HTMLSelectElement.prototype, 'options', function () { return liveList(this, 'options', HTMLOptionsCollection, () => findAll(this, 'option'), { change: (place, value) => changeOptions(this, place, value) }); });
defineAccessor(HTMLSelectElement.prototype, 'selectedIndex', function () {
  const options = findAll(this, 'option');
  const chosen = chosenOf(this);
  for (let i = 0; i < options.length; i++) if (options[i] === chosen) return i;
  return -1;
}, function (index) { choose(this, findAll(this, 'option')[index] ?? null); });
defineAccessor(HTMLSelectElement.prototype, 'selectedOptions', function () { const chosen = chosenOf(this); return fixedList(chosen === null ? [] : [chosen], HTMLCollection); });
defineAccessor(HTMLOptionElement.prototype, 'value', function () { return optionValue(this); }, function (value) { setAttribute(this, 'value', text(value)); });
defineAccessor(HTMLOptionElement.prototype, 'text', function () { return trim(textOf(this)); }, function (value) { this.textContent = value; });
defineAccessor(HTMLOptionElement.prototype, 'selected', function () { return isChosen(this); }, function (value) {
  const select = closest(this, 'select');
  if (select === null) { if (value) setAttribute(this, 'selected', ''); else removeAttribute(this, 'selected'); } else if (value) choose(select, this);
});
function labelled(label) {
  const id = attributeOf(label, 'for');
  return id === null ? (findAll(label, 'input, select, textarea, button')[0] ?? null) : byId(id);
}
function byId(id) {
  const all = findAll(top, '[id]');
  for (let i = 0; i < all.length; i++) if (attributeOf(all[i], 'id') === id) return all[i];
  return null;
}

${LISTS}
${SELECTORS}
${TREE}
${MARKUP}
${INLINE_STYLE}
/* --- what a person does -------------------------------------------------------------------------------------------- */

function isFocusable(element) {
  if (isDisabled(element)) return false;
  return test(/^(input|select|textarea|button|summary)$/, nameOf(element)) || hasAttribute(element, 'tabindex') || (nameOf(element) === 'a' && hasAttribute(element, 'href')) || hasAttribute(element, 'contenteditable');
}
function settleEdit() {
  const field = edited;
  edited = null;
  if (field !== null) happen(field, Event, 'change', { cancelable: false });
}
function blur() {
  const before = active;
  if (before === null) return;
  settleEdit();
  active = null;
  happen(before, FocusEvent, 'blur', { bubbles: false, cancelable: false });
  happen(before, FocusEvent, 'focusout', { cancelable: false });
}
function focus(element) {
  if (element === active || !isFocusable(element)) return;
  blur();
  active = element;
  happen(element, FocusEvent, 'focus', { bubbles: false, cancelable: false });
  happen(element, FocusEvent, 'focusin', { cancelable: false });
}
/* A click with what the browser does about it, unless the page prevents that. */
function clickWith(element, event) {
  if (isDisabled(element) && test(/^(button|input|select|textarea)$/, nameOf(element))) return true;
  const tickable = isTickable(element) ? element : null;
  const before = tickable && isTicked(tickable);
  if (tickable) setTicked(tickable, typeOf(tickable) === 'radio' ? true : !before);
  const goesOn = dispatch(element, event);
  if (tickable) {
    if (!goesOn) setTicked(tickable, before);
    else if (isTicked(tickable) !== before) {
      happen(tickable, InputEvent, 'input', { cancelable: false });
      happen(tickable, Event, 'change', { cancelable: false });
    }
    return goesOn;
  }
  if (goesOn) afterClick(element);
  return goesOn;
}
function afterClick(element) {
  const source = closest(element, 'button, summary, label, input');
  if (source === null || isDisabled(source)) return;
  const name = nameOf(source);
  if (name === 'summary') {
    const details = closest(source, 'details');
    if (details !== null) { if (hasAttribute(details, 'open')) removeAttribute(details, 'open'); else setAttribute(details, 'open', ''); happen(details, Event, 'toggle', { bubbles: false, cancelable: false }); }
  } else if (name === 'label') {
    const control = labelled(source);
    if (control !== null && control !== element) { focus(control); click(control); }
  } else {
    const form = closest(source, 'form') ?? (hasAttribute(source, 'form') ? byId(attributeOf(source, 'form')) : null);
    const type = typeOf(source);
    if (form !== null && (type === 'submit' || (name === 'input' && type === 'image'))) submit(form, source);
    if (form !== null && type === 'reset') reset(form);
  }
}
function click(element) {
  const event = new PointerEvent('click', { bubbles: true, cancelable: true, view: globalThis, detail: 1 });
  event.isTrusted = true;
  clickWith(element, event);
}
define(HTMLElement.prototype, 'click', function () { clickWith(this, new PointerEvent('click', { bubbles: true, cancelable: true, view: globalThis })); });
define(HTMLElement.prototype, 'focus', function () { focus(this); });
define(HTMLElement.prototype, 'blur', function () { if (active === this) blur(); });
defineAccessor(dom.Document.prototype, 'activeElement', function () { return active ?? this.body; });
define(elementPrototype, 'scrollIntoView', function scrollIntoView() {});
define(elementPrototype, 'getBoundingClientRect', function getBoundingClientRect() { return { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 }; });

function keyGiven(key) {
  const letter = test(/^[a-z]$/i, key) ? 'Key' + upper(key) : test(/^\d$/, key) ? 'Digit' + key : null;
  return { key, code: letter ?? KEY_CODES[key] ?? key };
}
const NOT_TEXT = /^(checkbox|radio|button|submit|reset|image|file|range|color|date|time|month|week|datetime-local|hidden)$/;
function takesText(element) {
  if (isDisabled(element) || hasAttribute(element, 'readonly')) return false;
  return nameOf(element) === 'textarea' || (nameOf(element) === 'input' && !test(NOT_TEXT, typeOf(element)));
}
/* A number field keeps what is typed, also the beginning of a number. */
function typedIn(element) { return weakGet(values, element) ?? (nameOf(element) === 'textarea' ? textOf(element) : (attributeOf(element, 'value') ?? '')); }
function edit(element, value, data, inputType) {
  const most = attributeOf(element, 'maxlength');
  if (most !== null && value.length > number(most) && data !== null) return;
  weakSet(values, element, value);
  edited = element;
  happen(element, InputEvent, 'input', { cancelable: false, data, inputType });
}
function pressKey(key) {
  const target = active ?? document.body ?? top;
  const given = keyGiven(key);
  const goesOn = happen(target, KeyboardEvent, 'keydown', given);
  if (goesOn) afterKey(target, key);
  happen(active ?? document.body ?? top, KeyboardEvent, 'keyup', given);
}
function afterKey(element, key) {
  if (element !== active) return;
  if (takesText(element)) {
    const before = typedIn(element);
    if (key.length === 1) edit(element, before + key, key, 'insertText');
    else if (key === 'Backspace' && before !== '') edit(element, cut(before, 0, -1), null, 'deleteContentBackward');
    else if (key === 'Enter' && nameOf(element) === 'textarea') edit(element, before + '\n', null, 'insertLineBreak');
    else if (key === 'Enter') {
      settleEdit();
      const form = closest(element, 'form');
      if (form !== null) submitByKey(form);
    }
    return;
  }
  if ((key === 'Enter' && !isTickable(element) && nameOf(element) !== 'select') || (key === ' ' && (nameOf(element) === 'button' || isTickable(element)))) click(element);
}
function submitByKey(form) {
  const controls = controlsOf(form);
  let fields = 0;
  for (let i = 0; i < controls.length; i++) {
    if (nameOf(controls[i]) !== 'select' && typeOf(controls[i]) === 'submit' && nameOf(controls[i]) !== 'textarea') { if (!isDisabled(controls[i])) click(controls[i]); return; }
    if (nameOf(controls[i]) === 'input' && takesText(controls[i])) fields++;
  }
  if (fields === 1) submit(form, null);
}
/* At the end of what is in the field, as a person types. */
function type(element, written) {
  if (isDisabled(element)) return;
  focus(element);
  if (nameOf(element) === 'select') {
    const options = findAll(element, 'option');
    for (let i = 0; i < options.length; i++) {
      if (optionValue(options[i]) !== written && trim(textOf(options[i])) !== written) continue;
      choose(element, options[i]);
      happen(element, InputEvent, 'input', { cancelable: false });
      happen(element, Event, 'change', { cancelable: false });
      return;
    }
    return;
  }
  if (takesText(element)) { for (const letter of written) pressKey(letter); return; }
  if (nameOf(element) !== 'input' || isTickable(element)) return;
  weakSet(values, element, written);
  happen(element, InputEvent, 'input', { cancelable: false });
  happen(element, Event, 'change', { cancelable: false });
}
function pointAt(element) {
  const point = (Class, name, given) => happen(element, Class, name, given);
  point(PointerEvent, 'pointerdown');
  point(MouseEvent, 'mousedown', { buttons: 1 });
  let at = element;
  while (at !== null && isElement(at) && !isFocusable(at)) at = at.parentNode !== null && isElement(at.parentNode) ? at.parentNode : null;
  if (at === null) blur(); else focus(at);
  point(PointerEvent, 'pointerup');
  point(MouseEvent, 'mouseup');
  click(element);
}

${ELEMENT_PROPERTIES}
/* --- the window ---------------------------------------------------------------------------------------------------- */

const storages = ${PAGE_STORAGE}(() => {});
const local = storages.make();
const session = storages.make();
${FORM_DATA}
${WEB_OBJECTS}
const location = { href: 'about:srcdoc', protocol: 'about:', host: '', hostname: '', port: '', pathname: 'srcdoc', search: '', hash: '', origin: 'null', reload() {}, assign(address) { location.href = text(address); }, replace(address) { location.href = text(address); }, toString() { return location.href; } };
let unique = 0;
const given = {
  NodeList, HTMLCollection, HTMLOptionsCollection, HTMLFormControlsCollection, RadioNodeList, HTMLDocument, DOMTokenList, DOMStringMap, NamedNodeMap, CSSStyleDeclaration, Event, CustomEvent, UIEvent, FocusEvent, MouseEvent, WheelEvent, PointerEvent, KeyboardEvent, InputEvent, SubmitEvent, FormData, ...OBJECTS,
  localStorage: local.storage, sessionStorage: session.storage, Storage: storages.Storage,
  requestAnimationFrame(action) {
    needs(1, arguments.length, 'requestAnimationFrame', 'Window');
    if (typeof action !== 'function') throw notOfType('requestAnimationFrame', 'Window', 1, 'Function');
    return later(() => action(now()), 16);
  },
  cancelAnimationFrame: globalThis.clearTimeout,
  matchMedia: (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  scrollTo() {}, scrollBy() {}, focus() {},
  navigator: { userAgent: 'Kodestien', language: 'nb', onLine: true },
  crypto: { randomUUID: () => '00000000-0000-4000-8000-' + cut('00000000000' + ++unique, -12), getRandomValues: (row) => { for (let i = 0; i < row.length; i++) row[i] = Math.random() * 2 ** 32; return row; } },
  Audio: class Audio { play() { return Promise.resolve(); } pause() {} },
  innerWidth: 800, innerHeight: 600, ...WINDOW,
};
for (const name of keys(given)) define(globalThis, name, given[name]);
for (const name of keys(dom)) if (test(/^(HTML|SVG)?[A-Z]\w*(Element|Node|Document|List|Text|Comment|Fragment)?$/, name) && typeof dom[name] === 'function' && !(name in given)) define(globalThis, name, dom[name]);
for (const name of ['self', 'parent', 'frames']) define(globalThis, name, globalThis);
/* A program cannot have a constant of its own with these names. */
function fix(name, get, set) { defineProperty(globalThis, name, { get, set, configurable: false, enumerable: false }); }
fix('window', () => globalThis);
fix('top', () => globalThis);
fix('document', () => document);
fix('location', () => location, (address) => { location.href = address; });

/* Whatever is given to the window's name becomes a text. */
let windowName = '';
defineAccessor(globalThis, 'name', () => windowName, (value) => { windowName = text(value); });

/* Browsers know an element by its id as well. */
function nameById() {
  const all = findAll(top, '[id]');
  for (let i = 0; i < all.length; i++) {
    const name = attributeOf(all[i], 'id');
    if (!test(/^[A-Za-z_$][\w$]*$/, name) || name in globalThis) continue;
    defineAccessor(globalThis, name, () => byId(name) ?? undefined, (value) => define(globalThis, name, value));
  }
}

/* What people see of the controls is written into their attributes. */
function writeState() {
  const controls = findAll(top, 'input, textarea, select');
  for (let i = 0; i < controls.length; i++) {
    const control = controls[i];
    if (nameOf(control) === 'textarea') { const value = weakGet(values, control); if (value !== undefined) setText(control, value); continue; }
    if (nameOf(control) === 'select') {
      const chosen = chosenOf(control);
      const options = findAll(control, 'option');
      for (let j = 0; j < options.length; j++) if (options[j] === chosen) setAttribute(options[j], 'selected', ''); else removeAttribute(options[j], 'selected');
      continue;
    }
    if (isTickable(control)) { if (isTicked(control)) setAttribute(control, 'checked', ''); else removeAttribute(control, 'checked'); continue; }
    const value = weakGet(values, control);
    if (value !== undefined) setAttribute(control, 'value', cleaned(control, value));
  }
}
return {
  /* Before the program: its page, well formed. */
  openPage: (html, stored) => {
    if (stored !== '') { const items = parse(stored); local.fill(items.local); session.fill(items.session); }
    document = parseHtml(html).document;
    top = document.documentElement;
    countChanges(document);
    completeDocument(document);
    defineAccessor(document, 'defaultView', () => globalThis);
    defineAccessor(document, 'readyState', () => 'complete');
    nameById();
    nameControls();
  },
  /* The page is there, and so is everything that waits for that. */
  loaded: () => {
    happen(document, Event, 'DOMContentLoaded', { cancelable: false });
    happen(globalThis, Event, 'load', { bubbles: false, cancelable: false });
    isRead = true;
  },
  /* One step of a person; false where there is nothing that it could be done to. */
  play: (json) => {
    const step = parse(json);
    const selector = step.click ?? step.type ?? step.submit ?? step.on;
    const element = selector === undefined ? null : (findAll(top, selector)[0] ?? null);
    if (selector !== undefined && element === null) return false;
    if (step.click !== undefined) pointAt(element);
    else if (step.type !== undefined) type(element, step.text);
    else if (step.submit !== undefined) submit(closest(element, 'form') ?? element, null);
    else { if (element !== null) focus(element); pressKey(step.key); }
    return true;
  },
  /* What it has stored, for the same page when it is loaded again. */
  stored: () => {
    const json = text(stringify({ local: local.items(), session: session.items() }));
    return json.length > STORED_MAX ? '' : json;
  },
  /* The page as it is now; nothing where it is larger than any page may be. */
  page: () => {
    writeState();
    const html = '<!doctype html>' + htmlOf(top, false);
    return html.length > HTML_MAX ? '' : html;
  },
};
})`;
