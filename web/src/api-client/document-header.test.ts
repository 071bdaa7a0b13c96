import { describe, expect, it } from 'vitest';
import { getDocHeader, isDocumentHeader } from './document-header.ts';
import { connectApiClient } from './environment.ts';

const python = {
  slug: 'python',
  tittel: { _no: 'Python', _eng: 'Python' },
  icon: 'python',
  page: '/doc/python',
  expanded: false,
  children: [{ slug: 'a', tittel: { _no: 'A', _eng: 'A' }, icon: 'cairn', page: '/doc/a' }],
  ch_arr: [],
};

describe('the list of documents', () => {
  it('is asked for with JSON headers', async () => {
    const asked: [string, string | null][] = [];
    connectApiClient({
      fetch: async (url, init) => {
        asked.push([`${init.method} ${url}`, new Headers(init.headers).get('accept')]);
        return Response.json([python]);
      },
    });
    expect(await getDocHeader()).toEqual([python]);
    expect(asked).toEqual([['GET /api/get_doc_header', 'application/json']]);
  });

  it('is refused when it is something else, so that the header keeps standing', async () => {
    connectApiClient({ fetch: async () => Response.json({ results: [] }) });
    await expect(getDocHeader()).rejects.toThrow(TypeError);
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
});
