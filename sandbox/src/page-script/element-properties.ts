/**
 * A part of the document's prelude, which has the names that are used here: the properties that only some elements have.
 * linkedom has no class of its own for most of those elements, so they are found by the element's name.
 */
export const ELEMENT_PROPERTIES = String.raw`
const byTag = { __proto__: null };
function forTags(tags, name, get, set) {
  const own = (byTag[name] ??= { __proto__: null });
  for (const tag of tags.split(' ')) own[tag] = { get, set };
}
function method(tags, name, action) { forTags(tags, name, () => action); }
function written(tags, names) {
  for (const name of names.split(' ')) forTags(tags, name, (element) => attributeOf(element, lower(name)) ?? '', (element, value) => setAttribute(element, lower(name), text(value)));
}
function flag(element, name, isOn) { if (isOn) setAttribute(element, name, ''); else removeAttribute(element, name); }
function flags(tags, names) {
  for (const name of names.split(' ')) forTags(tags, name, (element) => hasAttribute(element, lower(name)), (element, value) => flag(element, lower(name), value));
}
function numberIn(element, name, usual) {
  const value = attributeOf(element, name);
  return value === null || trim(value) === '' || isNaN(number(value)) ? usual : number(value);
}
function numbers(tags, name, usual) {
  forTags(tags, name, (element) => numberIn(element, lower(name), usual), (element, value) => setAttribute(element, lower(name), text(number(value))));
}
function childrenNamed(element, names) {
  const found = [];
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) if (names.includes(nameOf(child))) push(found, child);
  return found;
}

/* Forms and what is in them. */
written('form', 'action name target');
forTags('form', 'method', (form) => (/^(post|dialog)$/i.exec(attributeOf(form, 'method') ?? '')?.[0] ?? 'get').toLowerCase(), (form, value) => setAttribute(form, 'method', text(value)));
flags('form', 'noValidate');
/* A field set and an output are among a form's elements, though nobody fills them in. */
function listedIn(form) {
  const found = [];
  const all = findAll(form, 'input, select, textarea, button, fieldset, output');
  for (let i = 0; i < all.length; i++) if (typeOf(all[i]) !== 'image') push(found, all[i]);
  return found;
}
forTags('form fieldset', 'elements', (form) => liveList(form, 'elements', HTMLFormControlsCollection, () => listedIn(form), { named: namedControl }));
forTags('form', 'length', (form) => listedIn(form).length);
method('form', 'checkValidity', function checkValidity() { return isFormValid(this); });
method('form', 'reportValidity', function reportValidity() { return isFormValid(this); });
method('form', 'reset', function () { reset(this); });
method('form', 'requestSubmit', function requestSubmit(submitter = null) { submit(this, submitter); });
method('form', 'submit', function () {});
forTags('label', 'control', labelled);
forTags('label output', 'htmlFor', (label) => attributeOf(label, 'for') ?? '', (label, value) => setAttribute(label, 'for', text(value)));
forTags('label option fieldset output', 'form', (element) => closest(element, 'form'));
written('input', 'pattern autocomplete src alt accept');
forTags('input', 'defaultValue', (input) => attributeOf(input, 'value') ?? '', (input, value) => setAttribute(input, 'value', text(value)));
forTags('textarea', 'defaultValue', textOf, (area, value) => { area.textContent = value; });
forTags('input', 'defaultChecked', (input) => hasAttribute(input, 'checked'), (input, value) => flag(input, 'checked', value));
flags('input select', 'multiple');
numbers('input textarea', 'minLength', -1);
numbers('input textarea', 'maxLength', -1);
numbers('input', 'size', 20);
numbers('select', 'size', 0);
numbers('textarea', 'rows', 2);
numbers('textarea', 'cols', 20);
forTags('textarea', 'textLength', (area) => valueOf(area).length);
for (const name of ['selectionStart', 'selectionEnd']) forTags('input textarea', name, (field) => valueOf(field).length, () => {});
forTags('input textarea select button fieldset', 'willValidate', (field) => !isDisabled(field));
forTags('input textarea select button', 'validationMessage', (field) => isValid(field) ? '' : weakGet(complaints, field) || 'Please fill out this field.');
forTags('input textarea select button', 'validity', (field) => {
  const valueMissing = !isDisabled(field) && nameOf(field) !== 'button' && hasAttribute(field, 'required') && (isTickable(field) ? !isTicked(field) : valueOf(field) === '');
  return { valid: isValid(field), valueMissing, customError: Boolean(weakGet(complaints, field)) };
});
forTags('input textarea select button output progress meter', 'labels', (field) => {
  const all = findAll(top, 'label');
  const found = [];
  for (let i = 0; i < all.length; i++) if (labelled(all[i]) === field) push(found, all[i]);
  return fixedList(found);
});
forTags('input', 'list', (input) => { const id = attributeOf(input, 'list'); return id === null ? null : byId(id); });
function step(input, count) {
  const size = numberIn(input, 'step', 1);
  const value = number(valueOf(input)) + size * count;
  const [least, most] = [numberIn(input, 'min', -Infinity), numberIn(input, 'max', Infinity)];
  setValue(input, value < least ? least : value > most ? most : value);
}
method('input', 'stepUp', function stepUp(count = 1) { step(this, count); });
method('input', 'stepDown', function stepDown(count = 1) { step(this, -count); });
forTags('select', 'length', (select) => findAll(select, 'option').length);
method('select', 'add', function add(option, before = null) {
  this.insertBefore(option, typeof before === 'number' ? (findAll(this, 'option')[before] ?? null) : before);
});
method('select', 'remove', function (index) {
  if (arguments.length === 0) this.parentNode?.removeChild(this);
  else { const option = findAll(this, 'option')[index]; option?.parentNode.removeChild(option); }
});
method('select', 'namedItem', function namedItem(name) { return namedIn(findAll(this, 'option'), text(name)); });
method('select', 'item', function item(index) { return findAll(this, 'option')[index] ?? null; });
flags('option optgroup fieldset', 'disabled');
forTags('option optgroup', 'label', (option) => attributeOf(option, 'label') ?? (nameOf(option) === 'option' ? trim(textOf(option)) : ''), (option, value) => setAttribute(option, 'label', text(value)));
forTags('option', 'defaultSelected', (option) => hasAttribute(option, 'selected'), (option, value) => flag(option, 'selected', value));
forTags('option', 'index', (option) => {
  const select = closest(option, 'select');
  const options = select === null ? [] : findAll(select, 'option');
  for (let i = 0; i < options.length; i++) if (options[i] === option) return i;
  return 0;
});
written('fieldset output', 'name');
for (const name of ['value', 'defaultValue']) forTags('output', name, textOf, (output, value) => { output.textContent = value; });

/* Values that are shown. */
numbers('progress meter', 'max', 1);
numbers('meter', 'min', 0);
forTags('meter', 'low', (meter) => numberIn(meter, 'low', numberIn(meter, 'min', 0)), (meter, value) => setAttribute(meter, 'low', text(number(value))));
for (const name of ['high', 'optimum']) forTags('meter', name, (meter) => numberIn(meter, name, name === 'high' ? numberIn(meter, 'max', 1) : (numberIn(meter, 'min', 0) + numberIn(meter, 'max', 1)) / 2), (meter, value) => setAttribute(meter, name, text(number(value))));
function within(value, least, most) { return value < least ? least : value > most ? most : value; }
forTags('progress meter', 'value', (bar) => within(numberIn(bar, 'value', 0), numberIn(bar, 'min', 0), numberIn(bar, 'max', 1)), (bar, value) => setAttribute(bar, 'value', text(number(value))));
forTags('progress', 'position', (bar) => hasAttribute(bar, 'value') ? within(numberIn(bar, 'value', 0), 0, numberIn(bar, 'max', 1)) / numberIn(bar, 'max', 1) : -1);
numbers('li', 'value', 0);
written('data', 'value');
numbers('ol', 'start', 1);
flags('ol', 'reversed');
written('ol', 'type');

/* What opens and closes. */
flags('details dialog', 'open');
const returned = new WeakMapClass();
forTags('dialog', 'returnValue', (dialog) => weakGet(returned, dialog) ?? '', (dialog, value) => { weakSet(returned, dialog, text(value)); });
method('dialog', 'show', function show() { setAttribute(this, 'open', ''); });
const modal = new WeakMapClass();
method('dialog', 'showModal', function showModal() {
  if (hasAttribute(this, 'open') && !weakGet(modal, this)) throw new ErrorClass("Failed to execute 'showModal' on 'HTMLDialogElement': The dialog is already open as a non-modal dialog, and therefore cannot be opened as a modal dialog.");
  setAttribute(this, 'open', '');
  weakSet(modal, this, true);
});
function closeDialog(dialog, value) {
  if (!hasAttribute(dialog, 'open')) return;
  removeAttribute(dialog, 'open');
  weakDelete(modal, dialog);
  if (value !== undefined && value !== null) weakSet(returned, dialog, text(value));
  later(() => happen(dialog, Event, 'close', { bubbles: false, cancelable: false }), 0);
}
method('dialog', 'close', function close(value) { closeDialog(this, value); });

/* Tables. */
const PARTS_OF_TABLE = ['thead', 'tbody', 'tfoot'];
function rowsOfTable(table) {
  const found = [];
  for (const part of childrenNamed(table, ['thead'])) for (const row of childrenNamed(part, ['tr'])) push(found, row);
  for (const child of childrenNamed(table, ['tr', 'tbody'])) if (nameOf(child) === 'tr') push(found, child); else for (const row of childrenNamed(child, ['tr'])) push(found, row);
  for (const part of childrenNamed(table, ['tfoot'])) for (const row of childrenNamed(part, ['tr'])) push(found, row);
  return found;
}
function rowsIn(element) { return nameOf(element) === 'table' ? rowsOfTable(element) : childrenNamed(element, ['tr']); }
function cellsIn(row) { return childrenNamed(row, ['td', 'th']); }
function placeIn(list, one) { for (let i = 0; i < list.length; i++) if (list[i] === one) return i; return -1; }
function insertInto(parent, list, name, index) {
  const made = document.createElement(name);
  const before = index === -1 || index === undefined ? undefined : list[index];
  if (before !== undefined) before.parentNode.insertBefore(made, before);
  else (list[list.length - 1]?.parentNode ?? parent).appendChild(made);
  return made;
}
function removeFrom(list, index) { const one = list[index === -1 ? list.length - 1 : index]; one?.parentNode.removeChild(one); }
forTags('table thead tbody tfoot', 'rows', (element) => liveList(element, 'rows', HTMLCollection, () => rowsIn(element)));
forTags('table', 'tBodies', (table) => liveList(table, 'tBodies', HTMLCollection, () => childrenNamed(table, ['tbody'])));
for (const [name, tag] of [['tHead', 'thead'], ['tFoot', 'tfoot'], ['caption', 'caption']]) {
  forTags('table', name, (table) => childrenNamed(table, [tag])[0] ?? null);
  const create = 'create' + upper(cut(name, 0, 1)) + cut(name, 1);
  method('table', create, function () {
    const known = childrenNamed(this, [tag])[0];
    if (known) return known;
    const made = document.createElement(tag);
    if (tag === 'tfoot') this.appendChild(made); else this.insertBefore(made, this.firstChild);
    return made;
  });
}
method('table', 'createTBody', function createTBody() { const made = document.createElement('tbody'); this.appendChild(made); return made; });
/* A row or a cell can be put right after the last one, and no further. */
function checkPlace(owner, name, index, count) {
  if (index >= -1 && index <= count) return;
  const tag = nameOf(owner);
  const type = tag === 'table' ? 'HTMLTableElement' : tag === 'tr' ? 'HTMLTableRowElement' : 'HTMLTableSectionElement';
  refuse(name, type, tag === 'tr' ? 'The value provided (' + index + ') is outside the range ' + (name === 'deleteCell' ? '[0, ' + count + ').' : '[-1, ' + count + '].')
    : tag !== 'table' ? 'The provided index (' + index + ' is outside the range [-1, ' + count + '].'
    : index < -1 ? 'The index provided (' + index + ') is less than -1.' : 'The index provided (' + index + ') is greater than the number of rows in the table (' + count + ').', 'IndexSizeError');
}
method('table thead tbody tfoot', 'insertRow', function insertRow(given = -1) {
  const index = number(given) || 0;
  checkPlace(this, 'insertRow', index, rowsIn(this).length);
  let parent = this;
  if (nameOf(this) === 'table' && rowsIn(this).length === 0) {
    const bodies = childrenNamed(this, ['tbody']);
    parent = bodies[bodies.length - 1] ?? this.createTBody();
  }
  return insertInto(parent, rowsIn(this), 'tr', index);
});
method('table thead tbody tfoot', 'deleteRow', function deleteRow(index) { checkPlace(this, 'deleteRow', number(index) || 0, rowsIn(this).length); removeFrom(rowsIn(this), number(index) || 0); });
forTags('tr', 'cells', (row) => liveList(row, 'cells', HTMLCollection, () => cellsIn(row)));
forTags('tr', 'rowIndex', (row) => { const table = closest(row, 'table'); return table === null ? -1 : placeIn(rowsOfTable(table), row); });
forTags('tr', 'sectionRowIndex', (row) => row.parentNode && PARTS_OF_TABLE.includes(nameOf(row.parentNode)) ? placeIn(rowsIn(row.parentNode), row) : -1);
method('tr', 'insertCell', function insertCell(given = -1) { const index = number(given) || 0; checkPlace(this, 'insertCell', index, cellsIn(this).length); return insertInto(this, cellsIn(this), 'td', index); });
method('tr', 'deleteCell', function deleteCell(index) { checkPlace(this, 'deleteCell', number(index) || 0, cellsIn(this).length); removeFrom(cellsIn(this), number(index) || 0); });
for (const name of ['colSpan', 'rowSpan']) numbers('td th', name, 1);
forTags('td th', 'cellIndex', (cell) => cell.parentNode && nameOf(cell.parentNode) === 'tr' ? placeIn(cellsIn(cell.parentNode), cell) : -1);

/* Links, pictures, sound. */
forTags('a', 'text', textOf, (link, value) => { link.textContent = value; });
forTags('a', 'hash', (link) => /#.+$/.exec(attributeOf(link, 'href') ?? '')?.[0] ?? '', (link, value) => setAttribute(link, 'href', (attributeOf(link, 'href') ?? '').replace(/#.*$/, '') + (text(value).startsWith('#') ? '' : '#') + text(value)));
for (const name of ['naturalWidth', 'naturalHeight']) forTags('img', name, () => 0);
forTags('img', 'complete', () => true);
forTags('img', 'loading', (image) => attributeOf(image, 'loading') === 'lazy' ? 'lazy' : 'eager', (image, value) => setAttribute(image, 'loading', text(value)));
written('audio video', 'src');
flags('audio video', 'controls loop autoplay');
const sounds = new WeakMapClass();
for (const [name, usual] of [['volume', 1], ['currentTime', 0], ['muted', false], ['paused', true], ['duration', NaN], ['playbackRate', 1]])
  forTags('audio video', name, (element) => { const known = weakGet(sounds, element); return known && name in known ? known[name] : usual; }, (element, value) => { if (name !== 'paused' && name !== 'duration') weakSet(sounds, element, { ...weakGet(sounds, element), [name]: value }); });
method('audio video', 'play', function play() { weakSet(sounds, this, { ...weakGet(sounds, this), paused: false }); return Promise.resolve(); });
method('audio video', 'pause', function pause() { weakSet(sounds, this, { ...weakGet(sounds, this), paused: true }); });
method('audio video', 'load', function load() {});

function inheritedOf(name) {
  for (let at = HTMLElement.prototype; at; at = getPrototypeOf(at)) {
    const found = getOwnPropertyDescriptor(at, name);
    if (found) return found;
  }
}
for (const name of keys(byTag)) {
  const own = byTag[name];
  const inherited = inheritedOf(name);
  const usual = (element) => inherited?.get ? apply(inherited.get, element, []) : inherited?.value;
  defineAccessor(HTMLElement.prototype, name,
    function () { const found = own[nameOf(this)]; return found === undefined ? usual(this) : found.get(this); },
    function (value) {
      const found = own[nameOf(this)];
      if (found !== undefined) found.set?.(this, value);
      else if (inherited?.set) apply(inherited.set, this, [value]);
      else define(this, name, value);
    });
}

/* Properties of every element. There is no layout here: nothing has a size, and nothing moves. */
for (const name of ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetLeft', 'clientWidth', 'clientHeight', 'clientTop', 'clientLeft', 'scrollHeight', 'scrollWidth']) defineAccessor(elementPrototype, name, () => 0);
for (const name of ['scrollTop', 'scrollLeft']) defineAccessor(elementPrototype, name, () => 0, () => {});
defineAccessor(HTMLElement.prototype, 'offsetParent', function () { return document.body === this ? null : document.body; });
for (const name of ['scroll', 'scrollTo', 'scrollBy', 'setPointerCapture', 'releasePointerCapture']) define(elementPrototype, name, { [name]() {} }[name]);
define(elementPrototype, 'getClientRects', function getClientRects() { return [this.getBoundingClientRect()]; });
define(elementPrototype, 'checkVisibility', function checkVisibility() { return this.isConnected; });
define(elementPrototype, 'animate', function animate() {
  const animation = { playState: 'running', currentTime: 0, onfinish: null, play() {}, pause() {}, reverse() {}, cancel() {}, finish() {}, addEventListener() {}, removeEventListener() {} };
  animation.finished = Promise.resolve(animation);
  return animation;
});
define(elementPrototype, 'getAnimations', function getAnimations() { return []; });
defineAccessor(HTMLElement.prototype, 'inert', function () { return hasAttribute(this, 'inert'); }, function (value) { flag(this, 'inert', value); });
for (const [name, attribute] of [['role', 'role'], ...['Label', 'Expanded', 'Hidden', 'Pressed', 'Checked', 'Selected', 'Current', 'Disabled', 'Live'].map((part) => ['aria' + part, 'aria-' + lower(part)])])
  defineAccessor(elementPrototype, name, function () { return attributeOf(this, attribute); }, function (value) { if (value === null) removeAttribute(this, attribute); else setAttribute(this, attribute, text(value)); });

defineAccessor(HTMLElement.prototype, 'tabIndex', function () {
  const written = attributeOf(this, 'tabindex');
  if (written !== null && test(/^\s*[+-]?\d+/, written)) return parseInt(written, 10);
  return test(/^(?:button|input|select|textarea|summary|iframe)$/, nameOf(this)) || (nameOf(this) === 'a' && hasAttribute(this, 'href')) ? 0 : -1;
}, function (value) { setAttribute(this, 'tabindex', text(number(value) | 0)); });
defineAccessor(HTMLElement.prototype, 'contentEditable', function () { const written = attributeOf(this, 'contenteditable'); return written === null ? 'inherit' : written === '' ? 'true' : lower(written); }, function (value) {
  if (lower(text(value)) === 'inherit') removeAttribute(this, 'contenteditable'); else setAttribute(this, 'contenteditable', text(value));
});
defineAccessor(HTMLElement.prototype, 'isContentEditable', function () { const at = closest(this, '[contenteditable]'); return at !== null && attributeOf(at, 'contenteditable') !== 'false'; });
defineAccessor(HTMLElement.prototype, 'draggable', function () { const written = attributeOf(this, 'draggable'); return written === null ? nameOf(this) === 'img' || (nameOf(this) === 'a' && hasAttribute(this, 'href')) : lower(written) === 'true'; }, function (value) { setAttribute(this, 'draggable', value ? 'true' : 'false'); });

/* The document. */
const tidied = (words) => trim(words).replace(/\s+/g, ' ');
defineAccessor(dom.Document.prototype, 'forms', function () { return liveList(this, 'forms', HTMLCollection, () => findAll(this.documentElement, 'form')); });
defineAccessor(dom.Document.prototype, 'images', function () { return liveList(this, 'images', HTMLCollection, () => findAll(this.documentElement, 'img')); });
defineAccessor(dom.Document.prototype, 'links', function () { return liveList(this, 'links', HTMLCollection, () => findAll(this.documentElement, 'a[href], area[href]')); });
defineAccessor(dom.Document.prototype, 'scripts', function () { return liveList(this, 'scripts', HTMLCollection, () => findAll(this.documentElement, 'script')); });
for (const [name, value] of [['URL', 'about:srcdoc'], ['referrer', ''], ['domain', ''], ['hidden', false], ['visibilityState', 'visible'], ['characterSet', 'UTF-8'], ['compatMode', 'CSS1Compat'], ['contentType', 'text/html'], ['fullscreenElement', null]]) defineAccessor(dom.Document.prototype, name, () => value);
defineAccessor(dom.Document.prototype, 'location', () => globalThis.location, () => {});
defineAccessor(dom.Document.prototype, 'fonts', () => ({ ready: Promise.resolve(), status: 'loaded' }));
define(dom.Document.prototype, 'hasFocus', function hasFocus() { return true; });
define(dom.Document.prototype, 'elementFromPoint', function elementFromPoint() { return null; });
define(dom.Document.prototype, 'execCommand', function execCommand() { return false; });
define(dom.Document.prototype, 'getSelection', function () { return selection; });
define(dom.Document.prototype, 'startViewTransition', function startViewTransition(change) {
  const updateCallbackDone = Promise.resolve(change?.());
  return { updateCallbackDone, ready: updateCallbackDone, finished: updateCallbackDone, skipTransition() {} };
});
/* What is written while the page is read comes at its end; later it takes the place of the page. */
function write(texts) {
  if (isRead) {
    isRead = false;
    document.body.innerHTML = '';
  }
  document.body.insertAdjacentHTML('beforeend', texts.map(text).join(''));
}
define(dom.Document.prototype, 'write', function (...texts) { write(texts); });
define(dom.Document.prototype, 'writeln', function writeln(...texts) { write([...texts, '\n']); });
const titleOf = (owner) => elementsIn(owner, (element) => nameOf(element) === 'title', true);
defineAccessor(HTMLDocument.prototype, 'title', function () { const title = titleOf(this); return title === null ? '' : tidied(textOf(title)); }, function (value) {
  let title = titleOf(this);
  if (title === null) this.head.appendChild((title = this.createElement('title')));
  setText(title, text(value));
});

/* The window. */
const selection = { rangeCount: 0, isCollapsed: true, toString: () => '', removeAllRanges() {}, addRange() {} };
const history = { length: 1, state: null, scrollRestoration: 'auto', pushState(state) { history.state = state; }, replaceState(state) { history.state = state; }, back() {}, forward() {}, go() {} };
function made(name, attributes) {
  const element = document.createElement(name);
  for (const attribute of keys(attributes)) if (attributes[attribute] !== undefined) setAttribute(element, attribute, text(attributes[attribute]));
  return element;
}
function Image(width, height) { return made('img', { width, height }); }
function Option(words = '', value = undefined, isDefault = false, isSelected = isDefault) {
  const option = made('option', { value });
  option.textContent = text(words);
  if (isDefault || isSelected) setAttribute(option, 'selected', '');
  return option;
}
/* Everything is in sight, once it is looked for. */
function observerOf(entry) {
  return class {
    #action;
    #targets = [];
    constructor(action) { this.#action = action; }
    observe(target) {
      push(this.#targets, target);
      later(() => { if (this.#targets.includes(target)) this.#action([{ target, ...entry }], this); }, 0);
    }
    unobserve(target) { this.#targets = this.#targets.filter((one) => one !== target); }
    disconnect() { this.#targets = []; }
    takeRecords() { return []; }
  };
}
const NO_BOX = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 };
const IntersectionObserver = observerOf({ isIntersecting: true, intersectionRatio: 1, boundingClientRect: NO_BOX });
const ResizeObserver = observerOf({ contentRect: NO_BOX, contentBoxSize: [], borderBoxSize: [] });
/* What is written in the element itself, and whether it is shown; the style sheets are not read here. */
const INLINE = /^(a|abbr|b|button|code|em|i|img|input|kbd|label|mark|output|q|s|select|small|span|strong|sub|sup|textarea|time|u)$/;
function getComputedStyle(element) {
  const valueOfProperty = (name) => {
    const own = element.style.getPropertyValue(name);
    if (own !== '' || name !== 'display') return own;
    return hasAttribute(element, 'hidden') ? 'none' : test(INLINE, nameOf(element)) ? 'inline' : 'block';
  };
  const dashed = (name) => name.replace(/[A-Z]/g, (letter) => '-' + lower(letter));
  return new Proxy({}, {
    get: (_, name) => typeof name !== 'string' ? undefined : name === 'getPropertyValue' ? valueOfProperty : valueOfProperty(dashed(name)),
  });
}
const WINDOW = {
  history, Image, Option, IntersectionObserver, ResizeObserver, getComputedStyle,
  SpeechSynthesisUtterance: class SpeechSynthesisUtterance { constructor(words = '') { this.text = text(words); } },
  speechSynthesis: { speak() {}, cancel() {}, pause() {}, resume() {}, getVoices: () => [] },
  screen: { width: 800, height: 600, availWidth: 800, availHeight: 600 },
  getSelection: () => selection,
  open: () => null, close() {}, print() {}, blur() {},
  requestIdleCallback: (action) => later(() => action({ didTimeout: false, timeRemaining: () => 50 }), 1),
  cancelIdleCallback: globalThis.clearTimeout,
  origin: 'null', isSecureContext: true, devicePixelRatio: 1,
  outerWidth: 800, outerHeight: 600, scrollX: 0, scrollY: 0, pageXOffset: 0, pageYOffset: 0,
};
`;
