import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { describe, expect, test } from 'vitest';
import {
  blokkRequested,
  blokkRouteFollowed,
  blokkSelected,
  type DocState,
  doc,
  documentLeft,
  documentOpened,
  documentShown,
  documentsListed,
  pendingRoute,
} from './doc.ts';

const title = { _no: 'Variabler', _eng: 'Variables' };
const block = (slug: string) => ({ slug, type: 'text' as const, html: title });
const variables: ReaderDocument = {
  slug: 'python-variables',
  tittel: title,
  icon: 'cairn',
  page: '/doc/python-variables',
  ingress: title,
  minutes: 2,
  parent: 'python',
  course: null,
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
    const left = after(documentsListed(list), documentShown(variables), documentLeft());
    expect(left).toMatchObject({ doc_slug: '', doc_current: null, doc_arr: list });
  });

  test('is not sent anywhere by merely reading a block of it', () => {
    const reading = after(documentShown(variables), blokkSelected({ index: 1 }));
    expect(reading.blokk_selected_index).toBe(1);
    expect(pendingRoute(reading)).toBeNull();
  });
});

describe('a person who follows a link to a block', () => {
  const request = blokkRequested({
    doc_slug: 'python-variables',
    blokk_slug: 'equals',
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
    const gone = blokkRequested({ doc_slug: 'python-variables', blokk_slug: 'gone', route: '/doc/python-variables' });
    const shown = after(gone, blokkRouteFollowed(), documentShown(variables));
    expect(shown).toMatchObject({ blokk: { slug: '', index: null, link: '' }, blokk_link: '' });
    expect(pendingRoute(shown)).toBeNull();
  });

  test('does not drag the block along to another document', () => {
    const opened = after(request, blokkRouteFollowed(), documentOpened({ slug: 'css', route: '/doc/css' }));
    expect(opened).toMatchObject({ doc_slug: 'css', blokk: { slug: '' }, blokk_link: '', doc_changed: false });
  });
});

test('a block that is asked for by its index is found when the document has come', () => {
  const asked = after(blokkRequested({ doc_slug: 'python-variables', index: 0, route: '/doc/python-variables' }));
  expect(pendingRoute(asked)).toBe('/doc/python-variables');
  const shown = doc(doc(asked, blokkRouteFollowed()), documentShown(variables));
  expect(pendingRoute(shown)).toBe('/doc/python-variables#names');
});
