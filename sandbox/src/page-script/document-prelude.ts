import { PAGE_STORAGE } from '../html-css/page-storage.ts';
import { CONTROLS } from './controls.ts';
import { ELEMENT_PROPERTIES } from './element-properties.ts';
import { ERRORS } from './errors.ts';
import { EVENTS } from './events.ts';
import { FORM_DATA } from './form-data.ts';
import { INLINE_STYLE } from './inline-style.ts';
import { LISTS } from './lists.ts';
import { MARKUP } from './markup.ts';
import { PERSON } from './person.ts';
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
${EVENTS}
${CONTROLS}
${LISTS}
${SELECTORS}
${TREE}
${MARKUP}
${INLINE_STYLE}
${PERSON}
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
