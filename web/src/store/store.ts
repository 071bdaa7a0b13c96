import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { publicConfig } from '../public-config.ts';
import { account } from './account.ts';
import { crud } from './crud-state.ts';
import { doc } from './doc.ts';
import { header } from './header.ts';
import { loading } from './loading.ts';
import { page_core } from './page_core.ts';
import { path } from './path.ts';
import { user_profil } from './user_profil.ts';

const reducer = combineReducers({ loading, crud, header, path, page_core, user_profil, account, doc });

export type RootState = ReturnType<typeof reducer>;

/** `more` sees every action before the slices do. */
export function createStore(more: Middleware[] = []) {
  return configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(more),
    // The developer tools show every action, passwords being typed among them: only when debugging is requested.
    devTools: publicConfig.debug_log,
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
