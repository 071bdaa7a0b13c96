import { TOKEN_REFRESH_INTERVAL_MS } from '@kodestien/contract/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApiClient } from '../api-client/environment.ts';
import { createStore } from '../store/store.ts';
import { afterSignin } from './after-signin.ts';
import { memoryStorage } from './browser-storage.ts';
import { createSession } from './session.ts';
import { storedValues } from './stored-values.ts';

const kari = {
  user: { id: 7, username: 'kari' },
  username_current: 'kari',
  img_profil: '',
  full_name: '',
  email_public: '',
  bio_public: '',
  url_public: '',
  company_public: '',
  poeng: 0,
  human_lang: '_eng',
  api_tok: 'tok',
  is_superuser: false,
};

type Answers = Record<string, () => Response | Promise<Response>>;

/** A browser with nothing in it but a store, a storage and a server that answers as it is told. */
function browser(answers: Answers) {
  const calls: string[] = [];
  const store = createStore();
  const stored = storedValues(memoryStorage());
  const cleared = vi.fn();
  const session = createSession(store, stored, cleared);
  connectApiClient({
    fetch: async (address) => {
      const call = address.replace('/api/', '');
      calls.push(call);
      const answer = answers[call];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
    accessToken: () => stored.tokens()?.access ?? null,
    renewAccessToken: session.renewAccessToken,
  });
  return { session, store, stored, calls, cleared, state: () => store.getState() };
}

const refreshed = () => Response.json({ access: 'a2', refresh: 'r2' });
const profile = () => Response.json(kari);
const refused = (status: number) => () => Response.json({ status, code: 'session_ended', detail: '' }, { status });

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(async () => {
  // A refresh holds its lock until other tabs have been told; the next test must find it free.
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  log.mockClear();
  logError.mockClear();
});

test('a visitor without tokens is let in at once', async () => {
  const { session, state, calls } = browser({});
  await session.start();
  expect(state().loading).toMatchObject({ first_refresh: 'ended', session: 'anonymous' });
  expect(calls).toEqual([]);
});

test('a returning user is refreshed before anything is shown, and again after each interval', async () => {
  const { session, stored, state, calls } = browser({ 'token/refresh/': refreshed, 'get_player/': profile });
  stored.keepTokens({ access: 'a1', refresh: 'r1' }, 0);
  await session.start();
  expect(state().loading).toMatchObject({ first_refresh: 'ended', session: 'signed_in' });
  expect(stored.tokens()).toEqual({ access: 'a2', refresh: 'r2' });
  await vi.advanceTimersByTimeAsync(TOKEN_REFRESH_INTERVAL_MS + 1_000);
  expect(calls.filter((call) => call === 'token/refresh/')).toHaveLength(2);
});

test.each([400, 401, 404])(
  'a refresh refused with %i keeps what is stored and says that the session ended',
  async (s) => {
    const { session, stored, state } = browser({ 'token/refresh/': refused(s) });
    stored.keepTokens({ access: 'a1', refresh: 'r1' }, 0);
    stored.keepProfile({ ...kari, human_lang: '_eng' });
    await session.start();
    expect(state().loading).toMatchObject({ first_refresh: 'ended', session: 'ended' });
    expect(stored.tokens()).toEqual({ access: 'a1', refresh: 'r1' });
    expect(state().user_profil.username_current).toBe('kari');
    expect(log).toHaveBeenCalledWith('token refresh:', expect.stringContaining(String(s)));
  },
);

test('a refresh answered with any other status signs out', async () => {
  const { session, stored, state } = browser({ 'token/refresh/': refused(500) });
  const signedOut = vi.fn();
  session.onSignedOut(signedOut);
  stored.keepTokens({ access: 'a1', refresh: 'r1' }, 0);
  await session.start();
  expect(state().loading.session).toBe('anonymous');
  expect(stored.tokens()).toBeNull();
  expect(signedOut).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith('token refresh:', expect.stringContaining('500'));
});

test('someone who is offline stays signed in and is refreshed when the server answers again', async () => {
  const answers: Answers = {};
  const { session, stored, state } = browser(answers);
  stored.keepTokens({ access: 'a1', refresh: 'r1' }, 0);
  await session.start();
  expect(state().loading).toMatchObject({ first_refresh: 'ended', session: 'signed_in' });
  expect(stored.tokens()).toEqual({ access: 'a1', refresh: 'r1' });
  answers['token/refresh/'] = refreshed;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(stored.tokens()).toEqual({ access: 'a2', refresh: 'r2' });
});

test('a server that never answers does not keep the page empty', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const { session, stored, state } = browser({ 'token/refresh/': () => answer });
  stored.keepTokens({ access: 'a1', refresh: 'r1' }, 0);
  const started = session.start();
  expect(state().loading.first_refresh).toBe('pending');
  await vi.advanceTimersByTimeAsync(10_000);
  await started;
  expect(state().loading).toMatchObject({ first_refresh: 'ended', session: 'signed_in' });
  // The answer that does come at last counts, and lets go of the lock that the next test needs.
  resolve(refreshed());
  await vi.waitFor(() => expect(stored.tokens()?.access).toBe('a2'));
});

test('signing in keeps the tokens, fetches the profile and takes over its language', async () => {
  const { session, stored, state } = browser({
    'token/': () => Response.json({ access: 'a1', refresh: 'r1' }),
    'get_player/': profile,
  });
  await expect(session.signIn({ username: 'kari', password: 'hemmelig' })).resolves.toBe('kari');
  expect(stored.tokens()).toEqual({ access: 'a1', refresh: 'r1' });
  expect(stored.profile()).toEqual(kari);
  expect(state().user_profil.human_lang).toBe('_eng');
  expect(state().loading.session).toBe('signed_in');
});

test('signing in works even when the profile cannot be fetched, which is logged as an error', async () => {
  const { session, state } = browser({
    'token/': () => Response.json({ access: 'a1', refresh: 'r1' }),
    'get_player/': () => Response.json({ status: 500, code: 'internal', detail: '' }, { status: 500 }),
  });
  await expect(session.signIn({ username: 'kari', password: 'hemmelig' })).resolves.toBeNull();
  expect(state().loading.session).toBe('signed_in');
  expect(logError).toHaveBeenCalledWith('profile fetch:', expect.stringContaining('500'));
});

test('signing out clears everything at once and ends the session on the server behind it', async () => {
  const { session, stored, state, calls, cleared } = browser({ 'token/blacklist/': () => Response.json({}) });
  const signedOut = vi.fn();
  session.onSignedOut(signedOut);
  stored.keepTokens({ access: 'a1', refresh: 'r1' }, Date.now());
  stored.keepProfile({ ...kari, human_lang: '_eng' });
  session.readStoredValues();
  session.signOut();
  expect(stored.tokens()).toBeNull();
  expect(stored.profile()).toEqual({});
  expect(state().user_profil).toMatchObject({ user: null, human_lang: '_no' });
  expect(cleared).toHaveBeenCalledOnce();
  expect(signedOut).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(calls).toContain('token/blacklist/'));
});

test('signing out in one tab signs out in the others', () => {
  const { session, stored, state } = browser({});
  const signedOut = vi.fn();
  session.onSignedOut(signedOut);
  stored.keepTokens({ access: 'a1', refresh: 'r1' }, Date.now());
  session.readStoredValues();
  expect(state().loading.session).toBe('signed_in');
  stored.clear();
  session.readStoredValues();
  expect(state().loading.session).toBe('anonymous');
  expect(signedOut).toHaveBeenCalledOnce();
});

test('a refresh whose answer comes after signing out does not sign in again', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const { session, stored, state } = browser({ 'token/refresh/': () => answer });
  stored.keepTokens({ access: 'a1', refresh: 'r1' }, 0);
  const started = session.start();
  await vi.waitFor(() => expect(state().loading.session).toBe('signed_in'));
  session.signOut();
  resolve(refreshed());
  await started;
  expect(stored.tokens()).toBeNull();
  expect(state().loading.session).toBe('anonymous');
});

test('several calls refused at once share one refresh', async () => {
  const { session, stored, calls } = browser({ 'token/refresh/': refreshed });
  stored.keepTokens({ access: 'a1', refresh: 'r1' }, 0);
  const renewed = await Promise.all([1, 2, 3].map(() => session.renewAccessToken('a1')));
  expect(renewed).toEqual(['a2', 'a2', 'a2']);
  expect(calls).toEqual(['token/refresh/']);
});

test('after sign-up nobody is signed in, and the language that was chosen stays', () => {
  const { session, stored, state } = browser({ 'token/blacklist/': () => Response.json({}) });
  stored.keepTokens({ access: 'a1', refresh: 'r1' }, Date.now());
  session.readStoredValues();
  session.signedUp('_eng');
  expect(stored.tokens()).toBeNull();
  expect(state().loading.session).toBe('anonymous');
  expect(state().user_profil.human_lang).toBe('_eng');
  expect(stored.profile()).toEqual({ human_lang: '_eng' });
});

test('choosing a language tells the server when somebody is signed in', async () => {
  const { session, stored, calls, state } = browser({ user_profil_human_lang: () => Response.json({}) });
  await expect(session.chooseLanguage('_eng')).resolves.toBe(true);
  expect(calls).toEqual([]);
  stored.keepTokens({ access: 'a1', refresh: 'r1' }, Date.now());
  session.readStoredValues();
  await expect(session.chooseLanguage('_no')).resolves.toBe(true);
  expect(calls).toEqual(['user_profil_human_lang']);
  expect(state().user_profil.human_lang).toBe('_no');
});

test('where one goes after signing in is a setting', () => {
  expect(afterSignin('profile', 'kari')).toBe('/profil_disp/kari');
  expect(afterSignin('root', 'kari')).toBe('/');
  expect(afterSignin('profile', null)).toBe('/');
});

test('a change of the profile shows at once and is still there at the next visit', async () => {
  const { session, stored, state } = browser({ 'token/': refreshed, 'get_player/': profile });
  await session.signIn({ username: 'kari', password: 'hemmelig1' });
  session.editProfile({ full_name: 'Kari', img_profil: '/bilder/ny' });
  expect(state().user_profil).toMatchObject({ full_name: 'Kari', img_profil: '/bilder/ny', api_tok: 'tok' });
  expect(stored.profile()).toMatchObject({ full_name: 'Kari', img_profil: '/bilder/ny' });
});

test('whoever leaves the account is signed out and goes on in the same language', async () => {
  const { session, stored, state } = browser({ 'token/': refreshed, 'get_player/': profile });
  const signedOut = vi.fn();
  session.onSignedOut(signedOut);
  await session.signIn({ username: 'kari', password: 'hemmelig1' });
  session.leaveAccount();
  expect(stored.tokens()).toBeNull();
  expect(state().loading.session).toBe('anonymous');
  expect(state().user_profil).toMatchObject({ user: null, human_lang: '_eng' });
  // Where to go from here is for the page to say.
  expect(signedOut).not.toHaveBeenCalled();
});
