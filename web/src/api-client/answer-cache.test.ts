import { afterEach, describe, expect, test, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

afterEach(() => void vi.useRealTimers());

describe('an answer that is shared', () => {
  test('is fetched once for all who ask at the same time, and is there afterwards', async () => {
    const cache = new AnswerCache<string>();
    const ask = vi.fn(async () => 'svar');
    expect(await Promise.all([cache.load('a', ask), cache.load('a', ask)])).toEqual(['svar', 'svar']);
    expect(cache.get('a')).toBe('svar');
    expect(await cache.load('a', ask)).toBe('svar');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is asked for again when it is old, and stays the same object if nothing has changed', async () => {
    vi.useFakeTimers();
    const cache = new AnswerCache<{ n: number }>({ freshMs: 1000 });
    const first = await cache.load('a', async () => ({ n: 1 }));
    vi.advanceTimersByTime(1001);
    expect(cache.isFresh('a')).toBe(false);
    expect(await cache.load('a', async () => ({ n: 1 }))).toBe(first);
    vi.advanceTimersByTime(1001);
    expect(await cache.load('a', async () => ({ n: 2 }))).toEqual({ n: 2 });
  });

  test('that failed is asked for again, and does not replace what was there', async () => {
    vi.useFakeTimers();
    const cache = new AnswerCache<string>({ freshMs: 1000 });
    await cache.load('a', async () => 'gammelt');
    vi.advanceTimersByTime(1001);
    await expect(cache.load('a', () => Promise.reject(new Error('uten nett')))).rejects.toThrow('uten nett');
    expect(cache.get('a')).toBe('gammelt');
    expect(await cache.load('a', async () => 'nytt')).toBe('nytt');
  });

  test('that was on its way when everything was forgotten is not stored', async () => {
    const cache = new AnswerCache<string>();
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = cache.load('a', () => promise);
    cache.clear();
    resolve('fra før');
    expect(await asked).toBe('fra før');
    expect(cache.get('a')).toBeUndefined();
  });
});

test('only the newest entries stay, and one that is set again is new', () => {
  const cache = new AnswerCache<number>({ max: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  cache.set('c', 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([3, undefined, 4]);
});
