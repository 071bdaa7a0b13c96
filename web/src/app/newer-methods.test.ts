import { expect, test } from 'vitest';
import { NEWER_METHODS } from './newer-methods.ts';

/** Calls a method as the browser has it, and as we would add it. */
function both(owner: object, name: string, self: unknown, ...args: unknown[]): [unknown, unknown] {
  const own = NEWER_METHODS.find((method) => method[0] === owner && method[1] === name)?.[2];
  const native = (owner as Record<string, (...args: unknown[]) => unknown>)[name];
  return [Reflect.apply(own as never, self, args), Reflect.apply(native as never, self, args)];
}

test.each([
  ['toReversed', []],
  ['toSorted', []],
  ['toSorted', [(one: number, other: number) => other - one]],
  ['toSpliced', [1, 0, 7]],
  ['toSpliced', [1, 2]],
  ['with', [0, 9]],
  ['with', [-1, 9]],
])('%s of a list gives what the browser gives, and leaves the list as it was', (name, args) => {
  const list = [3, 1, 10, 2];
  const [own, native] = both(Array.prototype, name, list, ...args);
  expect(own).toEqual(native);
  expect(list).toEqual([3, 1, 10, 2]);
});

test.each(['', 'blåbær', '🫐', 'a\ud83e', '\udedda'])('isWellFormed of %j gives what the browser gives', (text) => {
  const [own, native] = both(String.prototype, 'isWellFormed', text);
  expect(own).toBe(native);
});

test.each([
  ['https://kodestien.no', undefined],
  ['/doc', undefined],
  ['/doc', 'https://kodestien.no'],
  ['http://', undefined],
])('canParse of %s on %s gives what the browser gives', (address, base) => {
  const [own, native] = both(URL, 'canParse', URL, address, base);
  expect(own).toBe(native);
});

test('a promise can be settled from outside', async () => {
  const [kept, broken] = both(Promise, 'withResolvers', Promise) as PromiseWithResolvers<number>[];
  kept?.resolve(1);
  broken?.reject(new Error('no'));
  await expect(kept?.promise).resolves.toBe(1);
  await expect(broken?.promise).rejects.toThrow('no');
  const [rejected] = both(Promise, 'withResolvers', Promise) as PromiseWithResolvers<number>[];
  rejected?.reject(new Error('own'));
  await expect(rejected?.promise).rejects.toThrow('own');
});

test('a signal made of several ends with the first of them, and for its reason', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const [own] = both(AbortSignal, 'any', AbortSignal, [first.signal, second.signal]) as AbortSignal[];
  expect(own?.aborted).toBe(false);
  second.abort('enough');
  first.abort('late');
  expect([own?.aborted, own?.reason]).toEqual([true, 'enough']);
  const [over] = both(AbortSignal, 'any', AbortSignal, [second.signal]) as AbortSignal[];
  expect([over?.aborted, over?.reason]).toEqual([true, 'enough']);
});
