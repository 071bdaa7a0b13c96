/**
 * A part of the document's prelude: selectors are read here, so that a wrong one is refused as browsers refuse it, and so that
 * :checked, :disabled and the like look at the state of a control and not at how the HTML was written.
 */
export const SELECTORS = String.raw`
const selectorsRead = new MapClass();
const SELECTORS_MAX = 300;
const NAME = /^(?:--|-?(?:[A-Za-z_\u0080-\uffff]|\\(?:[\da-fA-F]{1,6}\s?|[^\n])))(?:[\w\u0080-\uffff-]|\\(?:[\da-fA-F]{1,6}\s?|[^\n]))*/;
const STRING = /^(?:"(?:[^"\\\n]|\\[\s\S])*(?:"|$)|'(?:[^'\\\n]|\\[\s\S])*(?:'|$))/;
const NTH = /^\s*(?:(odd|even)|([+-]?\d*)n\s*(?:([+-])\s*(\d+))?|([+-]?\d+))\s*/i;
const PSEUDO_ELEMENTS = /^(?:before|after|first-line|first-letter|marker|placeholder|selection|backdrop|cue|file-selector-button|details-content|view-transition|-(?:webkit|moz)-[\w-]+)$/;
const NOT_A_SELECTOR = {};
let unread = '';

function take(pattern) {
  const found = exec(pattern, unread);
  if (found !== null) unread = cut(unread, found[0].length);
  return found;
}
function unescaped(name) {
  return replace(name, /\\(?:([\da-fA-F]{1,6})\s?|([\s\S]))/g, (_, code, sign) => code === undefined ? sign : fromCode(parseInt(code, 16) || 0xfffd));
}
function readName() {
  const found = take(NAME);
  if (found === null) throw NOT_A_SELECTOR;
  return unescaped(found[0]);
}
function readClosing() { take(/^\s*/); if (unread !== '' && take(/^\)/) === null) throw NOT_A_SELECTOR; }
function parentOf(element) { const parent = element.parentNode; return parent !== null && isElement(parent) ? parent : null; }

/* Which of its siblings an element is, from one end, counted from 1. */
function placeOf(element, step, isOne) {
  let place = 1;
  for (let other = step(element); other !== null; other = step(other)) if (isOne(other)) place++;
  return place;
}
function readNth(step, isOfType) {
  const found = take(NTH);
  if (found === null) throw NOT_A_SELECTOR;
  const [, word, times, sign, plus, alone] = found;
  let each = 0;
  let first = 0;
  if (word !== undefined) { each = 2; first = lower(word) === 'odd' ? 1 : 0; }
  else if (alone !== undefined) first = number(alone);
  else { each = times === '' || times === '+' ? 1 : times === '-' ? -1 : number(times); first = plus === undefined ? 0 : number(sign + plus); }
  let among = null;
  if (!isOfType && take(/^of\s/i) !== null) among = readList(false);
  readClosing();
  return (element, scope) => {
    if (element.parentNode === null || (among !== null && !fitsAny(among, element, scope))) return false;
    const place = placeOf(element, step, (other) => (!isOfType || nameOf(other) === nameOf(element)) && (among === null || fitsAny(among, other, scope)));
    return each === 0 ? place === first : (place - first) % each === 0 && (place - first) / each >= 0;
  };
}
const isControl = (element) => test(/^(?:input|select|textarea|button)$/, nameOf(element));
const canBeDisabled = (element) => test(/^(?:input|select|textarea|button|fieldset|option|optgroup)$/, nameOf(element));
const isOff = (element) => canBeDisabled(element) && (nameOf(element) === 'option' ? hasAttribute(element, 'disabled') || (parentOf(element) !== null && hasAttribute(parentOf(element), 'disabled') && nameOf(parentOf(element)) === 'optgroup') : isDisabled(element));
const isRequirable = (element) => test(/^(?:input|select|textarea)$/, nameOf(element));
const isWritable = (element) => takesText(element) || (hasAttribute(element, 'contenteditable') && attributeOf(element, 'contenteditable') !== 'false');
const inRange = (element) => nameOf(element) === 'input' && test(/^(?:number|range|date|time|month|week|datetime-local)$/, typeOf(element)) && (hasAttribute(element, 'min') || hasAttribute(element, 'max'));
const alone = (step, isOfType) => (element) => {
  if (element.parentNode === null) return false;
  for (let other = step(element); other !== null; other = step(other)) if (!isOfType || nameOf(other) === nameOf(element)) return false;
  return true;
};
const never = () => false;
const PSEUDO_CLASSES = {
  __proto__: null,
  root: (element) => element.parentNode !== null && element.parentNode.nodeType === 9,
  scope: (element, scope) => element === scope,
  empty: (element) => { for (let child = firstChild(element); child !== null; child = nextSibling(child)) if (child.nodeType === 1 || (child.nodeType === 3 && child[VALUE] !== '')) return false; return true; },
  'first-child': alone(previousElement, false), 'last-child': alone(nextElement, false),
  'first-of-type': alone(previousElement, true), 'last-of-type': alone(nextElement, true),
  'only-child': (element) => PSEUDO_CLASSES['first-child'](element) && PSEUDO_CLASSES['last-child'](element),
  'only-of-type': (element) => PSEUDO_CLASSES['first-of-type'](element) && PSEUDO_CLASSES['last-of-type'](element),
  checked: (element) => isTickable(element) ? isTicked(element) : nameOf(element) === 'option' && isChosen(element),
  disabled: isOff,
  enabled: (element) => canBeDisabled(element) && !isOff(element),
  required: (element) => isRequirable(element) && hasAttribute(element, 'required'),
  optional: (element) => isControl(element) && !hasAttribute(element, 'required'),
  'read-write': isWritable,
  'read-only': (element) => !isWritable(element),
  'placeholder-shown': (element) => takesText(element) && hasAttribute(element, 'placeholder') && valueOf(element) === '',
  valid: (element) => nameOf(element) === 'form' ? isFormValid(element) : isControl(element) && !isDisabled(element) && isValid(element),
  invalid: (element) => nameOf(element) === 'form' ? !isFormValid(element) : isControl(element) && !isValid(element),
  'in-range': (element) => inRange(element) && isValid(element),
  'out-of-range': (element) => inRange(element) && !isValid(element),
  focus: (element) => element === active,
  'focus-visible': (element) => element === active,
  'focus-within': (element) => { for (let at = active; at !== null; at = parentOf(at)) if (at === element) return true; return false; },
  link: (element) => nameOf(element) === 'a' && hasAttribute(element, 'href'),
  'any-link': (element) => nameOf(element) === 'a' && hasAttribute(element, 'href'),
  open: (element) => test(/^(?:details|dialog)$/, nameOf(element)) && hasAttribute(element, 'open'),
  modal: (element) => nameOf(element) === 'dialog' && weakGet(modal, element) === true,
  defined: () => true,
  default: (element) => hasAttribute(element, 'checked') || hasAttribute(element, 'selected'),
};
for (const name of ['hover', 'active', 'visited', 'target', 'target-within', 'indeterminate', 'popover-open', 'fullscreen', 'autofill', 'user-valid', 'user-invalid', 'host', 'playing', 'paused', 'muted']) PSEUDO_CLASSES[name] = never;
const WITH_SELECTORS = /^(?:is|where|not|has|-webkit-any)$/;

function readPseudo() {
  if (take(/^:/) !== null) {
    if (!test(PSEUDO_ELEMENTS, lower(readName()))) throw NOT_A_SELECTOR;
    return never;
  }
  const name = lower(readName());
  if (take(/^\(/) === null) {
    const known = PSEUDO_CLASSES[name];
    if (known === undefined && !test(/^(?:before|after|first-line|first-letter)$/, name)) throw NOT_A_SELECTOR;
    return known ?? never;
  }
  if (test(WITH_SELECTORS, name)) {
    const list = readList(name === 'has');
    readClosing();
    if (name === 'has') return (element) => hasAny(list, element);
    if (name === 'not') return (element, scope) => !fitsAny(list, element, scope);
    return (element, scope) => fitsAny(list, element, scope);
  }
  switch (name) {
    case 'nth-child': return readNth(previousElement, false);
    case 'nth-last-child': return readNth(nextElement, false);
    case 'nth-of-type': return readNth(previousElement, true);
    case 'nth-last-of-type': return readNth(nextElement, true);
    case 'lang': {
      take(/^\s*/);
      const quoted = take(STRING);
      const language = lower(quoted === null ? readName() : cut(quoted[0], 1, -1));
      readClosing();
      return (element) => { const at = closest(element, '[lang]'); const own = at === null ? '' : lower(attributeOf(at, 'lang')); return own === language || startsWith(own, language + '-'); };
    }
    case 'dir': take(/^\s*/); { const way = lower(readName()); readClosing(); return (element) => { const at = closest(element, '[dir]'); return (at === null ? 'ltr' : lower(attributeOf(at, 'dir'))) === way; }; }
  }
  throw NOT_A_SELECTOR;
}
function readAttribute() {
  take(/^\s*/);
  const name = lower(readName());
  take(/^\s*/);
  if (unread === '' || take(/^\]/) !== null) return (element) => hasAttribute(element, name);
  const sign = take(/^[~|^$*]?=/);
  if (sign === null) throw NOT_A_SELECTOR;
  take(/^\s*/);
  const quoted = take(STRING);
  const value = quoted === null ? readName() : unescaped(replace(quoted[0], /^["']|["']$/g, ''));
  take(/^\s*/);
  const flag = take(/^[is](?=\s*(?:\]|$))/i);
  take(/^\s*/);
  if (unread !== '' && take(/^\]/) === null) throw NOT_A_SELECTOR;
  const isLoose = (flag !== null && lower(flag[0]) === 'i') || (flag === null && name === 'type');
  const needed = isLoose ? lower(value) : value;
  return (element) => {
    const written = attributeOf(element, name);
    if (written === null) return false;
    const own = isLoose ? lower(written) : written;
    switch (sign[0]) {
      case '=': return own === needed;
      case '~=': return needed !== '' && !test(/\s/, needed) && includes(' ' + replace(own, /\s/g, ' ') + ' ', ' ' + needed + ' ');
      case '|=': return own === needed || startsWith(own, needed + '-');
      case '^=': return needed !== '' && startsWith(own, needed);
      case '$=': return needed !== '' && endsWith(own, needed);
      default: return needed !== '' && includes(own, needed);
    }
  };
}
function hasClass(element, name) {
  const written = attributeOf(element, 'class');
  if (written === name) return true;
  if (written === null || !includes(written, name)) return false;
  if (includes(' ' + written + ' ', ' ' + name + ' ')) return true;
  return test(/[\t\n\f\r]/, written) && includes(' ' + replace(written, /\s/g, ' ') + ' ', ' ' + name + ' ');
}
/* One selector, as its compounds with the sign before each. */
function readComplex(isRelative) {
  const parts = [];
  take(/^\s*/);
  let sign = isRelative ? (take(/^[>+~]/)?.[0] ?? ' ') : null;
  if (isRelative) push(parts, { sign: null, tests: [(element, scope) => element === scope] });
  take(/^\s*/);
  for (;;) {
    const isAny = take(/^\*(?!\|)/) !== null;
    const tests = [];
    if (!isAny && test(NAME, unread)) { const name = readName(); const small = lower(name); push(tests, (element) => nameOf(element) === small || nameOf(element) === name); }
    readSimple(tests);
    if (!isAny && tests.length === 0) throw NOT_A_SELECTOR;
    push(parts, { sign, tests });
    const space = take(/^\s*/)[0];
    const next = take(/^[>+~]\s*/);
    if (next !== null) sign = next[0][0];
    else if (unread === '' || unread[0] === ',' || unread[0] === ')') return parts;
    else if (space !== '') sign = ' ';
    else throw NOT_A_SELECTOR;
  }
}
function readSimple(tests) {
  for (;;) {
    if (take(/^#/) !== null) { const id = readName(); push(tests, (element) => attributeOf(element, 'id') === id); }
    else if (take(/^\./) !== null) { const name = readName(); push(tests, (element) => hasClass(element, name)); }
    else if (take(/^\[/) !== null) push(tests, readAttribute());
    else if (take(/^:/) !== null) push(tests, readPseudo());
    else return;
  }
}
function readList(isRelative) {
  const list = [];
  do push(list, readComplex(isRelative)); while (take(/^,/) !== null);
  return list;
}
function fits(parts, at, element, scope) {
  const { sign, tests } = parts[at];
  for (let i = 0; i < tests.length; i++) if (!tests[i](element, scope)) return false;
  switch (sign) {
    case null: return true;
    case '>': { const parent = parentOf(element); return parent !== null && fits(parts, at - 1, parent, scope); }
    case '+': { const other = previousElement(element); return other !== null && fits(parts, at - 1, other, scope); }
    case '~': for (let other = previousElement(element); other !== null; other = previousElement(other)) if (fits(parts, at - 1, other, scope)) return true; return false;
    default: for (let parent = parentOf(element); parent !== null; parent = parentOf(parent)) if (fits(parts, at - 1, parent, scope)) return true; return false;
  }
}
function fitsAny(list, element, scope) {
  for (let i = 0; i < list.length; i++) if (fits(list[i], list[i].length - 1, element, scope)) return true;
  return false;
}
function hasAny(list, element) {
  for (let i = 0; i < list.length; i++) {
    const one = (candidate) => fits(list[i], list[i].length - 1, candidate, element);
    if (test(/[ >]/, list[i][1].sign)) { if (elementsIn(element, one, true) !== null) return true; }
    else for (let other = nextElement(element); other !== null; other = nextElement(other)) if (one(other) || elementsIn(other, one, true) !== null) return true;
  }
  return false;
}
/* The elements inside that pass, in their order, or the first one. What is in a template is no part of the page. */
function elementsIn(root, passes, isFirst) {
  const all = [];
  const end = root[END];
  for (let node = root[NEXT]; node !== end && node !== null; node = node.nodeType === 1 && node.localName === 'template' ? node[END] : node[NEXT]) {
    if (node.nodeType !== 1 || !passes(node)) continue;
    if (isFirst) return node;
    push(all, node);
  }
  return isFirst ? null : all;
}
function selectorOf(selector, method, owner) {
  const source = text(selector);
  const known = mapGet(selectorsRead, source);
  if (known !== undefined) return known;
  if (source === '') refuse(method, owner, 'The provided selector is empty.', 'SyntaxError');
  unread = source;
  let list;
  try {
    list = readList(false);
    if (unread !== '') throw NOT_A_SELECTOR;
  } catch (error) {
    if (error !== NOT_A_SELECTOR) throw error;
    refuse(method, owner, "'" + source + "' is not a valid selector.", 'SyntaxError');
  }
  if (mapSize(selectorsRead) >= SELECTORS_MAX) mapClear(selectorsRead);
  mapSet(selectorsRead, source, list);
  return list;
}
function query(root, selector, method, isFirst) {
  const list = selectorOf(selector, method, interfaceOf(root));
  const scope = root.nodeType === 9 ? root.documentElement : root;
  return elementsIn(root, (element) => fitsAny(list, element, scope), isFirst);
}
replaceMethod('querySelector', () => function (selector) { needs(1, arguments.length, 'querySelector', interfaceOf(this)); return withNames(query(this, selector, 'querySelector', true)); });
replaceMethod('querySelectorAll', () => function (selector) { needs(1, arguments.length, 'querySelectorAll', interfaceOf(this)); return fixedList(query(this, selector, 'querySelectorAll', false)); });
replaceMethod('matches', () => function (selector) { needs(1, arguments.length, 'matches', 'Element'); return fitsAny(selectorOf(selector, 'matches', 'Element'), this, this); });
replaceMethod('closest', () => function (selector) {
  needs(1, arguments.length, 'closest', 'Element');
  const list = selectorOf(selector, 'closest', 'Element');
  for (let at = this; at !== null; at = parentOf(at)) if (fitsAny(list, at, this)) return withNames(at);
  return null;
});
`;
