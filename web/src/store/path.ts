import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the visitor is and came from; the path indicator reads it. */
export type PathState = { pathname: string; pathname_previous: string };

const initialState: PathState = { pathname: '/', pathname_previous: '' };

const slice = createSlice({
  name: 'path',
  initialState,
  reducers: {
    navigated: (state, action: PayloadAction<{ pathname: string }>) => {
      if (action.payload.pathname === state.pathname) return;
      state.pathname_previous = state.pathname;
      state.pathname = action.payload.pathname;
    },
  },
});

export const { navigated } = slice.actions;
export const path = slice.reducer;
