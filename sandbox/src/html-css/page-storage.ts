/** What is in a storage, oldest first. */
export type StoredItems = readonly (readonly [name: string, value: string])[];
/** What a page has stored; in a reload both stay, in a new run only what is in `local`. */
export type PageStorage = { local: StoredItems; session: StoredItems };

export const NOTHING_STORED: PageStorage = { local: [], session: [] };

/** Of all names and values of one storage together. */
export const STORAGE_CHARACTERS_MAX = 100_000;

/**
 * `localStorage` and `sessionStorage` of learners' pages: objects of our own, because an origin of its own has no storage and the
 * interpreter none at all. The same text runs in both. It holds on to what it uses.
 *
 * It evaluates to a function of what happens after a change. That gives `make`, for a new storage with its items, and `Storage`.
 */
export const PAGE_STORAGE = `(function (changed) {
'use strict';
const uncurry = Function.prototype.bind.bind(Function.prototype.call);
const { Map: MapClass, Proxy: ProxyClass, Error: ErrorClass, TypeError: TypeErrorClass, String: text } = globalThis;
const { defineProperty } = Object;
const mapGet = uncurry(Map.prototype.get);
const mapSet = uncurry(Map.prototype.set);
const mapHas = uncurry(Map.prototype.has);
const mapDelete = uncurry(Map.prototype.delete);
const mapClear = uncurry(Map.prototype.clear);
const mapEach = uncurry(Map.prototype.forEach);
const mapSize = uncurry(Object.getOwnPropertyDescriptor(Map.prototype, 'size').get);
const push = uncurry(Array.prototype.push);
const CHARACTERS_MAX = ${STORAGE_CHARACTERS_MAX};

/* As browsers have it, without the class that only they have. */
function full(name) {
  const error = new ErrorClass("Failed to execute 'setItem' on 'Storage': Setting the value of '" + name + "' exceeded the quota.");
  defineProperty(error, 'name', { value: 'QuotaExceededError', writable: true, configurable: true, enumerable: false });
  return error;
}
class Storage { constructor() { throw new TypeErrorClass('Illegal constructor'); } }

function make() {
  const items = new MapClass();
  let characters = 0;
  function names() { const found = []; mapEach(items, (_value, name) => push(found, name)); return found; }
  function remove(name) {
    if (!mapHas(items, name)) return;
    characters -= name.length + mapGet(items, name).length;
    mapDelete(items, name);
    changed();
  }
  function set(name, value) {
    const before = mapHas(items, name) ? name.length + mapGet(items, name).length : 0;
    const after = characters - before + name.length + value.length;
    if (after > CHARACTERS_MAX) throw full(name);
    characters = after;
    mapSet(items, name, value);
    changed();
  }
  function needs(method, count, given) {
    if (given < count) throw new TypeErrorClass("Failed to execute '" + method + "' on 'Storage': " + count + ' argument' + (count > 1 ? 's' : '') + ' required, but only ' + given + ' present.');
  }
  const methods = {
    __proto__: null,
    getItem(name) { needs('getItem', 1, arguments.length); return mapGet(items, text(name)) ?? null; },
    setItem(name, value) { needs('setItem', 2, arguments.length); set(text(name), text(value)); },
    removeItem(name) { needs('removeItem', 1, arguments.length); remove(text(name)); },
    clear() { characters = 0; mapClear(items); changed(); },
    key(index) { needs('key', 1, arguments.length); return names()[index] ?? null; },
  };
  const storage = new ProxyClass({ __proto__: Storage.prototype }, {
    __proto__: null,
    get(target, name) {
      if (typeof name !== 'string') return target[name];
      if (name === 'length') return mapSize(items);
      return methods[name] ?? (mapHas(items, name) ? mapGet(items, name) : target[name]);
    },
    set(_target, name, value) { if (typeof name !== 'string') return false; set(name, text(value)); return true; },
    defineProperty(_target, name, property) { if (typeof name !== 'string' || !('value' in property)) return false; set(name, text(property.value)); return true; },
    deleteProperty(_target, name) { if (typeof name === 'string') remove(name); return true; },
    has(target, name) { return typeof name === 'string' ? name === 'length' || name in methods || mapHas(items, name) : name in target; },
    ownKeys: names,
    getOwnPropertyDescriptor(_target, name) { return mapHas(items, name) ? { value: mapGet(items, name), writable: true, enumerable: true, configurable: true } : undefined; },
    setPrototypeOf() { return false; },
    preventExtensions() { return false; },
  });
  return {
    storage,
    /* Only before the program runs. */
    fill(given) {
      for (let i = 0; i < given.length; i++) if (typeof given[i][0] === 'string' && typeof given[i][1] === 'string') set(given[i][0], given[i][1]);
    },
    items() { const found = []; mapEach(items, (value, name) => push(found, [name, value])); return found; },
  };
}
return { make, Storage };
})`;
