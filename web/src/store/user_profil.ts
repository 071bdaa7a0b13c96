import { DEFAULT_HUMAN_LANG, type HumanLang } from '@kodestien/contract/language';
import { eachProfileItem } from '@kodestien/contract/profile/items';
import type { Player } from '@kodestien/contract/profile/player';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './session-events.ts';

/** The twelve profile fields of get_player. Anonymous visitors have the defaults and a language of their own. */
export type UserProfilState = Omit<Player, 'user'> & { user: Player['user'] | null };

const initialState: UserProfilState = {
  user: null,
  username_current: '',
  img_profil: '',
  ...eachProfileItem(() => ''),
  poeng: 0,
  human_lang: DEFAULT_HUMAN_LANG,
  api_tok: '',
  is_superuser: false,
};

const slice = createSlice({
  name: 'user_profil',
  initialState,
  reducers: {
    profileFetched: (_state, action: PayloadAction<Player>) => action.payload,
    /** Values found in local storage, at start or when another tab has written them. */
    profileRestored: (_state, action: PayloadAction<Partial<UserProfilState>>) => ({
      ...initialState,
      ...action.payload,
    }),
    profileEdited: (state, action: PayloadAction<Partial<Player>>) => ({ ...state, ...action.payload }),
    languageChosen: (state, action: PayloadAction<HumanLang>) => {
      state.human_lang = action.payload;
    },
  },
  extraReducers: (builder) => {
    // Another person may be signing in: nothing of the one before may show while the profile is on its way.
    builder.addCase(signedIn, (state) => ({ ...initialState, human_lang: state.human_lang }));
    builder.addCase(signedOut, () => initialState);
  },
});

export const { profileFetched, profileRestored, profileEdited, languageChosen } = slice.actions;
export const user_profil = slice.reducer;
