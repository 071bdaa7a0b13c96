import '../ui/base.css';
import 'messages:app';
import type { Middleware } from '@reduxjs/toolkit';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { browserSession } from '../account/session/browser-session.ts';
import { SessionContext } from '../account/session/session-context.ts';
import { windowMeasured } from '../layout/use-window-layout.ts';
import { loadHeaderList } from '../lesson/document/header-list.ts';
import { publicConfig } from '../public-config.ts';
import { createStore } from '../store/store.ts';
import { App } from './app.tsx';
import { BrowserRouter } from './browser-router.tsx';
import { takeEarlyInput } from './ssr/early-input.ts';
import { finishedPage } from './ssr/finished-page.ts';

async function start(middleware: Middleware[]): Promise<void> {
  // The newest of what is added: a browser that has these has all of it, and does not fetch it.
  if (!('withResolvers' in Promise && 'any' in AbortSignal && 'canParse' in URL)) await import('./newer-methods.ts');
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  const store = createStore(middleware);
  const session = browserSession(store);
  // At once for a visitor without tokens; the page is empty until then.
  void session.start();
  void store.dispatch(loadHeaderList());
  const isTakenOver = await finishedPage(root, store.getState()).isReadyToTakeOver();
  const serverState = store.getState();
  store.dispatch(windowMeasured());
  const parts = (
    <Provider store={store} {...(isTakenOver && { serverState })}>
      <SessionContext value={session}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </SessionContext>
    </Provider>
  );
  const app = publicConfig.strict_mode ? <StrictMode>{parts}</StrictMode> : parts;
  const early = takeEarlyInput(root);
  if (isTakenOver) {
    // In short pieces: the page can be read already, and a press in between is answered at once.
    startTransition(() => void hydrateRoot(root, app));
    early.repeat();
    return;
  }
  // In one go, so that no empty page is seen between the two.
  root.replaceChildren();
  flushSync(() => createRoot(root).render(app));
}

if (document.documentElement.hasAttribute('data-old-browser')) {
  // The page can be read as it came, and says why nothing in it runs. See before-paint.js.
} else if (publicConfig.debug_log) {
  void import('./debug-log/start-debug-log.ts').then(({ startDebugLog }) => start([startDebugLog()]));
} else if (document.querySelector('#root:empty')) {
  // Before the page counts as loaded: then a browser that reloads it brings the reader back to their place.
  void start([]);
} else {
  // A finished page can be read. In a task of its own: reading all this code was one, and anyone who has pressed something
  // waits for both.
  setTimeout(() => void start([]));
}
