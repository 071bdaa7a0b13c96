import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { describe, expect, test } from 'vitest';
import {
  blokkNamed,
  blokkRequested,
  blokkRouteFollowed,
  type DocState,
  doc,
  documentOpened,
  documentShown,
  documentsListed,
  pendingRoute,
} from './doc.ts';
import { navigated } from './path.ts';

const title = { _no: 'Variabler', _eng: 'Variables' };
const block = (slug: string) => ({ slug, type: 'text' as const, html: title });
const variables: ReaderDocument = {
  slug: 'python-variables',
  tittel: title,
  icon: 'cairn',
  page: '/doc/python-variables',
  ingress: title,
  minutes: 2,
  exercises: 0,
  parent: 'python',
  course: null,
  stages: [],
  previous: null,
  next: null,
  headings: [],
  blocks: [block('names'), block('equals')],
};

type Action = Parameters<typeof doc>[1];
const after = (...actions: Action[]): DocState => actions.reduce(doc, doc(undefined, { type: 'start' }));

describe('a person who opens a document', () => {
  test('has it in view once it has arrived', () => {
    const opened = after(documentOpened({ slug: 'python-variables', route: '/doc/python-variables' }));
    expect(opened).toMatchObject({ doc_slug: 'python-variables', doc_current: null });
    expect(doc(opened, documentShown(variables))).toMatchObject({
      doc_slug: 'python-variables',
      doc_current: variables,
      url_frontend_route: '/doc/python-variables',
      doc_changed: false,
    });
  });

  test('keeps the list of documents when leaving it', () => {
    const list = [{ ...variables, expanded: false, children: [], ch_arr: [] }];
    const left = after(documentsListed(list), documentShown(variables), navigated({ pathname: '/signin' }));
    expect(left).toMatchObject({ doc_slug: '', doc_current: null, doc_arr: list });
  });

  test('has the block in the doc state that the address names, and is not sent anywhere', () => {
    const reading = after(documentShown(variables), blokkNamed('equals'));
    expect(reading).toMatchObject({
      blokk: { slug: 'equals', index: 1, link: '/doc/python-variables#equals' },
      blokk_selected_index: 1,
      blokk_link: '/doc/python-variables#equals',
      doc_changed: true,
    });
    expect(pendingRoute(reading)).toBeNull();
  });

  test('has no block in the doc state any more when the address names none', () => {
    for (const place of ['', 'a-heading', '2']) {
      const reading = after(documentShown(variables), blokkNamed('equals'), blokkNamed(place));
      expect(reading).toMatchObject({ blokk: { slug: '', index: null }, blokk_selected_index: null, blokk_link: '' });
      expect(pendingRoute(reading)).toBeNull();
    }
  });
});

describe('a person who follows a link to a block', () => {
  const request = blokkRequested({
    doc_slug: 'python-variables',
    blokk: 'equals',
    route: '/doc/python-variables',
  });

  test('is sent to its frontend route, and the document is then flagged as changed', () => {
    const asked = after(request);
    expect(asked).toMatchObject({
      blokk: { slug: 'equals', index: null, link: '/doc/python-variables#equals' },
      blokk_link: '/doc/python-variables#equals',
      url_frontend_route: '/doc/python-variables',
      doc_changed: false,
    });
    expect(pendingRoute(asked)).toBe('/doc/python-variables#equals');
    const followed = doc(asked, blokkRouteFollowed());
    expect(followed.doc_changed).toBe(true);
    expect(pendingRoute(followed)).toBeNull();
  });

  test('has the block selected once the document is there, without being sent again', () => {
    const shown = after(request, blokkRouteFollowed(), documentShown(variables));
    expect(shown).toMatchObject({ blokk: { slug: 'equals', index: 1 }, blokk_selected_index: 1, doc_changed: true });
    expect(pendingRoute(shown)).toBeNull();
  });

  test('is sent again when following the same link again', () => {
    expect(pendingRoute(after(request, blokkRouteFollowed(), request))).toBe('/doc/python-variables#equals');
  });

  test('reads the document from its top when it has no such block', () => {
    const gone = blokkRequested({ doc_slug: 'python-variables', blokk: 'gone', route: '/doc/python-variables' });
    const shown = after(gone, blokkRouteFollowed(), documentShown(variables));
    expect(shown).toMatchObject({ blokk: { slug: '', index: null, link: '' }, blokk_link: '' });
    expect(pendingRoute(shown)).toBeNull();
  });

  test('does not drag the block along to another document', () => {
    const opened = after(request, blokkRouteFollowed(), documentOpened({ slug: 'css', route: '/doc/css' }));
    expect(opened).toMatchObject({ doc_slug: 'css', blokk: { slug: '' }, blokk_link: '', doc_changed: false });
  });
});

describe('a block that is asked for by its index', () => {
  const request = blokkRequested({ doc_slug: 'python-variables', blokk: '1', route: '/doc/python-variables' });

  test('is in the doc state at once, and has its own address when the document has come', () => {
    const asked = after(request);
    expect(asked).toMatchObject({ blokk: { slug: '', index: 1 }, blokk_selected_index: 1 });
    expect(pendingRoute(asked)).toBe('/doc/python-variables#1');
    const shown = [blokkRouteFollowed(), documentShown(variables), blokkNamed('1')].reduce<DocState>(doc, asked);
    expect(pendingRoute(shown)).toBe('/doc/python-variables#equals');
    const there = [blokkRouteFollowed(), blokkNamed('equals')].reduce<DocState>(doc, shown);
    expect(there).toMatchObject({
      blokk: { slug: 'equals', index: 1, link: '/doc/python-variables#equals' },
      blokk_selected_index: 1,
      blokk_link: '/doc/python-variables#equals',
      doc_changed: true,
    });
    expect(pendingRoute(there)).toBeNull();
  });

  test('is found on the document in view too, when the address names it by its index', () => {
    const named = after(documentShown(variables), blokkNamed('0'));
    expect(named).toMatchObject({ blokk: { slug: 'names', index: 0 }, doc_changed: false });
    expect(pendingRoute(named)).toBe('/doc/python-variables#names');
  });
});

test('a block link keeps its block and its flag on the way from another document', () => {
  const mal: ReaderDocument = { ...variables, slug: 'mal', page: '/mal' };
  const arrived = after(
    documentShown(mal),
    blokkRequested({ doc_slug: 'python-variables', blokk: 'equals', route: '/doc/python-variables' }),
    blokkRouteFollowed(),
    navigated({ pathname: '/doc/python-variables' }),
    documentShown(variables),
    blokkNamed('equals'),
  );
  expect(arrived).toMatchObject({
    doc_slug: 'python-variables',
    blokk: { slug: 'equals', index: 1, link: '/doc/python-variables#equals' },
    blokk_selected_index: 1,
    blokk_link: '/doc/python-variables#equals',
    url_frontend_route: '/doc/python-variables',
    doc_changed: true,
  });
});
