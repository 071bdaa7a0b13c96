import './ui/base.css';
import 'messages:app';
import type { Middleware } from '@reduxjs/toolkit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from './app.tsx';
import { publicConfig } from './public-config.ts';
import { browserSession } from './session/browser-session.ts';
import { SessionContext } from './session/session-context.ts';
import { createStore } from './store/store.ts';

function start(middleware: Middleware[]): void {
  const store = createStore(middleware);
  const session = browserSession(store);
  const app = (
    <Provider store={store}>
      <SessionContext value={session}>
        <App />
      </SessionContext>
    </Provider>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  createRoot(root).render(publicConfig.strict_mode ? <StrictMode>{app}</StrictMode> : app);
  void session.start();
}

if (publicConfig.debug_log) {
  void import('./debug-log/start-debug-log.ts').then(({ startDebugLog }) => start([startDebugLog()]));
} else {
  start([]);
}
