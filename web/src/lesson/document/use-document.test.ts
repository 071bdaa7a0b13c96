import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApiClient } from '../../api-client/environment.ts';
import { FRESH_MS } from '../../api-client/when-back.ts';
import { forgetDocuments, loadDocument } from './use-document.ts';

let answer: object;
const asked = vi.fn<(url: string) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  answer = { slug: 'python', blocks: [] };
  asked.mockClear();
  forgetDocuments();
  connectApiClient({
    fetch: async (url) => {
      asked(url);
      return Response.json(answer);
    },
  });
});
afterEach(() => vi.useRealTimers());

test('a document is fetched once, also when it is expected twice at the same time', async () => {
  const [one, other] = await Promise.all([loadDocument('python'), loadDocument('python')]);
  expect(one).toBe(other);
  expect(await loadDocument('python')).toBe(one);
  expect(asked.mock.calls).toEqual([['/api/get_doc_slug?slug=python']]);
});

test('after some minutes it is asked for again, and one that has not changed stays the same object', async () => {
  const before = await loadDocument('python');
  vi.advanceTimersByTime(FRESH_MS + 1);
  expect(await loadDocument('python')).toBe(before);
  expect(asked).toHaveBeenCalledTimes(2);
  answer = { slug: 'python', blocks: [], tittel: 'new' };
  vi.advanceTimersByTime(FRESH_MS + 1);
  expect(await loadDocument('python')).toEqual(answer);
});

test('the template page has a call of its own', async () => {
  await loadDocument('mal');
  expect(asked.mock.calls).toEqual([['/api/mal']]);
});
