import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './session-events.ts';

export type Beskrivelse = { id: number; txt: string };
export type Kommentar = { id: number; username: string; txt: string; created_at: number };

/** Descriptions and comments of the block in view, and which of them is being edited or deleted. */
export type CrudState = {
  beskrivelse_arr: Beskrivelse[];
  kommentar_arr: Kommentar[];
  is_edit: boolean;
  is_delete: boolean;
  selected_id: number | null;
};

const initialState: CrudState = {
  beskrivelse_arr: [],
  kommentar_arr: [],
  is_edit: false,
  is_delete: false,
  selected_id: null,
};

function settle(state: CrudState): void {
  state.is_edit = false;
  state.is_delete = false;
  state.selected_id = null;
}

const slice = createSlice({
  name: 'crud',
  initialState,
  reducers: {
    blokkTextsListed: (state, action: PayloadAction<Pick<CrudState, 'beskrivelse_arr' | 'kommentar_arr'>>) => {
      settle(state);
      state.beskrivelse_arr = action.payload.beskrivelse_arr;
      state.kommentar_arr = action.payload.kommentar_arr;
    },
    editStarted: (state, action: PayloadAction<{ id: number }>) => {
      state.is_edit = true;
      state.is_delete = false;
      state.selected_id = action.payload.id;
    },
    deleteAsked: (state, action: PayloadAction<{ id: number }>) => {
      state.is_edit = false;
      state.is_delete = true;
      state.selected_id = action.payload.id;
    },
    editOrDeleteEnded: settle,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, settle);
  },
});

export const { blokkTextsListed, editStarted, deleteAsked, editOrDeleteEnded } = slice.actions;
export const crud = slice.reducer;
