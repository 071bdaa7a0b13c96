import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HeaderItem } from './header-item.ts';

/** The document in view and the block of it that was asked for (specification point 3). */
export type DocState = {
  doc_slug: string;
  doc_current: HeaderItem | null;
  doc_arr: HeaderItem[];
  blokk_slug: string;
  blokk_index: number | null;
  blokk_link: string;
  blokk_selected_index: number | null;
  url_frontend_route: string;
  /** Raised when a block link has led to another document. */
  doc_changed: boolean;
};

const initialState: DocState = {
  doc_slug: '',
  doc_current: null,
  doc_arr: [],
  blokk_slug: '',
  blokk_index: null,
  blokk_link: '',
  blokk_selected_index: null,
  url_frontend_route: '',
  doc_changed: false,
};

const slice = createSlice({
  name: 'doc',
  initialState,
  reducers: {
    documentsListed: (state, action: PayloadAction<HeaderItem[]>) => {
      state.doc_arr = action.payload;
      state.doc_current = findDocument(action.payload, state.doc_slug);
    },
    documentOpened: (state, action: PayloadAction<{ slug: string; route: string }>) => {
      const { slug, route } = action.payload;
      if (slug !== state.doc_slug) {
        state.blokk_slug = '';
        state.blokk_index = null;
        state.blokk_link = '';
        state.blokk_selected_index = null;
      }
      state.doc_slug = slug;
      state.doc_current = findDocument(state.doc_arr, slug);
      state.url_frontend_route = route;
      state.doc_changed = false;
    },
    /** A block was named in the address; its place in the document is not known yet. */
    blokkRequested: (state, action: PayloadAction<{ doc_slug: string; blokk_slug: string; route: string }>) => {
      const { doc_slug, blokk_slug, route } = action.payload;
      state.doc_slug = doc_slug;
      state.doc_current = findDocument(state.doc_arr, doc_slug);
      state.blokk_slug = blokk_slug;
      state.blokk_index = null;
      state.blokk_selected_index = null;
      state.blokk_link = route;
      state.url_frontend_route = route;
      state.doc_changed = true;
    },
    blokkLinkFollowed: (state, action: PayloadAction<{ slug: string; index: number; link: string; route: string }>) => {
      const { slug, index, link, route } = action.payload;
      state.blokk_slug = slug;
      state.blokk_index = index;
      state.blokk_selected_index = index;
      state.blokk_link = link;
      state.url_frontend_route = route;
      state.doc_changed = true;
    },
    blokkSelected: (state, action: PayloadAction<{ index: number }>) => {
      state.blokk_selected_index = action.payload.index;
    },
  },
});

function findDocument(documents: HeaderItem[], slug: string): HeaderItem | null {
  return documents.find((document) => document.slug === slug) ?? null;
}

export const { documentsListed, documentOpened, blokkRequested, blokkLinkFollowed, blokkSelected } = slice.actions;
export const doc = slice.reducer;
