import { BREAKPOINT_MOBILE, BREAKPOINT_MOBILE_COMPACT, BREAKPOINT_TABLET } from '@kodestien/contract/limits';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type LayoutClass = 'mobile' | 'tablet' | 'desktop';

/** The size and place of the window, as the layout needs them. */
export type PageCoreState = {
  layout: LayoutClass;
  /** A phone so narrow (530 px) that the path indicator shows only the last two places. */
  is_compact: boolean;
  window_width: number;
  window_height: number;
  scroll_y: number;
};

export function layoutClass(width: number): LayoutClass {
  if (width <= BREAKPOINT_MOBILE) return 'mobile';
  return width <= BREAKPOINT_TABLET ? 'tablet' : 'desktop';
}

const initialState: PageCoreState = {
  layout: 'desktop',
  is_compact: false,
  window_width: 0,
  window_height: 0,
  scroll_y: 0,
};

const slice = createSlice({
  name: 'page_core',
  initialState,
  reducers: {
    windowResized: (state, action: PayloadAction<{ width: number; height: number }>) => {
      const { width, height } = action.payload;
      state.layout = layoutClass(width);
      state.is_compact = width <= BREAKPOINT_MOBILE_COMPACT;
      state.window_width = width;
      state.window_height = height;
    },
    pageScrolled: (state, action: PayloadAction<number>) => {
      state.scroll_y = action.payload;
    },
  },
});

export const { windowResized, pageScrolled } = slice.actions;
export const page_core = slice.reducer;
