import type { HeaderItem, ReaderDocument } from '@kodestien/contract/document/reader';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { navigated } from './path.ts';

/** A block that someone has requested: its name, its place in the document, and its address. */
export type Blokk = { slug: string; index: number | null; link: string };

/** The document in view and the block of it that was requested (specification point 3). */
export type DocState = {
  doc_slug: string;
  doc_current: ReaderDocument | null;
  doc_arr: HeaderItem[];
  blokk: Blokk;
  blokk_selected_index: number | null;
  blokk_link: string;
  url_frontend_route: string;
  /** Raised once the app has gone where a block link or index leads. */
  doc_changed: boolean;
};

const NO_BLOKK: Blokk = { slug: '', index: null, link: '' };

const initialState: DocState = {
  doc_slug: '',
  doc_current: null,
  doc_arr: [],
  blokk: NO_BLOKK,
  blokk_selected_index: null,
  blokk_link: '',
  url_frontend_route: '',
  doc_changed: false,
};

/** A block is requested by its slug or by its index, as links write them; `route` is where its document is read. */
export type BlokkRequest = { doc_slug: string; route: string; blokk: string };

/** A slug begins with a letter, so a number is never the slug of a block. */
const INDEX = /^\d+$/;

const slice = createSlice({
  name: 'doc',
  initialState,
  reducers: {
    documentsListed: (state, action: PayloadAction<HeaderItem[]>) => {
      state.doc_arr = action.payload;
    },
    /** A document's address was opened; it may not have arrived yet. */
    documentOpened: (state, action: PayloadAction<{ slug: string; route: string }>) => {
      const { slug, route } = action.payload;
      if (slug !== state.doc_slug) forgetBlokk(state);
      if (slug !== state.doc_current?.slug) state.doc_current = null;
      state.doc_slug = slug;
      state.url_frontend_route = route;
    },
    documentShown: (state, action: PayloadAction<ReaderDocument>) => {
      const document = action.payload;
      if (document.slug !== state.doc_slug) forgetBlokk(state);
      state.doc_slug = document.slug;
      state.doc_current = document;
      state.url_frontend_route = document.page;
      settleBlokk(state, document);
    },
    blokkRequested: (state, action: PayloadAction<BlokkRequest>) => {
      const { doc_slug, route, blokk } = action.payload;
      if (doc_slug !== state.doc_current?.slug) state.doc_current = null;
      state.doc_slug = doc_slug;
      state.url_frontend_route = route;
      askForBlokk(state, blokk);
      state.doc_changed = false;
      if (state.doc_current) settleBlokk(state, state.doc_current as ReaderDocument);
    },
    /** The app has navigated to where the block link or index leads. */
    blokkRouteFollowed: (state) => {
      state.doc_changed = true;
    },
    /** The address names a place on the document in view: a block, by its slug or index, or none ('' or a heading). */
    blokkNamed: (state, action: PayloadAction<string>) => {
      const document = state.doc_current as ReaderDocument | null;
      // An address that is about to be replaced says nothing.
      if (!document || pendingRoute(state as DocState) !== null) return;
      if (blokkAt(document, action.payload) === -1) return forgetBlokk(state);
      askForBlokk(state, action.payload);
      state.doc_changed = true;
      settleBlokk(state, document);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(navigated, (state, { payload: { pathname } }) =>
      pathname.replace(/\/+$/, '') === state.url_frontend_route ? state : { ...initialState, doc_arr: state.doc_arr },
    );
  },
});

function askForBlokk(state: DocState, blokk: string): void {
  const isIndex = INDEX.test(blokk);
  state.blokk_link = linkTo(state.url_frontend_route, blokk);
  state.blokk = { slug: isIndex ? '' : blokk, index: isIndex ? Number(blokk) : null, link: state.blokk_link };
  state.blokk_selected_index = state.blokk.index;
}

/** The place of a block among the blocks; -1 when there is no such block. */
function blokkAt({ blocks }: ReaderDocument, blokk: string): number {
  const index = INDEX.test(blokk) ? Number(blokk) : blocks.findIndex(({ slug }) => slug === blokk);
  return index < blocks.length ? index : -1;
}

function forgetBlokk(state: DocState): void {
  state.blokk = NO_BLOKK;
  state.blokk_selected_index = null;
  state.blokk_link = '';
  state.doc_changed = false;
}

/** With the document at hand, a slug gets its index and an index its slug. */
function settleBlokk(state: DocState, document: ReaderDocument): void {
  const { slug, index } = state.blokk;
  if (slug === '' && index === null) return;
  const found = blokkAt(document, slug || String(index));
  const block = document.blocks[found];
  if (!block) {
    forgetBlokk(state);
    return;
  }
  const link = linkTo(document.page, block.slug);
  // The address of an index is first known now, so there is somewhere new to go.
  if (link !== state.blokk_link) state.doc_changed = false;
  state.blokk = { slug: block.slug, index: found, link };
  state.blokk_selected_index = found;
  state.blokk_link = link;
}

function linkTo(route: string, blokk: string): string {
  return `${route}#${blokk}`;
}

/** Where the doc state asks the app to go: a block link that has not been followed yet. */
export function pendingRoute({ blokk_link, doc_changed }: DocState): string | null {
  return doc_changed || blokk_link === '' ? null : blokk_link;
}

export const { documentsListed, documentOpened, documentShown, blokkRequested, blokkRouteFollowed, blokkNamed } =
  slice.actions;
export const doc = slice.reducer;
