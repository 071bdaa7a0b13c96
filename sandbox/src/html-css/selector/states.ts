import { elementsOf, type PageElement, textOf } from '../page/tree.ts';

const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'optgroup', 'option', 'fieldset']);
const TEXT_TYPES = new Set([
  'text',
  'search',
  'tel',
  'url',
  'email',
  'password',
  'date',
  'month',
  'week',
  'time',
  'datetime-local',
  'number',
]);
const PLACEHOLDER_TYPES = new Set(['text', 'search', 'tel', 'url', 'email', 'password', 'number']);

/** Pseudo-classes that the page itself answers; all others are false while nobody touches the page. */
export function isInState(name: string, argument: string, element: PageElement): boolean {
  switch (name) {
    case 'root':
    case 'scope':
      return element.parent?.kind === 'root' && element.name === 'html';
    case 'empty':
      return element.children.every((child) => child.kind === 'other' || (child.kind === 'text' && child.text === ''));
    case 'link':
    case 'any-link':
      return element.has('href') && (element.name === 'a' || element.name === 'area');
    case 'checked':
      return isChecked(element);
    case 'disabled':
      return isControl(element) && isDisabled(element);
    case 'enabled':
      return isControl(element) && !isDisabled(element);
    case 'required':
      return canBeRequired(element) && element.has('required');
    case 'optional':
      return element.name === 'button' || element.name === 'input' || canBeRequired(element)
        ? !element.has('required')
        : false;
    case 'read-write':
      return isWritable(element);
    case 'read-only':
      return !isWritable(element);
    case 'placeholder-shown':
      return (
        element.has('placeholder') &&
        ((element.name === 'input' && PLACEHOLDER_TYPES.has(typeOf(element))) || element.name === 'textarea') &&
        valueIn(element) === '' &&
        element.attribute('placeholder') !== ''
      );
    case 'default':
      return isChecked(element) ? element.name !== 'option' || element.has('selected') : isDefaultButton(element);
    case 'indeterminate':
      return element.name === 'progress' ? !element.has('value') : isUndecidedRadio(element);
    case 'defined':
      return !element.isHtml || !element.name.includes('-');
    case 'open':
      return (element.name === 'details' || element.name === 'dialog') && element.has('open');
    case 'valid':
      return isValidated(element) && valid(element);
    case 'invalid':
      return isValidated(element) && !valid(element);
    case 'in-range':
      return hasRange(element) && !isOutOfRange(element);
    case 'out-of-range':
      return hasRange(element) && isOutOfRange(element);
    case 'lang':
      return argument.split(',').some((range) => languageMatches(languageOf(element), range));
    case 'dir':
      return directionOf(element) === argument;
    default:
      return false;
  }
}

export function typeOf(element: PageElement): string {
  return (element.attribute('type') ?? 'text').trim().toLowerCase();
}

function isControl(element: PageElement): boolean {
  return element.isHtml && CONTROLS.has(element.name);
}

function isDisabled(element: PageElement): boolean {
  if (element.has('disabled')) return true;
  if (element.name === 'option')
    return element.parentElement?.name === 'optgroup' && element.parentElement.has('disabled');
  if (element.name === 'optgroup') return false;
  let inside: PageElement = element;
  for (let around = element.parentElement; around; inside = around, around = around.parentElement) {
    if (around.name !== 'fieldset' || !around.has('disabled')) continue;
    const legend = around.elements.find((child) => child.name === 'legend');
    if (legend !== inside) return true;
  }
  return false;
}

function isChecked(element: PageElement): boolean {
  if (element.name === 'input')
    return ['checkbox', 'radio'].includes(typeOf(element)) && element.has('checked') && isLastOfItsRadios(element);
  return element.name === 'option' && isSelected(element);
}

/** Of several radio buttons with one name and `checked` the last wins. */
function isLastOfItsRadios(element: PageElement): boolean {
  if (typeOf(element) !== 'radio') return true;
  return radiosWith(element).findLast((radio) => radio.has('checked')) === element;
}

function radiosWith(element: PageElement): PageElement[] {
  const name = element.attribute('name');
  if (!name) return [element];
  let group = element;
  while (group.parentElement && group.name !== 'form') group = group.parentElement;
  return elementsOf(group).filter(
    (other) => other.name === 'input' && typeOf(other) === 'radio' && other.attribute('name') === name,
  );
}

function isUndecidedRadio(element: PageElement): boolean {
  return (
    element.name === 'input' &&
    typeOf(element) === 'radio' &&
    radiosWith(element).every((radio) => !radio.has('checked'))
  );
}

function isSelected(option: PageElement): boolean {
  let select = option.parentElement;
  if (select?.name === 'optgroup') select = select.parentElement;
  if (select?.name !== 'select') return option.has('selected');
  const options = elementsOf(select).filter((element) => element.name === 'option');
  if (select.has('multiple')) return option.has('selected');
  const chosen = options.findLast((other) => other.has('selected'));
  if (chosen) return chosen === option;
  const size = Number(select.attribute('size') ?? 1);
  return size <= 1 && options.find((other) => !isDisabled(other)) === option;
}

function canBeRequired(element: PageElement): boolean {
  if (element.name === 'select' || element.name === 'textarea') return true;
  return (
    element.name === 'input' &&
    !['hidden', 'range', 'color', 'submit', 'image', 'reset', 'button'].includes(typeOf(element))
  );
}

function isWritable(element: PageElement): boolean {
  const text =
    element.name === 'textarea' ||
    (element.name === 'input' && (TEXT_TYPES.has(typeOf(element)) || !KNOWN_TYPES.has(typeOf(element))));
  if (text) return !element.has('readonly') && !isDisabled(element);
  for (let around: PageElement | null = element; around; around = around.parentElement) {
    const editable = around.attribute('contenteditable')?.toLowerCase();
    if (editable !== undefined && editable !== null) return editable !== 'false';
  }
  return false;
}

const KNOWN_TYPES = new Set([
  ...TEXT_TYPES,
  'hidden',
  'range',
  'color',
  'checkbox',
  'radio',
  'file',
  'submit',
  'image',
  'reset',
  'button',
]);

function isDefaultButton(element: PageElement): boolean {
  if (!isSubmit(element)) return false;
  let form: PageElement | null = element;
  while (form && form.name !== 'form') form = form.parentElement;
  return form !== null && elementsOf(form).find(isSubmit) === element;
}

function isSubmit(element: PageElement): boolean {
  if (element.name === 'button') return !['button', 'reset'].includes((element.attribute('type') ?? '').toLowerCase());
  return element.name === 'input' && ['submit', 'image'].includes(typeOf(element));
}

function valueIn(element: PageElement): string {
  return element.name === 'textarea' ? textOf(element).replace(/^\n/, '') : (element.attribute('value') ?? '');
}

/** What constraint validation looks at: a control that is sent with a form, or what holds such controls. */
function isValidated(element: PageElement): boolean {
  if (element.name === 'form' || element.name === 'fieldset') return true;
  if (isDisabled(element) || element.has('readonly')) return false;
  if (element.name === 'select' || element.name === 'textarea') return true;
  if (element.name === 'button') return isSubmit(element);
  return element.name === 'input' && !['hidden', 'reset', 'button'].includes(typeOf(element));
}

function valid(element: PageElement): boolean {
  if (element.name === 'form' || element.name === 'fieldset') {
    return elementsOf(element)
      .slice(1)
      .every((control) => control.name === 'fieldset' || !isValidated(control) || valid(control));
  }
  const type = typeOf(element);
  if (element.has('required') && canBeRequired(element) && isMissing(element, type)) return false;
  const value = valueIn(element);
  if (value === '') return true;
  if (type === 'email') return EMAIL.test(value);
  if (type === 'url') return URL.canParse(value);
  return !(hasRange(element) && isOutOfRange(element));
}

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

function isMissing(element: PageElement, type: string): boolean {
  if (element.name === 'select') {
    const chosen = elementsOf(element).find((option) => option.name === 'option' && isSelected(option));
    return !chosen || (chosen.attribute('value') ?? textOf(chosen).trim()) === '';
  }
  if (type === 'checkbox') return !element.has('checked');
  if (type === 'radio') return radiosWith(element).every((radio) => !radio.has('checked'));
  return valueIn(element) === '';
}

function hasRange(element: PageElement): boolean {
  if (element.name !== 'input' || isDisabled(element) || element.has('readonly')) return false;
  const type = typeOf(element);
  return type === 'range' || (type === 'number' && (element.has('min') || element.has('max')));
}

function isOutOfRange(element: PageElement): boolean {
  const number = (name: string) => Number.parseFloat(element.attribute(name) ?? '');
  if (typeOf(element) === 'range') return false;
  return number('value') < number('min') || number('value') > number('max');
}

function languageOf(element: PageElement): string {
  for (let around: PageElement | null = element; around; around = around.parentElement) {
    const language = around.attribute('lang');
    if (language !== null) return language.toLowerCase();
  }
  return '';
}

function languageMatches(language: string, range: string): boolean {
  if (range === '' || language === '') return range === language;
  if (range.startsWith('*-')) return language.split('-').slice(1).includes(range.slice(2));
  return language === range || language.startsWith(`${range}-`);
}

export function directionOf(element: PageElement): 'ltr' | 'rtl' {
  for (let around: PageElement | null = element; around; around = around.parentElement) {
    const direction = around.attribute('dir')?.toLowerCase();
    if (direction === 'rtl' || direction === 'ltr') return direction;
    if (direction === 'auto' || around.name === 'bdi') return RIGHT_TO_LEFT.test(textOf(around)) ? 'rtl' : 'ltr';
  }
  return 'ltr';
}

/** The first letter that has a direction goes from right to left. */
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
