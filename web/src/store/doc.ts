import type { HeaderItem, ReaderDocument } from '@kodestien/contract/document/reader';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A block that somebody has asked for: its name, its place in the document, and its address. */
export type Blokk = { slug: string; index: number | null; link: string };

/** The document in view and the block of it that was asked for (specification point 3). */
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

/** A block is asked for by its slug or by its index; `route` is where its document is read. */
export type BlokkRequest = { doc_slug: string; route: string } & (
  | { blokk_slug: string; index?: undefined }
  | { index: number; blokk_slug?: undefined }
);

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
    documentLeft: (state) => ({ ...initialState, doc_arr: state.doc_arr }),
    blokkRequested: (state, action: PayloadAction<BlokkRequest>) => {
      const { doc_slug, route, blokk_slug = '', index = null } = action.payload;
      if (doc_slug !== state.doc_current?.slug) state.doc_current = null;
      state.doc_slug = doc_slug;
      state.url_frontend_route = route;
      state.blokk = { slug: blokk_slug, index, link: blokk_slug && linkTo(route, blokk_slug) };
      state.blokk_link = state.blokk.link;
      state.blokk_selected_index = index;
      state.doc_changed = false;
      if (state.doc_current) settleBlokk(state, state.doc_current as ReaderDocument);
    },
    /** The app has navigated to where the block link or index leads. */
    blokkRouteFollowed: (state) => {
      state.doc_changed = true;
    },
    blokkSelected: (state, action: PayloadAction<{ index: number | null }>) => {
      state.blokk_selected_index = action.payload.index;
    },
  },
});

function forgetBlokk(state: DocState): void {
  state.blokk = NO_BLOKK;
  state.blokk_selected_index = null;
  state.blokk_link = '';
  state.doc_changed = false;
}

/** With the document at hand, a slug gets its index and an index its slug. */
function settleBlokk(state: DocState, { blocks, page }: ReaderDocument): void {
  const { slug, index } = state.blokk;
  if (slug === '' && index === null) return;
  const found = slug ? blocks.findIndex((block) => block.slug === slug) : (index ?? -1);
  const block = blocks[found];
  if (!block) {
    forgetBlokk(state);
    return;
  }
  const link = linkTo(page, block.slug);
  // The address of an index is first known now, so there is somewhere new to go.
  if (link !== state.blokk_link) state.doc_changed = false;
  state.blokk = { slug: block.slug, index: found, link };
  state.blokk_selected_index = found;
  state.blokk_link = link;
}

function linkTo(route: string, blokk_slug: string): string {
  return `${route}#${blokk_slug}`;
}

/** Where the doc state asks the app to go: a block link or an index that has not been followed yet. */
export function pendingRoute({ blokk, blokk_link, url_frontend_route, doc_changed }: DocState): string | null {
  if (doc_changed || (blokk_link === '' && blokk.index === null)) return null;
  return blokk_link || url_frontend_route;
}

export const {
  documentsListed,
  documentOpened,
  documentShown,
  documentLeft,
  blokkRequested,
  blokkRouteFollowed,
  blokkSelected,
} = slice.actions;
export const doc = slice.reducer;
