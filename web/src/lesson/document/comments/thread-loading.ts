import { call } from '../../../api-client/call.ts';
import {
  commentsCounted,
  threadClosed,
  threadFailed,
  threadListed,
  threadOpened,
  threadRetried,
} from '../../../store/crud.ts';
import type { CrudPlace } from '../../../store/crud-state.ts';
import type { AppDispatch, RootState } from '../../../store/store.ts';

export type Thunk<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result;

export function countComments(doc_slug: string, signal: AbortSignal): Thunk<Promise<void>> {
  return async (dispatch) => {
    const { results } = await call('GET blokk_oversikt', { doc_slug }, { signal });
    if (!signal.aborted) dispatch(commentsCounted({ doc_slug, results }));
  };
}

export function toggleThread(place: CrudPlace): Thunk<void> {
  return (dispatch, getState) => {
    const { doc_slug, blokk_slug } = getState().crud;
    if (doc_slug === place.doc_slug && blokk_slug === place.blokk_slug) return void dispatch(threadClosed());
    dispatch(threadOpened(place));
    void dispatch(loadThread(place));
  };
}

export function retryThread(place: CrudPlace): Thunk<void> {
  return (dispatch) => {
    dispatch(threadRetried());
    void dispatch(loadThread(place));
  };
}

function loadThread(place: CrudPlace): Thunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const { beskrivelse_arr, kommentar_arr, next } = await call('GET blokk', place);
      dispatch(threadListed({ ...place, beskrivelse_arr, kommentar_arr, next }));
    } catch {
      dispatch(threadFailed(place));
    }
  };
}
