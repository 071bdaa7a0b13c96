import { call } from '../../../api-client/call.ts';
import { ApiError } from '../../../api-client/errors.ts';
import {
  deleteEnded,
  olderFailed,
  olderListed,
  olderRequested,
  textAdded,
  textAddRefused,
  textAnswered,
  textDeleted,
  textEdited,
  textRestored,
} from '../../../store/crud.ts';
import type { CrudPlace, CrudText, DeletedText } from '../../../store/crud-state.ts';
import type { Thunk } from './thread-loading.ts';

/** Deletions that the server has not answered yet: undoing one waits for it. */
const removals = new Map<string, Promise<void>>();

export function loadOlder(place: CrudPlace): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { next, older } = getState().crud;
    if (next === null || older === 'loading') return;
    dispatch(olderRequested());
    try {
      const answer = await call('GET blokk', { ...place, cursor: next });
      dispatch(olderListed({ ...place, kommentar_arr: answer.kommentar_arr, next: answer.next }));
    } catch {
      dispatch(olderFailed());
    }
  };
}

/** Shown at once; taken back when the server refuses, and the refusal thrown to anyone who wrote it. */
export function addText(place: CrudPlace, text: CrudText): Thunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(textAdded({ ...place, ...text }));
    try {
      const answer = await sendAdd(place, text);
      dispatch(textAnswered({ ...place, ...answer }));
    } catch (error) {
      dispatch(textAddRefused({ ...place, ...text }));
      throw error;
    }
  };
}

export function editText(place: CrudPlace, before: CrudText, after: CrudText): Thunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(textEdited({ ...place, ...after }));
    try {
      const answer = await sendEdit(after);
      dispatch(textAnswered({ ...place, ...answer }));
    } catch (error) {
      dispatch(textAnswered({ ...place, ...before }));
      throw error;
    }
  };
}

export function deleteText(deleted: DeletedText): Thunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(textDeleted(deleted));
    const removal = sendRemove(deleted);
    removals.set(deleted.item.id, removal);
    try {
      await removal;
    } catch (error) {
      // Someone else was faster: it is gone, and not ours to bring back.
      if (error instanceof ApiError && error.code === 'not_found') return void dispatch(deleteEnded());
      dispatch(textRestored(deleted));
      throw error;
    } finally {
      removals.delete(deleted.item.id);
    }
  };
}

/** The same text with the same id again: the server brings back the one it has. */
export function undoDelete(deleted: DeletedText): Thunk<Promise<void>> {
  return async (dispatch) => {
    const removal = removals.get(deleted.item.id);
    dispatch(textRestored(deleted));
    try {
      await removal?.catch(() => {});
      await sendAdd(deleted, deleted);
    } catch (error) {
      dispatch(textDeleted(deleted));
      throw error;
    }
  };
}

/** The calls for both kinds of text, each answering with the text as the server stores it. */
async function sendAdd({ doc_slug, blokk_slug }: CrudPlace, text: CrudText): Promise<CrudText> {
  const { id } = text.item;
  return text.kind === 'kommentar'
    ? { kind: 'kommentar', item: await call('POST blokk_kommentar', { id, doc_slug, blokk_slug, txt: text.item.txt }) }
    : {
        kind: 'beskrivelse',
        item: await call('POST blokk_beskrivelse', { id, doc_slug, blokk_slug, txt: text.item.txt }),
      };
}

async function sendEdit(text: CrudText): Promise<CrudText> {
  const { id } = text.item;
  return text.kind === 'kommentar'
    ? { kind: 'kommentar', item: await call('PATCH blokk_kommentar', { id, txt: text.item.txt }) }
    : { kind: 'beskrivelse', item: await call('PATCH blokk_beskrivelse', { id, txt: text.item.txt }) };
}

async function sendRemove({ kind, item: { id } }: CrudText): Promise<void> {
  await (kind === 'kommentar' ? call('DELETE blokk_kommentar', { id }) : call('DELETE blokk_beskrivelse', { id }));
}
