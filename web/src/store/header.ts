import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HeaderItem } from './header-item.ts';
import { type MobileDropdown, movedTo, openedAt, type PageStand } from './mobile-dropdown.ts';
import { layoutClass, windowResized } from './page_core.ts';

export type HeaderState = {
  /** False until the list of documents has come (or failed to) and the short delay after it is over. */
  is_visible: boolean;
  /** Something is folded out below the header: the menu behind the burger, or on a desktop at least one group. */
  dropdown_is_down_global: boolean;
  /** Where the page stood (scroll position) when the menu behind the burger was opened. */
  yy_init_val: number;
  /** The menu as a matrix: a row for each document, its children the columns, its `expanded` flag saying if they show. */
  doc_item_mat: HeaderItem[];
  /** How much of the menu behind the burger shows. A desktop has no such menu: there it is always closed. */
  dropdown_mobile_hele_r: MobileDropdown;
};

const initialState: HeaderState = {
  is_visible: false,
  dropdown_is_down_global: false,
  yy_init_val: 0,
  doc_item_mat: [],
  dropdown_mobile_hele_r: 'closed',
};

/** Closing folds every item too, so that the menu opens the same way each time. */
function reset(state: HeaderState): void {
  state.dropdown_is_down_global = false;
  state.dropdown_mobile_hele_r = 'closed';
  state.yy_init_val = 0;
  for (const item of state.doc_item_mat) item.expanded = false;
}

function toggle(state: HeaderState, slug: string): void {
  const item = state.doc_item_mat.find((one) => one.slug === slug);
  if (item) item.expanded = !item.expanded;
}

const slice = createSlice({
  name: 'header',
  initialState,
  reducers: {
    /** The documents of the menu have come. All of them start folded. */
    headerItemsListed: (state, action: PayloadAction<HeaderItem[]>) => {
      state.doc_item_mat = action.payload.map((item) => ({ ...item, expanded: false }));
    },
    headerShown: (state) => {
      state.is_visible = true;
    },
    /** The burger was pressed. */
    dropdownToggled: (state, action: PayloadAction<PageStand>) => {
      if (state.dropdown_is_down_global) return reset(state);
      state.dropdown_is_down_global = true;
      state.dropdown_mobile_hele_r = openedAt(action.payload);
      state.yy_init_val = action.payload.scrollY;
    },
    dropdownClosed: reset,
    /** All of the menu was requested, or all of it turned out to have room; it counts as opened here. */
    dropdownUnfolded: (state, action: PayloadAction<{ scrollY: number }>) => {
      if (state.dropdown_mobile_hele_r === 'closed') return;
      state.dropdown_mobile_hele_r = 'open';
      state.yy_init_val = action.payload.scrollY;
    },
    /** The page was scrolled, or the window has another height. */
    dropdownMoved: (state, action: PayloadAction<PageStand>) => {
      state.dropdown_mobile_hele_r = movedTo(state.dropdown_mobile_hele_r, state.yy_init_val, action.payload);
    },
    /** A group in the menu behind the burger. Folding it out needs room, so the menu opens wholly. */
    itemToggled: (state, action: PayloadAction<{ slug: string }>) => {
      toggle(state, action.payload.slug);
      state.dropdown_mobile_hele_r = 'open';
    },
    /** A group of the desktop's menu: it is on its own, so the dropdown is down as long as any of them is. */
    groupToggled: (state, action: PayloadAction<{ slug: string }>) => {
      toggle(state, action.payload.slug);
      state.dropdown_is_down_global = state.doc_item_mat.some(({ expanded }) => expanded);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(windowResized, (state, action) => {
      const isDesktopNow = layoutClass(action.payload.width) === 'desktop';
      const isMobileMenu = state.dropdown_mobile_hele_r !== 'closed';
      // What was opened in one layout does not belong in the other.
      if (isDesktopNow === isMobileMenu) reset(state);
    });
  },
});

export const {
  headerItemsListed,
  headerShown,
  dropdownToggled,
  dropdownClosed,
  dropdownUnfolded,
  dropdownMoved,
  itemToggled,
  groupToggled,
} = slice.actions;
export const header = slice.reducer;
