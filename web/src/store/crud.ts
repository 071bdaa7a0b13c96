import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type BlokkCount,
  type CrudKind,
  type CrudPlace,
  type CrudState,
  type CrudText,
  type DeletedText,
  followCrudRules,
  initialState,
} from './crud-state.ts';
import { signedOut } from './session-events.ts';

type Counted = { blokk_slug: string; kommentar_antall: number; beskrivelse_arr: readonly unknown[] };
type Thread = Pick<CrudState, 'beskrivelse_arr' | 'kommentar_arr' | 'next'>;

const slice = createSlice({
  name: 'crud',
  initialState,
  reducers: {
    commentsCounted: (state, action: PayloadAction<{ doc_slug: string; results: Counted[] }>) => {
      const { doc_slug, results } = action.payload;
      if (doc_slug !== state.doc_slug) Object.assign(state, initialState, { doc_slug });
      state.antall = Object.fromEntries(
        results.map((one) => [
          one.blokk_slug,
          { kommentar: one.kommentar_antall, beskrivelse: one.beskrivelse_arr.length },
        ]),
      );
    },
    threadOpened: (state, action: PayloadAction<CrudPlace>) => {
      const { doc_slug, blokk_slug } = action.payload;
      const antall = doc_slug === state.doc_slug ? state.antall : {};
      Object.assign(state, initialState, { doc_slug, blokk_slug, antall, status: 'loading' });
    },
    threadListed: (state, action: PayloadAction<CrudPlace & Thread>) => {
      const { beskrivelse_arr, kommentar_arr, next } = action.payload;
      if (!isOpen(state, action.payload)) return;
      Object.assign(state, { beskrivelse_arr, kommentar_arr, next, status: 'loaded' });
    },
    threadFailed: (state, action: PayloadAction<CrudPlace>) => {
      if (isOpen(state, action.payload)) state.status = 'failed';
    },
    threadRetried: (state) => {
      state.status = 'loading';
    },
    threadClosed: (state) => ({ ...initialState, doc_slug: state.doc_slug, antall: state.antall }),
    olderRequested: (state) => {
      state.older = 'loading';
    },
    olderListed: (state, action: PayloadAction<CrudPlace & Pick<CrudState, 'kommentar_arr' | 'next'>>) => {
      const { kommentar_arr, next } = action.payload;
      if (!isOpen(state, action.payload)) return;
      const existing = new Set(state.kommentar_arr.map(({ id }) => id));
      state.kommentar_arr.push(...kommentar_arr.filter(({ id }) => !existing.has(id)));
      state.next = next;
      state.older = 'idle';
    },
    olderFailed: (state) => {
      state.older = 'failed';
    },
    /** Shown before the server has answered; then either answered for or taken back. */
    textAdded: (state, { payload }: PayloadAction<CrudPlace & CrudText>) => {
      insert(state, payload, payload.kind === 'kommentar' ? 0 : state.beskrivelse_arr.length);
      state.sending.push(payload.item.id);
      count(state, payload, 1);
    },
    textAddRefused: (state, { payload }: PayloadAction<CrudPlace & CrudText>) => {
      take(state, payload);
      answered(state, payload.item.id);
      count(state, payload, -1);
    },
    textAnswered: (state, { payload }: PayloadAction<CrudPlace & CrudText>) => {
      replace(state, payload);
      answered(state, payload.item.id);
    },
    editStarted: (state, action: PayloadAction<{ id: string }>) => {
      select(state, 'is_edit', action.payload.id);
    },
    editEnded: (state) => settle(state),
    textEdited: (state, { payload }: PayloadAction<CrudPlace & CrudText>) => {
      settle(state);
      replace(state, payload);
      state.sending.push(payload.item.id);
    },
    textDeleted: (state, { payload }: PayloadAction<DeletedText>) => {
      take(state, payload);
      count(state, payload, -1);
      select(state, 'is_delete', payload.item.id);
      state.deleted = payload;
    },
    /** Undone by the person, or refused by the server: either way it is where it stood. */
    textRestored: (state, { payload }: PayloadAction<DeletedText>) => {
      if (state.deleted?.item.id === payload.item.id) settle(state);
      if (listOf(state, payload)?.some(({ id }) => id === payload.item.id)) return;
      insert(state, payload, payload.index);
      count(state, payload, 1);
    },
    /** The time for undoing is over. */
    deleteEnded: (state) => settle(state),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, (state) => settle(state));
  },
});

function select(state: CrudState, flag: 'is_edit' | 'is_delete', id: string): void {
  settle(state);
  state[flag] = true;
  state.selected_id = id;
}

function settle(state: CrudState): void {
  state.is_edit = false;
  state.is_delete = false;
  state.selected_id = null;
  state.deleted = null;
}

function answered(state: CrudState, id: string): void {
  state.sending = state.sending.filter((sent) => sent !== id);
}

function isOpen(state: CrudState, { doc_slug, blokk_slug }: CrudPlace): boolean {
  return doc_slug === state.doc_slug && blokk_slug === state.blokk_slug;
}

/** The open thread's list of this kind; none when another block's thread, or no thread, is open. */
function listOf(state: CrudState, text: CrudPlace & { kind: CrudKind }): { id: string }[] | undefined {
  if (!isOpen(state, text)) return undefined;
  return text.kind === 'kommentar' ? state.kommentar_arr : state.beskrivelse_arr;
}

function insert(state: CrudState, text: CrudPlace & CrudText, index: number): void {
  const list = listOf(state, text);
  list?.splice(index, 0, text.item);
}

function replace(state: CrudState, text: CrudPlace & CrudText): void {
  const list = listOf(state, text);
  const index = list?.findIndex(({ id }) => id === text.item.id) ?? -1;
  if (index >= 0) list?.splice(index, 1, text.item);
}

function take(state: CrudState, text: CrudPlace & CrudText): void {
  const list = listOf(state, text);
  const index = list?.findIndex(({ id }) => id === text.item.id) ?? -1;
  if (index >= 0) list?.splice(index, 1);
}

/** A block may be called `constructor`, which every object has. */
export function countedIn(antall: CrudState['antall'], blokk_slug: string): BlokkCount | undefined {
  return Object.hasOwn(antall, blokk_slug) ? antall[blokk_slug] : undefined;
}

function count(state: CrudState, { doc_slug, blokk_slug, kind }: CrudPlace & { kind: CrudKind }, change: 1 | -1): void {
  if (doc_slug !== state.doc_slug) return;
  const now = countedIn(state.antall, blokk_slug) ?? { kommentar: 0, beskrivelse: 0 };
  state.antall[blokk_slug] = { ...now, [kind]: Math.max(0, now[kind] + change) };
}

export const {
  commentsCounted,
  threadOpened,
  threadListed,
  threadFailed,
  threadRetried,
  threadClosed,
  olderRequested,
  olderListed,
  olderFailed,
  textAdded,
  textAddRefused,
  textAnswered,
  editStarted,
  editEnded,
  textEdited,
  textDeleted,
  textRestored,
  deleteEnded,
} = slice.actions;
export const crud = slice.reducer;

followCrudRules(crud);
