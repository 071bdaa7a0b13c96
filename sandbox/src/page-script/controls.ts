/** A part of the document's prelude: the state of form controls, which no attribute says, and what is done with a form. */
export const CONTROLS = String.raw`
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
`;
