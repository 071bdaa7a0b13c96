import { combineReducers, configureStore, isAction, type Middleware } from '@reduxjs/toolkit';
import { debugLog, withoutSecrets } from '../debug-log.ts';
import { publicConfig } from '../public-config.ts';
import { account } from './account.ts';
import { crud } from './crud.ts';
import { doc } from './doc.ts';
import { header } from './header.ts';
import { loading } from './loading.ts';
import { page_core } from './page_core.ts';
import { path } from './path.ts';
import { user_profil } from './user_profil.ts';

const reducer = combineReducers({ loading, crud, header, path, page_core, user_profil, account, doc });

export type RootState = ReturnType<typeof reducer>;

const logActions: Middleware = () => (next) => (action) => {
  if (isAction(action)) debugLog('action', ...withoutSecrets(action));
  return next(action);
};

export function createStore() {
  return configureStore({
    reducer,
    middleware: (defaults) => (publicConfig.debug_log ? defaults().concat(logActions) : defaults()),
    // The developer tools show every action, passwords being typed among them: only when debugging is asked for.
    devTools: publicConfig.debug_log,
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
