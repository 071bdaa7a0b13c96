import { describe, expect, test } from 'vitest';
import {
  commentsCounted,
  crud,
  deleteEnded,
  editEnded,
  editStarted,
  olderListed,
  textAdded,
  textAddRefused,
  textAnswered,
  textDeleted,
  textEdited,
  textRestored,
  threadClosed,
  threadListed,
  threadOpened,
} from './crud.ts';
import type { CrudState } from './crud-state.ts';
import { signedOut } from './session-events.ts';

const place = { doc_slug: 'python-variables', blokk_slug: 'names' };
const comment = (id: string, txt = id) => ({
  id,
  username: 'kari',
  img_profil: '',
  has_profile: true,
  txt,
  created_at: 1,
  edited_at: null,
});
const kommentar = (id: string, txt?: string) => ({ ...place, kind: 'kommentar' as const, item: comment(id, txt) });

type Action = Parameters<typeof crud>[1];
const run = (state: CrudState | undefined, ...actions: Action[]) =>
  actions.reduce<CrudState>(crud, state ?? crud(undefined, { type: 'start' }));
const ids = ({ kommentar_arr }: CrudState) => kommentar_arr.map(({ id }) => id);

const open = run(
  undefined,
  commentsCounted({
    doc_slug: place.doc_slug,
    results: [{ blokk_slug: 'names', kommentar_antall: 3, beskrivelse_arr: [] }],
  }),
  threadOpened(place),
  threadListed({ ...place, beskrivelse_arr: [], kommentar_arr: [comment('b'), comment('a')], next: 'older' }),
);

describe('a thread', () => {
  test('shows the comments of its block and where the older ones begin', () => {
    expect(ids(open)).toEqual(['b', 'a']);
    expect(open).toMatchObject({ status: 'loaded', next: 'older', antall: { names: { kommentar: 3 } } });
  });

  test('takes no answer that was meant for another block', () => {
    const other = { doc_slug: 'css', blokk_slug: 'names', beskrivelse_arr: [], kommentar_arr: [], next: null };
    expect(ids(run(open, threadListed(other)))).toEqual(['b', 'a']);
  });

  test('gets older comments below, each once', () => {
    const older = olderListed({ ...place, kommentar_arr: [comment('a'), comment('0')], next: null });
    expect(ids(run(open, older))).toEqual(['b', 'a', '0']);
  });

  test('keeps the counts when it is closed', () => {
    expect(run(open, threadClosed())).toMatchObject({ blokk_slug: '', kommentar_arr: [], antall: open.antall });
  });
});

describe('a person who writes a comment', () => {
  test('sees it first in the list at once, and counted', () => {
    const written = run(open, textAdded(kommentar('c')));
    expect(ids(written)).toEqual(['c', 'b', 'a']);
    expect(written).toMatchObject({ sending: ['c'], antall: { names: { kommentar: 4 } } });
    expect(run(written, textAnswered(kommentar('c')))).toMatchObject({ sending: [] });
  });

  test('sees it taken back when the server refuses', () => {
    const refused = run(open, textAdded(kommentar('c')), textAddRefused(kommentar('c')));
    expect(ids(refused)).toEqual(['b', 'a']);
    expect(refused).toMatchObject({ sending: [], antall: { names: { kommentar: 3 } } });
  });
});

describe('a person who edits a comment', () => {
  test('has the edit flag raised for that one until it is over', () => {
    const editing = run(open, editStarted({ id: 'a' }));
    expect(editing).toMatchObject({ is_edit: true, is_delete: false, selected_id: 'a' });
    expect(run(editing, editEnded())).toMatchObject({ is_edit: false, selected_id: null });
    expect(run(editing, signedOut())).toMatchObject({ is_edit: false, selected_id: null });
  });

  test('sees the change at once, and the old text again when it is refused', () => {
    const edited = run(open, editStarted({ id: 'a' }), textEdited(kommentar('a', 'nytt')));
    expect(edited.kommentar_arr[1]?.txt).toBe('nytt');
    expect(edited.is_edit).toBe(false);
    expect(run(edited, textAnswered(kommentar('a'))).kommentar_arr[1]?.txt).toBe('a');
  });
});

describe('a person who deletes a comment', () => {
  const deleted = { ...kommentar('b'), index: 0 };
  const gone = run(open, textDeleted(deleted));

  test('sees it gone, with the delete flag raised for as long as it can be undone', () => {
    expect(ids(gone)).toEqual(['a']);
    expect(gone).toMatchObject({ is_delete: true, selected_id: 'b', deleted, antall: { names: { kommentar: 2 } } });
    expect(run(gone, deleteEnded())).toMatchObject({ is_delete: false, deleted: null });
  });

  test('finds it back in its place after undoing, counted once', () => {
    const back = run(gone, textRestored(deleted), textRestored(deleted));
    expect(ids(back)).toEqual(['b', 'a']);
    expect(back).toMatchObject({ is_delete: false, antall: { names: { kommentar: 3 } } });
  });
});

test('descriptions are added below each other', () => {
  const beskrivelse = (id: string) => ({
    ...place,
    kind: 'beskrivelse' as const,
    item: { id, txt: { _no: id, _eng: id }, created_at: 1, edited_at: null },
  });
  const state = run(open, textAdded(beskrivelse('1')), textAdded(beskrivelse('2')));
  expect(state.beskrivelse_arr.map(({ id }) => id)).toEqual(['1', '2']);
  expect(state.antall.names).toEqual({ kommentar: 3, beskrivelse: 2 });
});

test('a block that is called like something every object has is counted from nothing', () => {
  const here = { ...place, blokk_slug: 'constructor' };
  const state = run(open, threadOpened(here), textAdded({ ...kommentar('c'), ...here }));
  expect(state.antall.constructor).toEqual({ kommentar: 1, beskrivelse: 0 });
});
