/** A part of the document's prelude: what a person does on the page, with everything that a browser makes of it. */
export const PERSON = String.raw`
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
`;
