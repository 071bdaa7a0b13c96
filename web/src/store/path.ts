import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the visitor is and came from; the path indicator reads it. */
export type PathState = {
  pathname: string;
  pathname_previous: string;
  /** What the page that begins with this address is called, where only the page itself knows: a class, a hand-in. */
  named: { at: string; label: string } | null;
};

/** From the address bar, so that the path is right in the very first picture. */
const initialState: PathState = {
  pathname: typeof location === 'undefined' ? '/' : location.pathname,
  pathname_previous: '',
  named: null,
};

const slice = createSlice({
  name: 'path',
  initialState,
  reducers: {
    navigated: (state, action: PayloadAction<{ pathname: string }>) => {
      if (action.payload.pathname === state.pathname) return;
      state.pathname_previous = state.pathname;
      state.pathname = action.payload.pathname;
    },
    placeNamed: (state, action: PayloadAction<{ at: string; label: string }>) => {
      state.named = action.payload;
    },
  },
});

export const { navigated, placeNamed } = slice.actions;
export const path = slice.reducer;
