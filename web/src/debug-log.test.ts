import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressWithoutToken, debugLog, loggedCall, withoutSecrets } from './debug-log.ts';
import { publicConfig } from './public-config.ts';
import { passwordEdited } from './store/account.ts';
import { blokkNamed, documentOpened } from './store/doc.ts';
import { createStore } from './store/store.ts';
import { languageChosen, profileEdited } from './store/user_profil.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const { debug_log } = publicConfig;
beforeEach(() => {
  log.mockClear();
  publicConfig.debug_log = true;
});
afterEach(() => {
  publicConfig.debug_log = debug_log;
});

test('nothing is logged unless the server says so', async () => {
  publicConfig.debug_log = false;
  debugLog('refresh', 'start', 'refreshed');
  await loggedCall('GET', '/api/mal', Promise.resolve(Response.json({})));
  createStore().dispatch(languageChosen('_eng'));
  expect(log).not.toHaveBeenCalled();
});

test('a call is logged with its status and its time, and one without an answer as that', async () => {
  await loggedCall('GET', '/api/mal', Promise.resolve(Response.json({}, { status: 404 })));
  expect(log).toHaveBeenLastCalledWith('[call]', 'GET', '/api/mal', 404, expect.stringMatching(/^\d+ ms$/));
  await expect(loggedCall('POST', '/api/token/', Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
  expect(log).toHaveBeenLastCalledWith('[call]', 'POST', '/api/token/', 'no answer', expect.stringMatching(/ms$/));
});

test('every action of a slice is logged with what it carries', () => {
  const store = createStore();
  store.dispatch(documentOpened({ slug: 'python', route: '/doc/python' }));
  expect(log).toHaveBeenLastCalledWith('[action]', 'doc/documentOpened', { slug: 'python', route: '/doc/python' });
  store.dispatch(blokkNamed('names'));
  expect(log).toHaveBeenLastCalledWith('[action]', 'doc/blokkNamed', 'names');
});

test('what lets somebody in is in no log', () => {
  expect(withoutSecrets(passwordEdited('hemmelig1'))).toEqual(['account/passwordEdited', '•••']);
  expect(withoutSecrets(profileEdited({ full_name: 'Kari', api_tok: 'key' }))).toEqual([
    'user_profil/profileEdited',
    { full_name: 'Kari', api_tok: '•••' },
  ]);
  const link = { pathname: '/signin_email_confirm', search: '?lang=en&token=abc.def', hash: '' };
  expect(addressWithoutToken(link)).toBe('/signin_email_confirm?lang=en&token=•••');
});
