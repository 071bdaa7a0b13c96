import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './session-events.ts';
import { profileEdited, profileFetched } from './user_profil.ts';

/** Specification point 4: an update was requested, went well, or went wrong. */
export type UpdateFlags = { clicked: boolean; success: boolean; fail: boolean };

export type AccountState = {
  username: string;
  password: string;
  confirmation: string;
  api_tok: string;
  username_update: UpdateFlags;
  password_update: UpdateFlags;
};

const idle: UpdateFlags = { clicked: false, success: false, fail: false };
const clicked: UpdateFlags = { clicked: true, success: false, fail: false };
const succeeded: UpdateFlags = { clicked: false, success: true, fail: false };
const failed: UpdateFlags = { clicked: false, success: false, fail: true };

const initialState: AccountState = {
  username: '',
  password: '',
  confirmation: '',
  api_tok: '',
  username_update: idle,
  password_update: idle,
};

const slice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    usernameEdited: (state, action: PayloadAction<string>) => {
      state.username = action.payload;
    },
    passwordEdited: (state, action: PayloadAction<string>) => {
      state.password = action.payload;
    },
    confirmationEdited: (state, action: PayloadAction<string>) => {
      state.confirmation = action.payload;
    },
    /** A form was left or has done its work: passwords do not linger. */
    accountFormLeft: (state) => ({
      ...initialState,
      api_tok: state.api_tok,
      // Shown on the sign-in page, which comes after the form where the name was changed.
      username_update: state.username_update.success ? succeeded : idle,
    }),
    usernameUpdateClicked: (state) => {
      state.username_update = clicked;
    },
    usernameUpdateSucceeded: (state) => {
      state.username_update = succeeded;
    },
    usernameUpdateFailed: (state) => {
      state.username_update = failed;
    },
    passwordUpdateClicked: (state) => {
      state.password_update = clicked;
    },
    passwordUpdateSucceeded: (state) => {
      state.password_update = succeeded;
      state.password = '';
      state.confirmation = '';
    },
    passwordUpdateFailed: (state) => {
      state.password_update = failed;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(profileFetched, (state, action) => {
      state.api_tok = action.payload.api_tok;
    });
    builder.addCase(profileEdited, (state, action) => {
      state.api_tok = action.payload.api_tok ?? state.api_tok;
    });
    builder.addCase(signedIn, () => initialState);
    builder.addCase(signedOut, () => initialState);
  },
});

export const {
  usernameEdited,
  passwordEdited,
  confirmationEdited,
  accountFormLeft,
  usernameUpdateClicked,
  usernameUpdateSucceeded,
  usernameUpdateFailed,
  passwordUpdateClicked,
  passwordUpdateSucceeded,
  passwordUpdateFailed,
} = slice.actions;
export const account = slice.reducer;
