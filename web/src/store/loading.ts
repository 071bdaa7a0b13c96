import { createSlice } from '@reduxjs/toolkit';
import {
  profileFailed,
  profileRequested,
  sessionEnded,
  sessionRefreshed,
  sessionRestored,
  signedIn,
  signedOut,
} from './session-events.ts';
import { profileFetched } from './user_profil.ts';

export type LoadingState = {
  /** Nothing is rendered before the first refresh attempt has ended. */
  first_refresh: 'pending' | 'ended';
  session: 'anonymous' | 'signed_in' | 'ended';
  /** The profile of anyone who is signed in. `retrying` after a failure, so that the page goes on telling of it. */
  profile: 'idle' | 'loading' | 'loaded' | 'failed' | 'retrying';
  header_list: 'idle' | 'loading' | 'loaded' | 'failed';
};

const initialState: LoadingState = {
  first_refresh: 'pending',
  session: 'anonymous',
  profile: 'idle',
  header_list: 'idle',
};

const slice = createSlice({
  name: 'loading',
  initialState,
  reducers: {
    firstRefreshEnded: (state) => {
      state.first_refresh = 'ended';
    },
    headerListRequested: (state) => {
      state.header_list = 'loading';
    },
    headerListArrived: (state) => {
      state.header_list = 'loaded';
    },
    headerListFailed: (state) => {
      state.header_list = 'failed';
    },
  },
  extraReducers: (builder) => {
    for (const event of [signedIn, sessionRefreshed, sessionRestored]) {
      builder.addCase(event, (state) => {
        state.session = 'signed_in';
      });
    }
    builder.addCase(sessionEnded, (state) => {
      state.session = 'ended';
    });
    builder.addCase(signedOut, (state) => {
      state.session = 'anonymous';
      state.profile = 'idle';
    });
    builder.addCase(profileRequested, (state) => {
      const hasFailed = state.profile === 'failed' || state.profile === 'retrying';
      state.profile = hasFailed ? 'retrying' : 'loading';
    });
    builder.addCase(profileFetched, (state) => {
      state.profile = 'loaded';
    });
    builder.addCase(profileFailed, (state) => {
      state.profile = 'failed';
    });
  },
});

export const { firstRefreshEnded, headerListRequested, headerListArrived, headerListFailed } = slice.actions;
export const loading = slice.reducer;
