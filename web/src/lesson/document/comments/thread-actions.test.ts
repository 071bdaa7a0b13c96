import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectApiClient } from '../../../api-client/environment.ts';
import { ApiError } from '../../../api-client/errors.ts';
import { threadListed, threadOpened } from '../../../store/crud.ts';
import { createStore } from '../../../store/store.ts';
import { addText, deleteText, editText, undoDelete } from './thread-actions.ts';

const place = { doc_slug: 'python-variables', blokk_slug: 'names' };
const item = {
  id: 'a',
  username: 'kari',
  img_profil: '',
  has_profile: true,
  txt: 'Hei',
  created_at: 1,
  edited_at: null,
};
const text = { kind: 'kommentar' as const, item };
const deleted = { ...place, ...text, index: 0 };

let asked: string[] = [];
let answer: (method: string) => Response | Promise<Response> = () => Response.json(item);

function openThread(kommentar_arr = [item]) {
  const store = createStore();
  store.dispatch(threadOpened(place));
  store.dispatch(threadListed({ ...place, beskrivelse_arr: [], kommentar_arr, next: null }));
  const shown = () => store.getState().crud.kommentar_arr.map(({ txt }) => txt);
  return { store, shown };
}

const refusal = (status: number, code: string) => () => Response.json({ status, code, detail: '' }, { status });

beforeEach(() => {
  asked = [];
  answer = () => Response.json(item);
  connectApiClient({
    fetch: async (url, { method = 'GET' }) => {
      asked.push(`${method} ${url}`);
      return answer(method);
    },
  });
});
afterEach(() => connectApiClient({ fetch: (url, init) => fetch(url, init) }));

describe('what a person writes', () => {
  test('is shown before the server answers, and then as the server has it', async () => {
    const { store, shown } = openThread([]);
    const pending = Promise.withResolvers<Response>();
    answer = () => pending.promise;
    const added = store.dispatch(addText(place, text));
    expect(shown()).toEqual(['Hei']);
    expect(store.getState().crud.sending).toEqual(['a']);
    pending.resolve(Response.json({ ...item, txt: 'Hei!' }));
    await added;
    expect(shown()).toEqual(['Hei!']);
    expect(store.getState().crud.sending).toEqual([]);
  });

  test('is taken back and the reason shown when the server refuses it', async () => {
    const { store, shown } = openThread([]);
    answer = refusal(429, 'too_many_requests');
    await expect(store.dispatch(addText(place, text))).rejects.toThrow(ApiError);
    expect(shown()).toEqual([]);
  });

  test('has its old words again when a change of it is refused', async () => {
    const { store, shown } = openThread();
    answer = refusal(403, 'forbidden');
    const after = { ...text, item: { ...item, txt: 'Hallo' } };
    const edited = store.dispatch(editText(place, text, after));
    expect(shown()).toEqual(['Hallo']);
    await expect(edited).rejects.toThrow(ApiError);
    expect(shown()).toEqual(['Hei']);
  });
});

describe('what a person deletes', () => {
  test('can be brought back: the same text is sent again, after the deletion has been answered', async () => {
    const { store, shown } = openThread();
    const removal = Promise.withResolvers<Response>();
    answer = (method) => (method === 'DELETE' ? removal.promise : Response.json(item));
    const deletion = store.dispatch(deleteText(deleted));
    expect(shown()).toEqual([]);
    const undone = store.dispatch(undoDelete(deleted));
    expect(shown()).toEqual(['Hei']);
    expect(asked).toEqual(['DELETE /api/blokk_kommentar?id=a']);
    removal.resolve(Response.json({}));
    await Promise.all([deletion, undone]);
    expect(asked).toEqual(['DELETE /api/blokk_kommentar?id=a', 'POST /api/blokk_kommentar']);
  });

  test('is where it stood when the server refuses', async () => {
    const { store, shown } = openThread();
    answer = refusal(403, 'forbidden');
    await expect(store.dispatch(deleteText(deleted))).rejects.toThrow(ApiError);
    expect(shown()).toEqual(['Hei']);
    expect(store.getState().crud.is_delete).toBe(false);
  });

  test('is simply gone when someone else has deleted it already', async () => {
    const { store, shown } = openThread();
    answer = refusal(404, 'not_found');
    await store.dispatch(deleteText(deleted));
    expect(shown()).toEqual([]);
    expect(store.getState().crud.deleted).toBeNull();
  });
});
