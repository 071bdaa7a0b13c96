import type { KeyValueStorage } from './stored-values.ts';

const memory = memoryStorage();

/** Local storage, or memory where the browser forbids it (then the visit lasts as long as the tab). */
export function browserStorage(): KeyValueStorage {
  try {
    window.localStorage.getItem('access');
    return window.localStorage;
  } catch {
    return memory;
  }
}

/** An event of the window: what was stored in this browser is gone. */
export const STORAGE_CLEARED = 'kodestien-storage-cleared';

const tabMemory = memoryStorage();

/** What this tab alone stores (session storage), or memory where the browser forbids it. */
export function tabStorage(): KeyValueStorage {
  try {
    return window.sessionStorage;
  } catch {
    return tabMemory;
  }
}

export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
    clear: () => values.clear(),
  };
}
