import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectApiClient } from '../../api-client/environment.ts';
import { FRESH_MS } from '../../api-client/when-back.ts';
import { groupToggled } from '../../store/header.ts';
import { createStore } from '../../store/store.ts';
import { headerListRevisited, isDocumentHeader, loadHeaderList } from './header-list.ts';

const python = {
  slug: 'python',
  tittel: { _no: 'Python', _eng: 'Python' },
  icon: 'python',
  page: '/doc/python',
  expanded: false,
  children: [{ slug: 'a', tittel: { _no: 'A', _eng: 'A' }, icon: 'cairn', page: '/doc/a' }],
  ch_arr: [],
};

afterEach(() => vi.useRealTimers());

function answering(answer: () => unknown) {
  const asked: [string, string | null][] = [];
  connectApiClient({
    fetch: async (url, init) => {
      asked.push([`${init.method} ${url}`, new Headers(init.headers).get('accept')]);
      return Response.json(answer());
    },
  });
  return asked;
}

describe('the list of documents', () => {
  it('is asked for with JSON headers, once', async () => {
    const asked = answering(() => [python]);
    const store = createStore();
    await store.dispatch(loadHeaderList());
    await store.dispatch(loadHeaderList());
    expect(store.getState().doc.doc_arr).toEqual([python]);
    expect(asked).toEqual([['GET /api/get_doc_header', 'application/json']]);
  });

  it('is refused when it is something else, so that the header keeps standing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answering(() => ({ results: [] }));
    const store = createStore();
    await store.dispatch(loadHeaderList());
    expect(store.getState().loading.header_list).toBe('failed');
    for (const value of [
      null,
      'x',
      {},
      [null],
      [{ slug: 'a' }],
      [{ ...python, children: [{}] }],
      [{ ...python, ch_arr: null }],
    ]) {
      expect(isDocumentHeader(value)).toBe(false);
    }
    expect(isDocumentHeader([])).toBe(true);
  });

  it('is asked for again when someone comes back after some minutes, and leaves an open menu open', async () => {
    vi.useFakeTimers();
    let list = [python];
    const asked = answering(() => list);
    const store = createStore();
    await store.dispatch(headerListRevisited());
    expect(asked).toHaveLength(0);
    await store.dispatch(loadHeaderList());
    store.dispatch(groupToggled({ slug: 'python' }));
    await store.dispatch(headerListRevisited());
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(FRESH_MS + 1);
    await store.dispatch(headerListRevisited());
    expect(asked).toHaveLength(2);
    expect(store.getState().header.doc_item_mat[0]?.expanded).toBe(true);
    list = [{ ...python, tittel: { _no: 'Ny', _eng: 'New' } }];
    vi.advanceTimersByTime(FRESH_MS + 1);
    await store.dispatch(headerListRevisited());
    expect(store.getState().doc.doc_arr[0]?.tittel._eng).toBe('New');
  });
});
