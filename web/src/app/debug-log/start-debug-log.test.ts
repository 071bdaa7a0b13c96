import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../api-client/call.ts';
import { debugging } from '../../api-client/debugging.ts';
import { connectApiClient, environment } from '../../api-client/environment.ts';
import { passwordEdited } from '../../store/account.ts';
import { blokkNamed, documentOpened } from '../../store/doc.ts';
import { createStore } from '../../store/store.ts';
import { languageChosen, profileEdited } from '../../store/user_profil.ts';
import { startDebugLog, withoutSecrets } from './start-debug-log.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const before = environment.fetch;
beforeEach(() => log.mockClear());
afterEach(() => {
  delete debugging.log;
  connectApiClient({ fetch: before });
});

test('nothing is logged unless it is asked for', async () => {
  connectApiClient({ fetch: async () => Response.json({}) });
  await call('GET mal');
  createStore().dispatch(languageChosen('_eng'));
  debugging.log?.('refresh', 'start', 'refreshed');
  expect(log).not.toHaveBeenCalled();
});

test('a call is logged with its status and its time, and one without an answer as that', async () => {
  const answers = [() => Response.json({ code: 'not_found', detail: '' }, { status: 404 })];
  connectApiClient({ fetch: async () => answers.pop()?.() ?? Promise.reject(new TypeError('offline')) });
  startDebugLog();
  await expect(call('GET mal')).rejects.toThrow('404');
  expect(log).toHaveBeenLastCalledWith('[call]', 'GET', '/api/mal', 404, expect.stringMatching(/^\d+ ms$/));
  await expect(call('POST token/', { username: '', password: '' })).rejects.toThrow('No answer');
  expect(log).toHaveBeenLastCalledWith('[call]', 'POST', '/api/token/', 'no answer', expect.stringMatching(/ms$/));
});

test('every action of a slice is logged with what it carries', () => {
  const store = createStore([startDebugLog()]);
  store.dispatch(documentOpened({ slug: 'python', route: '/doc/python' }));
  expect(log).toHaveBeenLastCalledWith('[action]', 'doc/documentOpened', { slug: 'python', route: '/doc/python' });
  store.dispatch(blokkNamed('names'));
  expect(log).toHaveBeenLastCalledWith('[action]', 'doc/blokkNamed', 'names');
});

test('what lets someone in is in no log', () => {
  expect(withoutSecrets(passwordEdited('hemmelig1'))).toEqual(['account/passwordEdited', '•••']);
  expect(withoutSecrets(profileEdited({ full_name: 'Kari', api_tok: 'key' }))).toEqual([
    'user_profil/profileEdited',
    { full_name: 'Kari', api_tok: '•••' },
  ]);
});
