/**
 * A part of the document's prelude: lists of nodes and of a class attribute's words. All but those of querySelectorAll are live: they
 * look again after the document has changed.
 */
export const LISTS = String.raw`
/* linkedom asks whether a document is observed whenever it changes it: that is counted. */
let changes = 0;
let attributeChanges = 0;
/* A change of an attribute alone leaves the tree as it is. */
function ofAttribute(change) {
  const before = changes;
  change();
  attributeChanges++;
  if (changes === before + 1) changes = before;
}
function countChanges(owner) {
  const { MutationObserver, customElements } = owner.defaultView;
  const observed = owner[MUTATION_OBSERVER];
  let isActive = observed.active;
  defineProperty(observed, 'active', { get() { changes++; return isActive; }, set(value) { isActive = value; }, configurable: false, enumerable: false });
  define(globalThis, 'MutationObserver', MutationObserver);
  define(globalThis, 'customElements', customElements);
}

class NodeList {
  entries() { return entriesOf(this); }
  keys() { return keysOf(this); }
  values() { return valuesOf(this); }
  forEach(action, self) {
    needs(1, arguments.length, 'forEach', 'NodeList');
    if (typeof action !== 'function') throw new TypeErrorClass(failed('forEach', 'NodeList', 'parameter 1 is not of type \'Function\'.'));
    for (let i = 0; i < this.length; i++) apply(action, self, [this[i], i, this]);
  }
  get length() { return 0; }
  item(index) { needs(1, arguments.length, 'item', 'NodeList'); return this[number(index) || 0] ?? null; }
  [Symbol.iterator]() { return valuesOf(this); }
}
class HTMLCollection {
  get length() { return 0; }
  item(index) { needs(1, arguments.length, 'item', 'HTMLCollection'); return this[number(index) || 0] ?? null; }
  namedItem(name) { return namedIn(this, text(name)); }
  [Symbol.iterator]() { return valuesOf(this); }
}
class HTMLOptionsCollection extends HTMLCollection {
  add(option, place = null) { this[OWNER].add(option, place); }
  remove(index) { this[OWNER].remove(index); }
  get selectedIndex() { return this[OWNER].selectedIndex; }
  set selectedIndex(index) { this[OWNER].selectedIndex = index; }
}
class HTMLFormControlsCollection extends HTMLCollection {}
class RadioNodeList extends NodeList {
  get value() { for (let i = 0; i < this.length; i++) if (isTickable(this[i]) && isTicked(this[i])) return attributeOf(this[i], 'value') ?? 'on'; return ''; }
  set value(value) { for (let i = 0; i < this.length; i++) if (isTickable(this[i]) && (attributeOf(this[i], 'value') ?? 'on') === text(value)) { setTicked(this[i], true); return; } }
}
const OWNER = Symbol('owner');
/* for … in over such a list finds its methods too. */
for (const Class of [NodeList, HTMLCollection]) for (const name of Reflect.ownKeys(Class.prototype)) if (name !== 'constructor' && typeof name === 'string') defineProperty(Class.prototype, name, { enumerable: true });
function namedIn(list, name) {
  if (name === '') return null;
  for (let i = 0; i < list.length; i++) if (attributeOf(list[i], 'id') === name || attributeOf(list[i], 'name') === name) return list[i];
  return null;
}
/* Radio buttons of one name are a list of their own. */
function namedControl(list, name) {
  if (name === '') return null;
  const all = [];
  for (let i = 0; i < list.length; i++) if (attributeOf(list[i], 'id') === name || attributeOf(list[i], 'name') === name) push(all, list[i]);
  return all.length > 1 ? fixedList(all, RadioNodeList) : (all[0] ?? null);
}

/* What a list is of, by the object that its program sees a proxy of. */
const sources = new WeakMapClass();
function itemsOf(target) {
  const source = weakGet(sources, target);
  if (source.look !== null && (source.changes !== changes || !source.isCounted || (!source.isOfTree && source.attributeChanges !== attributeChanges))) {
    source.items = source.look();
    source.changes = changes;
    source.attributeChanges = attributeChanges;
  }
  return source.items;
}
function isIndex(key) { return typeof key === 'string' && key[0] >= '0' && key[0] <= '9' && test(/^\d+$/, key); }
const listHandler = {
  __proto__: null,
  get(target, key, self) {
    if (key === 'length') return itemsOf(target).length;
    if (isIndex(key)) return itemsOf(target)[key];
    if (typeof key === 'string' && !(key in target)) {
      const { named } = weakGet(sources, target);
      return named === null ? undefined : (named(itemsOf(target), key) ?? undefined);
    }
    return reflectGet(target, key, self);
  },
  set(target, key, value, self) {
    if (isIndex(key) || key === 'length') {
      const { change } = weakGet(sources, target);
      if (change === null) return false;
      change(key, value);
      return true;
    }
    return reflectSet(target, key, value, self);
  },
  has(target, key) { return isIndex(key) ? number(key) < itemsOf(target).length : key in target || (typeof key === 'string' && (weakGet(sources, target).named?.(itemsOf(target), key) ?? null) !== null); },
  deleteProperty(target, key) { return !isIndex(key) && delete target[key]; },
  ownKeys(target) {
    const found = [];
    const { length } = itemsOf(target);
    for (let i = 0; i < length; i++) push(found, text(i));
    const own = ownKeys(target);
    for (let i = 0; i < own.length; i++) push(found, own[i]);
    return found;
  },
  getOwnPropertyDescriptor(target, key) {
    if (!isIndex(key)) return getOwnPropertyDescriptor(target, key);
    const items = itemsOf(target);
    return number(key) < items.length ? { value: items[key], writable: false, enumerable: true, configurable: true } : undefined;
  },
  defineProperty(target, key, property) { return !isIndex(key) && reflectDefine(target, key, property); },
  preventExtensions() { return false; },
};
function makeList(Class, source, owner) {
  const target = { __proto__: Class.prototype };
  if (owner !== null) defineProperty(target, OWNER, { value: owner });
  weakSet(sources, target, { look: null, items: [], changes: -1, attributeChanges: -1, isCounted: true, isOfTree: false, named: null, change: null, ...source });
  return new ProxyClass(target, listHandler);
}
function fixedList(items, Class = NodeList) { return makeList(Class, { items }, null); }
/* The same list each time it is requested. */
const known = new WeakMapClass();
function liveList(owner, key, Class, look, more) {
  let own = weakGet(known, owner);
  if (own === undefined) weakSet(known, owner, (own = { __proto__: null }));
  return (own[key] ??= makeList(Class, { look, isCounted: owner === document || owner.ownerDocument === document, named: Class === NodeList ? null : namedIn, ...more }, owner));
}

function childrenOf(node, isChild) {
  const all = [];
  for (let child = firstChild(node); child; child = nextSibling(child)) if (isChild(child)) push(all, child);
  return all;
}
defineAccessor(dom.Node.prototype, 'childNodes', function () { return liveList(this, 'childNodes', NodeList, () => this[NEXT] && this[END] ? childrenOf(this, () => true) : [], { isOfTree: true }); });
for (const owner of ownersOf('ownChildren')) {
  defineAccessor(owner, 'children', function () { return liveList(this, 'children', HTMLCollection, () => childrenOf(this, isElement), { isOfTree: true }); });
  defineAccessor(owner, 'childElementCount', function () { return childrenOf(this, isElement).length; });
}
replaceMethod('getElementsByTagName', () => function (given) {
  needs(1, arguments.length, 'getElementsByTagName', interfaceOf(this));
  const name = text(given);
  const small = lower(name);
  return liveList(this, 'tag ' + name, HTMLCollection, () => elementsIn(this, (element) => name === '*' || nameOf(element) === small || nameOf(element) === name, false), { isOfTree: true });
});
replaceMethod('getElementsByClassName', () => function (given) {
  needs(1, arguments.length, 'getElementsByClassName', interfaceOf(this));
  const names = wordsOf(text(given));
  return liveList(this, 'class ' + join(names, ' '), HTMLCollection, () => names.length === 0 ? [] : elementsIn(this, (element) => {
    for (let i = 0; i < names.length; i++) if (!hasClass(element, names[i])) return false;
    return true;
  }, false));
});
define(dom.Document.prototype, 'getElementsByName', function getElementsByName(given) {
  needs(1, arguments.length, 'getElementsByName', 'Document');
  const name = text(given);
  return liveList(this, 'name ' + name, NodeList, () => elementsIn(this, (element) => attributeOf(element, 'name') === name, false));
});

/* --- the words of a class attribute --------------------------------------------------------------------------------- */

function wordsOf(written) {
  const all = split(written, /[\t\n\f\r ]+/);
  const words = [];
  for (let i = 0; i < all.length; i++) if (all[i] !== '' && !arrayIncludes(words, all[i])) push(words, all[i]);
  return words;
}
function classesOf(list) { return wordsOf(attributeOf(list[OWNER], 'class') ?? ''); }
function setClasses(list, words) {
  if (words.length > 0 || hasAttribute(list[OWNER], 'class')) setAttribute(list[OWNER], 'class', join(words, ' '));
}
function checkWord(word, method) {
  if (word === '') refuse(method, 'DOMTokenList', 'The token provided must not be empty.', 'SyntaxError');
  if (test(/[\t\n\f\r ]/, word)) refuse(method, 'DOMTokenList', "The token provided ('" + word + "') contains HTML space characters, which are not valid in tokens.", 'InvalidCharacterError');
}
function checkedWords(given, method) {
  const words = [];
  for (let i = 0; i < given.length; i++) push(words, text(given[i]));
  for (let i = 0; i < words.length; i++) checkWord(words[i], method);
  return words;
}
class DOMTokenList {
  entries() { return entriesOf(this); }
  keys() { return keysOf(this); }
  values() { return valuesOf(this); }
  forEach(action, self) { for (let i = 0; i < this.length; i++) apply(action, self, [this[i], i, this]); }
  get length() { return 0; }
  get value() { return attributeOf(this[OWNER], 'class') ?? ''; }
  set value(value) { setAttribute(this[OWNER], 'class', text(value)); }
  item(index) { return this[number(index) || 0] ?? null; }
  contains(word) { needs(1, arguments.length, 'contains', 'DOMTokenList'); return arrayIncludes(classesOf(this), text(word)); }
  add(...given) {
    const added = checkedWords(given, 'add');
    const words = classesOf(this);
    for (let i = 0; i < added.length; i++) if (!arrayIncludes(words, added[i])) push(words, added[i]);
    setClasses(this, words);
  }
  remove(...given) {
    const removed = checkedWords(given, 'remove');
    const words = classesOf(this);
    const left = [];
    for (let i = 0; i < words.length; i++) if (!arrayIncludes(removed, words[i])) push(left, words[i]);
    setClasses(this, left);
  }
  toggle(given, force) {
    needs(1, arguments.length, 'toggle', 'DOMTokenList');
    const word = text(given);
    checkWord(word, 'toggle');
    const isThere = arrayIncludes(classesOf(this), word);
    const isOn = force === undefined ? !isThere : Boolean(force);
    if (isOn !== isThere) { if (isOn) apply(addWord, this, [word]); else apply(removeWord, this, [word]); }
    return isOn;
  }
  replace(given, next) {
    needs(2, arguments.length, 'replace', 'DOMTokenList');
    const [old, word] = checkedWords([given, next], 'replace');
    const words = classesOf(this);
    if (!arrayIncludes(words, old)) return false;
    const left = [];
    for (let i = 0; i < words.length; i++) { const one = words[i] === old ? word : words[i]; if (!arrayIncludes(left, one)) push(left, one); }
    setClasses(this, left);
    return true;
  }
  supports() { throw new TypeErrorClass(failed('supports', 'DOMTokenList', 'DOMTokenList has no supported tokens.')); }
  toString() { return this.value; }
  [Symbol.iterator]() { return valuesOf(this); }
}
const { add: addWord, remove: removeWord } = DOMTokenList.prototype;
function classListOf(element) { return liveList(element, 'classList', DOMTokenList, () => wordsOf(attributeOf(element, 'class') ?? ''), { named: null }); }
defineAccessor(elementPrototype, 'classList', function () { return classListOf(this); }, function (value) { setAttribute(this, 'class', text(value)); });
defineAccessor(elementPrototype, 'className', function () { return attributeOf(this, 'class') ?? ''; }, function (value) { setAttribute(this, 'class', text(value)); });
defineAccessor(dom.SVGElement.prototype, 'className', function () { const value = attributeOf(this, 'class') ?? ''; return { baseVal: value, animVal: value }; });

/* --- data-… attributes ------------------------------------------------------------------------------------------------ */

class DOMStringMap {}
const withDashes = (name) => 'data-' + replace(name, /[A-Z]/g, (letter) => '-' + lower(letter));
const datasetHandler = {
  __proto__: null,
  get(target, key) { return typeof key === 'string' ? (attributeOf(target[OWNER], withDashes(key)) ?? target[key]) : target[key]; },
  set(target, key, value) {
    if (typeof key !== 'string') return false;
    if (test(/-[a-z]/, key)) throw new DOMException("Failed to set a named property '" + key + "' on 'DOMStringMap': '" + key + "' is not a valid property name.", 'SyntaxError');
    checkAttributeName(withDashes(key), "Failed to set a named property '" + key + "' on 'DOMStringMap': ");
    setAttribute(target[OWNER], withDashes(key), text(value));
    return true;
  },
  defineProperty(target, key, property) { return 'value' in property && datasetHandler.set(target, key, property.value); },
  has(target, key) { return typeof key === 'string' && (hasAttribute(target[OWNER], withDashes(key)) || key in target); },
  deleteProperty(target, key) { if (typeof key === 'string') removeAttribute(target[OWNER], withDashes(key)); return true; },
  ownKeys(target) {
    const found = [OWNER];
    const names = attributeNames(target[OWNER]);
    for (let i = 0; i < names.length; i++) if (startsWith(names[i], 'data-')) push(found, replace(cut(names[i], 5), /-([a-z])/g, (_, letter) => upper(letter)));
    return found;
  },
  getOwnPropertyDescriptor(target, key) {
    if (key === OWNER) return getOwnPropertyDescriptor(target, OWNER);
    const value = attributeOf(target[OWNER], withDashes(key));
    return value === null ? undefined : { value, writable: true, enumerable: true, configurable: true };
  },
  preventExtensions() { return false; },
};
const datasets = new WeakMapClass();
defineAccessor(elementPrototype, 'dataset', function () {
  let own = weakGet(datasets, this);
  if (own === undefined) {
    const target = { __proto__: DOMStringMap.prototype };
    defineProperty(target, OWNER, { value: this });
    weakSet(datasets, this, (own = new ProxyClass(target, datasetHandler)));
  }
  return own;
});
`;
