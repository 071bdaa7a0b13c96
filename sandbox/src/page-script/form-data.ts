/** A part of the document's prelude: what forms hold by name, and what is sent of them. */
export const FORM_DATA = String.raw`
/* --- form.navn, form[0] ------------------------------------------------------------------------------------------------ */

/* linkedom keeps these in the element itself. */
function nameControl(form, name, look) { if (!hasOwn(form, name)) defineAccessor(form, name, () => look() ?? undefined); }
function withNames(element) {
  if (element === null || nameOf(element) !== 'form') return element;
  const controls = listedIn(element);
  for (let i = 0; i < controls.length; i++) {
    nameControl(element, text(i), () => listedIn(element)[i]);
    for (const attribute of ['id', 'name']) {
      const name = attributeOf(controls[i], attribute);
      if (name !== null && name !== '') nameControl(element, name, () => namedControl(listedIn(element), name));
    }
  }
  return element;
}
function nameControls() { const forms = findAll(top, 'form'); for (let i = 0; i < forms.length; i++) withNames(forms[i]); }
function changeOptions(select, place, value) {
  const options = findAll(select, 'option');
  if (place === 'length') { for (let i = options.length - 1; i >= number(value); i--) removeNode(options[i]); return; }
  const old = options[place];
  if (value === null) { if (old !== undefined) removeNode(old); }
  else if (old === undefined) select.appendChild(value);
  else old.replaceWith(value);
}

/* --- rows of names and values -------------------------------------------------------------------------------------------- */

const rowsByOwner = new WeakMapClass();
function rowsHeld(owner) { return weakGet(rowsByOwner, owner); }
/* What FormData and URLSearchParams have in common. */
class Rows {
  get(name) { const rows = rowsHeld(this); for (let i = 0; i < rows.length; i++) if (rows[i][0] === text(name)) return rows[i][1]; return null; }
  getAll(name) { const found = []; const rows = rowsHeld(this); for (let i = 0; i < rows.length; i++) if (rows[i][0] === text(name)) push(found, rows[i][1]); return found; }
  has(name) { const rows = rowsHeld(this); for (let i = 0; i < rows.length; i++) if (rows[i][0] === text(name)) return true; return false; }
  append(name, value) { needs(2, arguments.length, 'append', classOfRows(this)); push(rowsHeld(this), [text(name), text(value)]); }
  set(name, value) {
    needs(2, arguments.length, 'set', classOfRows(this));
    const rows = rowsHeld(this);
    const left = [];
    let isSet = false;
    for (let i = 0; i < rows.length; i++) {
      if (rows[i][0] !== text(name)) push(left, rows[i]);
      else if (!isSet) { push(left, [text(name), text(value)]); isSet = true; }
    }
    if (!isSet) push(left, [text(name), text(value)]);
    weakSet(rowsByOwner, this, left);
  }
  delete(name) {
    const rows = rowsHeld(this);
    const left = [];
    for (let i = 0; i < rows.length; i++) if (rows[i][0] !== text(name)) push(left, rows[i]);
    weakSet(rowsByOwner, this, left);
  }
  forEach(action, self) { const rows = slice(rowsHeld(this)); for (let i = 0; i < rows.length; i++) apply(action, self, [rows[i][1], rows[i][0], this]); }
  keys() { return column(this, 0); }
  values() { return column(this, 1); }
  entries() { const rows = rowsHeld(this); const copy = []; for (let i = 0; i < rows.length; i++) push(copy, [rows[i][0], rows[i][1]]); return valuesOf(copy); }
  [Symbol.iterator]() { return this.entries(); }
}
function column(owner, place) { const rows = rowsHeld(owner); const found = []; for (let i = 0; i < rows.length; i++) push(found, rows[i][place]); return valuesOf(found); }
function classOfRows(owner) { return owner instanceof FormData ? 'FormData' : 'URLSearchParams'; }
/* Each of the two has the methods itself, and neither extends the other. */
function giveRows(Class, name) {
  for (const method of ownKeys(Rows.prototype)) if (method !== 'constructor') defineProperty(Class.prototype, method, getOwnPropertyDescriptor(Rows.prototype, method));
  defineProperty(Class.prototype, Symbol.toStringTag, { value: name, configurable: true });
}
class FormData {
  /* What it holds cannot be seen from outside, so that no two of them are taken for the same value. */
  #closed = true;
  constructor(form, submitter = null) {
    const rows = [];
    weakSet(rowsByOwner, this, rows);
    if (form === undefined) return;
    if (!isNode(form) || form.nodeType !== 1 || nameOf(form) !== 'form') throw new TypeErrorClass("Failed to construct 'FormData': parameter 1 is not of type 'HTMLFormElement'.");
    const controls = controlsOf(form);
    for (let i = 0; i < controls.length; i++) {
      const control = controls[i];
      const name = attributeOf(control, 'name');
      if (!name || isDisabled(control) || (isTickable(control) && !isTicked(control))) continue;
      if (control !== submitter && (nameOf(control) === 'button' || (nameOf(control) === 'input' && test(/^(?:submit|button|reset|image)$/, typeOf(control))))) continue;
      if (nameOf(control) === 'select' && chosenOf(control) === null) continue;
      push(rows, [name, valueOf(control)]);
    }
  }
}
giveRows(FormData, 'FormData');
const { encodeURIComponent: encodePart, decodeURIComponent: decodePart } = globalThis;
/* What is written in an address: a part that cannot be read stays as it is. */
function readPart(part) { const words = replace(part, /\+/g, ' '); try { return decodePart(words); } catch { return words; } }
function writePart(part) { return replace(replace(encodePart(part), /%20/g, '+'), /[!'()~]/g, (sign) => '%' + upper(sign.charCodeAt(0).toString(16))); }
class URLSearchParams {
  #closed = true;
  constructor(start = '') {
    const rows = [];
    weakSet(rowsByOwner, this, rows);
    if (typeof start === 'object' && start !== null) {
      const pairs = typeof start[Symbol.iterator] === 'function' ? [...start] : Object.entries(start);
      for (const [name, value] of pairs) push(rows, [text(name), text(value)]);
      return;
    }
    const pairs = split(replace(text(start), /^\?/, ''), '&');
    for (let i = 0; i < pairs.length; i++) {
      if (pairs[i] === '') continue;
      const [, name, value] = exec(/^([^=]*)=?([\s\S]*)$/, pairs[i]);
      push(rows, [readPart(name), readPart(value)]);
    }
  }
  get size() { return rowsHeld(this).length; }
  sort() { rowsHeld(this).sort(([one], [other]) => one < other ? -1 : one > other ? 1 : 0); }
  toString() { const rows = rowsHeld(this); const parts = []; for (let i = 0; i < rows.length; i++) push(parts, writePart(rows[i][0]) + '=' + writePart(rows[i][1])); return join(parts, '&'); }
}
giveRows(URLSearchParams, 'URLSearchParams');
`;
