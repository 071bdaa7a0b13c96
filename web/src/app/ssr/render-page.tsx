import 'messages:app';
import type { HumanLang } from '@kodestien/contract/language';
import type { PublicConfig } from '@kodestien/contract/public-config';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createPath, type Navigator, Router } from 'react-router';
import { memoryStorage } from '../../account/session/browser-storage.ts';
import { createSession } from '../../account/session/session.ts';
import { SessionContext } from '../../account/session/session-context.ts';
import { storedValues } from '../../account/session/stored-values.ts';
import { loadHeaderList } from '../../lesson/document/header-list.ts';
import { givePageData } from '../../lesson/document/page-data.ts';
import { forgetDocuments, takeDocumentOfPage } from '../../lesson/document/use-document.ts';
import { preloadBlocks } from '../../lesson/learning/lazy-block.tsx';
import { publicConfig } from '../../public-config.ts';
import { navigated } from '../../store/path.ts';
import { createStore } from '../../store/store.ts';
import { languageChosen } from '../../store/user_profil.ts';
import { App } from '../app.tsx';
import { preloadPage } from '../routes.tsx';

/** What the server renders a page from: the address, and the data blocks that it also writes into the page. */
export type PageToRender = {
  path: string;
  lang: HumanLang;
  config: PublicConfig;
  data: Readonly<Record<string, unknown>>;
};

/**
 * The page as a visitor's browser would first render it. Runs on the server, on the very components of the web app: what
 * they read from the page or keep in memory is given here for one render, which nothing else can come in between of.
 */
export async function renderPage({ path, lang, config, data }: PageToRender): Promise<string> {
  await Promise.all([preloadPage(path), preloadBlocks()]);
  Object.assign(publicConfig, config);
  givePageData(data);
  takeDocumentOfPage();
  try {
    const store = createStore();
    const session = createSession(store, storedValues(memoryStorage()));
    void session.start();
    store.dispatch(languageChosen(lang));
    store.dispatch(navigated({ pathname: path }));
    void store.dispatch(loadHeaderList());
    const html = renderToString(
      <Provider store={store}>
        <SessionContext value={session}>
          <Router location={path} navigator={STILL} static>
            <App />
          </Router>
        </SessionContext>
      </Provider>,
    );
    // React leaves out what throws, for the browser to try again. Half a page is no page.
    if (html.includes(GAVE_UP)) throw new Error('A component cannot be rendered on the server');
    return html;
  } finally {
    forgetDocuments();
    givePageData(null);
  }
}

const GAVE_UP = '<!--$!-->';

/** Nobody goes anywhere while a page is rendered. */
const STILL: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: () => {},
  replace: () => {},
};
