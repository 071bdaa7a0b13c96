/**
 * Methods that the code uses and that the oldest browsers we accept do not have (docs/browsers.md): school tablets are
 * kept for years. Each is small; what a browser has itself is left alone.
 */
type Method = readonly [owner: object, name: string, implementation: (...args: never[]) => unknown];

export const NEWER_METHODS: readonly Method[] = [
  [Promise, 'withResolvers', withResolvers],
  [AbortSignal, 'any', any],
  [URL, 'canParse', canParse],
  [String.prototype, 'isWellFormed', isWellFormed],
  [Array.prototype, 'toReversed', toReversed],
  [Array.prototype, 'toSorted', toSorted],
  [Array.prototype, 'toSpliced', toSpliced],
  [Array.prototype, 'with', withItem],
];

for (const [owner, name, value] of NEWER_METHODS) {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve: PromiseWithResolvers<Value>['resolve'] = () => {};
  let reject: PromiseWithResolvers<Value>['reject'] = () => {};
  const promise = new Promise<Value>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  return { promise, resolve, reject };
}

function any(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else
      signal.addEventListener('abort', () => controller.abort(signal.reason), {
        once: true,
        signal: controller.signal,
      });
  }
  return controller.signal;
}

function canParse(address: string, base?: string): boolean {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
}

function isWellFormed(this: string): boolean {
  return !/\p{Surrogate}/u.test(this);
}

function toReversed<Item>(this: readonly Item[]): Item[] {
  return [...this].reverse();
}

function toSorted<Item>(this: readonly Item[], compare?: (one: Item, other: Item) => number): Item[] {
  return [...this].sort(compare);
}

function toSpliced<Item>(this: readonly Item[], start: number, skip: number, ...items: Item[]): Item[] {
  const copy = [...this];
  copy.splice(start, skip, ...items);
  return copy;
}

function withItem<Item>(this: readonly Item[], index: number, item: Item): Item[] {
  const copy = [...this];
  copy[index < 0 ? copy.length + index : index] = item;
  return copy;
}
