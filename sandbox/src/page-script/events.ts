/** A part of the document's prelude: events, their listeners, and how they go through the tree. */
export const EVENTS = `
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
/* What window.event gives: also a listener that takes no parameter finds its event there. */
let eventNow;
function invoke(event, target, phase) {
  const before = eventNow;
  eventNow = event;
  try { callListeners(event, target, phase); } finally { eventNow = before; }
}
function callListeners(event, target, phase) {
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
defineAccessor(globalThis, 'event', () => eventNow, (value) => define(globalThis, 'event', value));
`;
