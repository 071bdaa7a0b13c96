import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HeaderItem } from './header-item.ts';
import { layoutClass, windowResized } from './page_core.ts';

export type MobileDropdown = 'closed' | 'partly_shown' | 'open' | 'scrolled';

export type HeaderState = {
  is_visible: boolean;
  dropdown_is_down_global: boolean;
  /** Where the page stood (scroll position) when the dropdown was opened. */
  yy_init_val: number;
  /** The documents of the menu, each with its own expanded flag. */
  doc_item_mat: HeaderItem[];
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
function close(state: HeaderState): void {
  state.dropdown_is_down_global = false;
  state.dropdown_mobile_hele_r = 'closed';
  state.yy_init_val = 0;
  for (const item of state.doc_item_mat) item.expanded = false;
}

const slice = createSlice({
  name: 'header',
  initialState,
  reducers: {
    headerItemsListed: (state, action: PayloadAction<HeaderItem[]>) => {
      state.doc_item_mat = action.payload;
    },
    headerShown: (state) => {
      state.is_visible = true;
    },
    dropdownToggled: (state, action: PayloadAction<{ scrollY: number }>) => {
      if (state.dropdown_is_down_global) return close(state);
      state.dropdown_is_down_global = true;
      state.dropdown_mobile_hele_r = 'open';
      state.yy_init_val = action.payload.scrollY;
    },
    dropdownClosed: close,
    itemToggled: (state, action: PayloadAction<{ slug: string }>) => {
      const item = state.doc_item_mat.find(({ slug }) => slug === action.payload.slug);
      if (item) item.expanded = !item.expanded;
    },
    mobileDropdownMoved: (state, action: PayloadAction<MobileDropdown>) => {
      state.dropdown_mobile_hele_r = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(windowResized, (state, action) => {
      if (layoutClass(action.payload.width) === 'desktop') close(state);
    });
  },
});

export const { headerItemsListed, headerShown, dropdownToggled, dropdownClosed, itemToggled, mobileDropdownMoved } =
  slice.actions;
export const header = slice.reducer;
