import { CHUNK_LOAD_TIMEOUT_MS } from '@kodestien/contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from './chunk-load-error.ts';
import { loadChunk } from './load-chunk.ts';

afterEach(() => vi.useRealTimers());

test('a page that arrives is loaded once', async () => {
  const load = vi.fn(async () => 'page');
  await expect(loadChunk('doc', load)).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that fails to arrive is tried once more', async () => {
  const load = vi.fn(async () => 'page').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadChunk('doc', load)).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that fails twice raises a ChunkLoadError that names it', async () => {
  const load = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await loadChunk('profil_disp', load).catch((issue: unknown) => issue);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk profil_disp failed' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that never comes is given up after two times the limit', async () => {
  vi.useFakeTimers();
  expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000);
  const load = vi.fn(() => new Promise<string>(() => {}));
  const outcome = loadChunk('mal', load).catch((issue: unknown) => issue);
  await vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS);
  expect(await outcome).toMatchObject({ message: 'Loading chunk mal failed' });
});
