import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { connectApiClient } from '../api-client/environment.ts';
import { createStore } from '../store/store.ts';
import { memoryStorage } from './session/browser-storage.ts';
import { createSession } from './session/session.ts';
import { SessionContext } from './session/session-context.ts';
import { storedValues } from './session/stored-values.ts';
import { type UserContextValue, UserProvider, useUser } from './user-context.tsx';

const profile = {
  user: { id: 7, username: 'kari' },
  username_current: 'kari',
  img_profil: '/bilder/kari',
  human_lang: '_eng',
  is_superuser: true,
} as const;

connectApiClient({ fetch: async () => Response.json({}) });

/** A browser where someone may have been before, and what a component in it gets. */
function browser(isSignedIn: boolean) {
  const store = createStore();
  const stored = storedValues(memoryStorage());
  if (isSignedIn) {
    stored.storeTokens({ access: 'a', refresh: 'r' }, Date.now());
    stored.storeProfile(profile);
  }
  const session = createSession(store, stored);
  session.readStoredValues();
  const contexts: UserContextValue[] = [];
  function Component() {
    contexts.push(useUser());
    return null;
  }
  renderToString(
    <Provider store={store}>
      <SessionContext value={session}>
        <MemoryRouter>
          <UserProvider>
            <Component />
          </UserProvider>
        </MemoryRouter>
      </SessionContext>
    </Provider>,
  );
  return { store, context: contexts[0] };
}

test('every component knows who is here: user, is_superuser, img_profil, human_lang, and how to sign out', () => {
  const { context, store } = browser(true);
  expect(context).toEqual({
    user: { username: 'kari' },
    is_superuser: true,
    img_profil: '/bilder/kari',
    human_lang: '_eng',
    signout: expect.any(Function),
  });
  expect(store.getState().loading.session).toBe('signed_in');
  context?.signout();
  expect(store.getState()).toMatchObject({ loading: { session: 'anonymous' }, user_profil: { user: null } });
});

test('an anonymous visitor is no user, and reads Norwegian', () => {
  expect(browser(false).context).toMatchObject({ user: null, is_superuser: false, img_profil: '', human_lang: '_no' });
});
