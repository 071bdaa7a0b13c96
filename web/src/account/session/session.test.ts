import { TOKEN_REFRESH_INTERVAL_MS } from '@kodestien/contract/limits';
import { eachProfileItem } from '@kodestien/contract/profile/items';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectApiClient } from '../../api-client/environment.ts';
import { createStore } from '../../store/store.ts';
import { memoryStorage } from './browser-storage.ts';
import { createSession } from './session.ts';
import { storedValues } from './stored-values.ts';

const kari = {
  user: { id: 7, username: 'kari' },
  username_current: 'kari',
  img_profil: '',
  ...eachProfileItem(() => ''),
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
  const storage = memoryStorage();
  const stored = storedValues(storage);
  const cleared = vi.fn();
  const session = createSession(store, stored, cleared);
  connectApiClient({
    fetch: async (address, { signal }) => {
      const call = address.replace('/api/', '');
      calls.push(call);
      const answer = answers[call];
      if (!answer) throw new TypeError('Failed to fetch');
      const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      return Promise.race([answer(), aborted]);
    },
    accessToken: () => stored.tokens()?.access ?? null,
    renewAccessToken: session.renewAccessToken,
  });
  return { session, store, stored, storage, calls, cleared, state: () => store.getState() };
}

const accessOf = (user_id: number) => `x.${btoa(JSON.stringify({ user_id }))}.x`;
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
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, 0);
  await session.start();
  expect(state().loading).toMatchObject({ first_refresh: 'ended', session: 'signed_in' });
  expect(stored.tokens()).toEqual({ access: 'a2', refresh: 'r2' });
  await vi.advanceTimersByTimeAsync(TOKEN_REFRESH_INTERVAL_MS + 1_000);
  expect(calls.filter((call) => call === 'token/refresh/')).toHaveLength(2);
});

test.each([400, 401, 404])(
  'a refresh refused with %i is logged, keeps what is stored and says that the session ended',
  async (s) => {
    const { session, stored, state } = browser({ 'token/refresh/': refused(s) });
    stored.storeTokens({ access: 'a1', refresh: 'r1' }, 0);
    stored.storeProfile({ ...kari, human_lang: '_eng' });
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
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, 0);
  await session.start();
  expect(state().loading.session).toBe('anonymous');
  expect(stored.tokens()).toBeNull();
  expect(signedOut).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith('token refresh:', expect.stringContaining('500'));
});

test('someone who is offline stays signed in and is refreshed when the server answers again', async () => {
  const answers: Answers = {};
  const { session, stored, state } = browser(answers);
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, 0);
  await session.start();
  expect(state().loading).toMatchObject({ first_refresh: 'ended', session: 'signed_in' });
  expect(stored.tokens()).toEqual({ access: 'a1', refresh: 'r1' });
  answers['token/refresh/'] = refreshed;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(stored.tokens()).toEqual({ access: 'a2', refresh: 'r2' });
});

test('a first refresh without an answer is given up after 10 s and counts as offline', async () => {
  const { promise: never } = Promise.withResolvers<Response>();
  const answers: Answers = { 'token/refresh/': () => never, 'get_player/': profile };
  const { session, stored, state, calls } = browser(answers);
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, 0);
  const started = session.start();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(state().loading.first_refresh).toBe('pending');
  await vi.advanceTimersByTimeAsync(1_000);
  await started;
  expect(state().loading).toMatchObject({ first_refresh: 'ended', session: 'signed_in' });
  expect(stored.tokens()).toEqual({ access: 'a1', refresh: 'r1' });
  // It was aborted, so the next try does not wait for it; then the profile comes too.
  answers['token/refresh/'] = refreshed;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(calls).toEqual(['token/refresh/', 'token/refresh/', 'get_player/']);
  expect(stored.tokens()?.access).toBe('a2');
  expect(state().user_profil.username_current).toBe('kari');
});

test('a first refresh that waits for another tab is given up after 10 s too', async () => {
  const other = Promise.withResolvers<void>();
  void navigator.locks.request('kodestien-refresh', () => other.promise);
  const { session, stored, state, calls } = browser({ 'token/refresh/': refreshed });
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, 0);
  const started = session.start();
  await vi.advanceTimersByTimeAsync(10_000);
  await started;
  other.resolve();
  expect(calls).toEqual([]);
  expect(state().loading).toMatchObject({ first_refresh: 'ended', session: 'signed_in' });
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

test('nobody is signed in when the browser has no room for the tokens', async () => {
  const { session, storage, state } = browser({ 'token/': refreshed, 'get_player/': profile });
  vi.spyOn(storage, 'setItem').mockImplementation((name) => {
    if (name === 'refresh') throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(session.signIn({ username: 'kari', password: 'hemmelig' })).rejects.toThrow('full');
  expect(state().loading.session).toBe('anonymous');
});

test('signing in keeps the tokens and all twelve profile fields in local storage, each under its name', async () => {
  const player = { ...kari, full_name: 'Kari Nordmann', poeng: 12, is_superuser: true };
  const { session, storage, state } = browser({ 'token/': refreshed, 'get_player/': () => Response.json(player) });
  await session.signIn({ username: 'kari', password: 'hemmelig' });
  const { user, ...plain } = player;
  const stored = Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, String(value)]));
  const names = [...Object.keys(player), 'access', 'refresh'];
  expect(Object.keys(player).sort()).toEqual(Object.keys(state().user_profil).sort());
  expect(Object.fromEntries(names.map((name) => [name, storage.getItem(name)]))).toEqual({
    ...stored,
    user: JSON.stringify(user),
    access: 'a2',
    refresh: 'r2',
  });
});

describe('a profile that cannot be fetched at sign-in', () => {
  const broken = () => Response.json({ status: 500, code: 'internal', detail: '' }, { status: 500 });

  test('is logged as an error and shown, and the person is signed in all the same', async () => {
    const { session, state } = browser({ 'token/': refreshed, 'get_player/': broken });
    await expect(session.signIn({ username: 'kari', password: 'hemmelig' })).resolves.toBeNull();
    expect(state().loading).toMatchObject({ session: 'signed_in', profile: 'failed' });
    expect(logError).toHaveBeenCalledWith('profile fetch:', expect.stringContaining('500'));
  });

  test('comes when the person tries again, and by itself when the page wakes or the tokens are renewed', async () => {
    const answers: Answers = { 'token/': refreshed, 'token/refresh/': refreshed, 'get_player/': broken };
    const { session, state, calls } = browser(answers);
    await session.signIn({ username: 'kari', password: 'hemmelig' });
    const again = session.fetchProfile();
    expect(state().loading.profile).toBe('retrying');
    await expect(again).resolves.toBeNull();
    session.wake();
    await vi.waitFor(() => expect(calls.filter((call) => call === 'get_player/')).toHaveLength(3));
    await vi.waitFor(() => expect(state().loading.profile).toBe('failed'));
    answers['get_player/'] = profile;
    await vi.advanceTimersByTimeAsync(TOKEN_REFRESH_INTERVAL_MS + 1_000);
    expect(state().loading.profile).toBe('loaded');
    expect(state().user_profil.username_current).toBe('kari');
    session.wake();
    expect(calls.filter((call) => call === 'get_player/')).toHaveLength(4);
  });

  test('is fetched by another tab, which has the tokens and no profile', async () => {
    const { session, stored, state } = browser({ 'get_player/': profile });
    stored.storeTokens({ access: 'a1', refresh: 'r1' }, Date.now());
    session.readStoredValues();
    await vi.waitFor(() => expect(state().user_profil.username_current).toBe('kari'));
  });

  test('is no longer expected once the person has signed out', async () => {
    const { session, state, calls } = browser({ 'token/': refreshed, 'get_player/': broken });
    await session.signIn({ username: 'kari', password: 'hemmelig' });
    session.signOut();
    session.wake();
    expect(state().loading).toMatchObject({ session: 'anonymous', profile: 'idle' });
    expect(calls.filter((call) => call === 'get_player/')).toHaveLength(1);
  });
});

test('a profile that comes after someone else has signed in is not theirs', async () => {
  const late = Promise.withResolvers<Response>();
  const { session, stored, state } = browser({ 'get_player/': () => late.promise });
  stored.storeTokens({ access: accessOf(7), refresh: 'r1' }, Date.now());
  session.readStoredValues();
  // Another tab signs out and in as someone else.
  stored.storeTokens({ access: accessOf(8), refresh: 'r8' }, Date.now());
  late.resolve(profile());
  await vi.advanceTimersByTimeAsync(10);
  expect(state().user_profil.user).toBeNull();
  expect(stored.profile()).toEqual({});
});

test('what is not saved yet is saved with the token that is about to go, and only then does the session end', async () => {
  const { session, stored, calls } = browser({ 'token/blacklist/': () => Response.json({}) });
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, Date.now());
  session.readStoredValues();
  const saved = Promise.withResolvers<void>();
  const seen: unknown[] = [];
  session.onLeaving((canSave) => {
    seen.push(canSave, stored.tokens()?.access);
    return saved.promise;
  });
  session.signOut();
  expect(seen).toEqual([true, 'a1']);
  expect(stored.tokens()).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(calls).not.toContain('token/blacklist/');
  saved.resolve();
  await vi.waitFor(() => expect(calls).toContain('token/blacklist/'));
});

test('a save that never ends does not keep the session alive', async () => {
  const { session, stored, calls } = browser({ 'token/blacklist/': () => Response.json({}) });
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, Date.now());
  session.readStoredValues();
  session.onLeaving(() => new Promise(() => {}));
  session.signOut();
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toContain('token/blacklist/');
});

test('what one person began is not tried again with the token of the next', async () => {
  const { session, stored } = browser({});
  stored.storeTokens({ access: accessOf(8), refresh: 'r8' }, Date.now());
  expect(await session.renewAccessToken(accessOf(7))).toBeNull();
});

test('signing out clears everything at once and ends the session on the server behind it', async () => {
  const { session, stored, state, calls, cleared } = browser({ 'token/blacklist/': () => Response.json({}) });
  const signedOut = vi.fn();
  session.onSignedOut(signedOut);
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, Date.now());
  stored.storeProfile({ ...kari, human_lang: '_eng' });
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
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, Date.now());
  session.readStoredValues();
  expect(state().loading.session).toBe('signed_in');
  stored.clear();
  session.readStoredValues();
  expect(state().loading.session).toBe('anonymous');
  expect(signedOut).toHaveBeenCalledOnce();
});

test('when another tab has signed someone else in, this one first leaves what it showed', () => {
  const { session, stored, state } = browser({});
  const signedOut = vi.fn();
  session.onSignedOut(signedOut);
  stored.storeTokens({ access: accessOf(7), refresh: 'r7' }, Date.now());
  stored.storeProfile({ ...kari, human_lang: '_eng' });
  session.readStoredValues();
  stored.storeTokens({ access: accessOf(8), refresh: 'r8' }, Date.now());
  stored.storeProfile({ user: { id: 8, username: 'ola' }, username_current: 'ola' });
  session.readStoredValues();
  expect(signedOut).toHaveBeenCalledOnce();
  expect(state().loading.session).toBe('signed_in');
  expect(state().user_profil).toMatchObject({ user: { id: 8 }, username_current: 'ola' });
  // The same person with newer tokens is no reason to leave.
  stored.storeTokens({ access: accessOf(8), refresh: 'r9' }, Date.now());
  session.readStoredValues();
  expect(signedOut).toHaveBeenCalledOnce();
});

test.each([
  ['ended', refused(401), 'anonymous', null],
  ['goes on', refreshed, 'signed_in', 'a2'],
])(
  'a session that may have ended on the server: if it has (%s), it ends here too',
  async (_, answer, session, access) => {
    const tab = browser({ 'token/refresh/': answer, 'token/blacklist/': () => Response.json({}) });
    tab.stored.storeTokens({ access: 'a1', refresh: 'r1' }, Date.now());
    tab.stored.storeProfile({ ...kari, human_lang: '_eng' });
    tab.session.readStoredValues();
    await tab.session.leaveIfEnded();
    expect(tab.state().loading.session).toBe(session);
    expect(tab.stored.tokens()?.access ?? null).toBe(access);
    expect(tab.state().user_profil.human_lang).toBe('_eng');
  },
);

test('a refresh whose answer comes after signing out does not sign in again', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const { session, stored, state } = browser({ 'token/refresh/': () => answer });
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, 0);
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
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, 0);
  const renewed = await Promise.all([1, 2, 3].map(() => session.renewAccessToken('a1')));
  expect(renewed).toEqual(['a2', 'a2', 'a2']);
  expect(calls).toEqual(['token/refresh/']);
});

test('after sign-up nobody is signed in, and the language that was chosen stays', () => {
  const { session, stored, state } = browser({ 'token/blacklist/': () => Response.json({}) });
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, Date.now());
  session.readStoredValues();
  session.signedUp('_eng');
  expect(stored.tokens()).toBeNull();
  expect(state().loading.session).toBe('anonymous');
  expect(state().user_profil.human_lang).toBe('_eng');
  expect(stored.profile()).toEqual({ human_lang: '_eng' });
});

test('choosing a language tells the server when someone is signed in', async () => {
  const { session, stored, calls, state } = browser({ user_profil_human_lang: () => Response.json({}) });
  await expect(session.chooseLanguage('_eng')).resolves.toBe(true);
  expect(calls).toEqual([]);
  stored.storeTokens({ access: 'a1', refresh: 'r1' }, Date.now());
  stored.storeProfile({ ...kari, human_lang: '_eng' });
  session.readStoredValues();
  await expect(session.chooseLanguage('_no')).resolves.toBe(true);
  expect(calls).toEqual(['user_profil_human_lang']);
  expect(state().user_profil.human_lang).toBe('_no');
});

test('a change of the profile shows at once and is still there at the next visit', async () => {
  const { session, stored, state } = browser({ 'token/': refreshed, 'get_player/': profile });
  await session.signIn({ username: 'kari', password: 'hemmelig1' });
  session.editProfile({ full_name: 'Kari', img_profil: '/bilder/ny' });
  expect(state().user_profil).toMatchObject({ full_name: 'Kari', img_profil: '/bilder/ny', api_tok: 'tok' });
  expect(stored.profile()).toMatchObject({ full_name: 'Kari', img_profil: '/bilder/ny' });
});

test('anyone who leaves the account is signed out and goes on in the same language', async () => {
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
