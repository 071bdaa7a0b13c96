import { eachProfileItem } from '@kodestien/contract/profile/items';
import { expect, test } from 'vitest';
import { memoryStorage } from './browser-storage.ts';
import { storedValues } from './stored-values.ts';

const kari = {
  user: { id: 7, username: 'kari' },
  username_current: 'kari',
  img_profil: '/img/7',
  ...eachProfileItem((item) => `Karis ${item}`),
  poeng: 42,
  human_lang: '_eng' as const,
  api_tok: 'tok',
  is_superuser: true,
};

test('tokens and every profile field are stored, each under its own name', () => {
  const storage = memoryStorage();
  const stored = storedValues(storage);
  stored.storeTokens({ access: 'a', refresh: 'r' }, 123);
  stored.storeProfile(kari);
  expect(stored.tokens()).toEqual({ access: 'a', refresh: 'r' });
  expect(stored.refreshedAt()).toBe(123);
  expect(stored.profile()).toEqual(kari);
  for (const name of ['access', 'refresh', ...Object.keys(kari)]) expect(storage.getItem(name)).not.toBeNull();
});

test('one token without the other counts as none', () => {
  const storage = memoryStorage();
  storage.setItem('access', 'a');
  expect(storedValues(storage).tokens()).toBeNull();
});

test('a visitor has a language and nothing else', () => {
  const stored = storedValues(memoryStorage());
  stored.storeProfile({ human_lang: '_eng' });
  expect(stored.profile()).toEqual({ human_lang: '_eng' });
});

test('a profile without its tokens is nobody’s', () => {
  const storage = memoryStorage();
  const stored = storedValues(storage);
  stored.storeTokens({ access: 'a', refresh: 'r' }, 1);
  stored.storeProfile(kari);
  storage.removeItem('refresh');
  expect(stored.profile()).toEqual({ human_lang: '_eng' });
});

test('values that someone has tampered with are not believed', () => {
  const storage = memoryStorage();
  storedValues(storage).storeTokens({ access: 'a', refresh: 'r' }, 1);
  storage.setItem('human_lang', 'klingon');
  storage.setItem('user', '{"id":"7"');
  storage.setItem('is_superuser', 'true');
  expect(storedValues(storage).profile()).toEqual({});
});

test('clearing takes everything, clearing the profile leaves the tokens and the language', () => {
  const stored = storedValues(memoryStorage());
  stored.storeTokens({ access: 'a', refresh: 'r' }, 1);
  stored.storeProfile(kari);
  stored.clearProfile('_eng');
  expect(stored.profile()).toEqual({ human_lang: '_eng' });
  expect(stored.tokens()).not.toBeNull();
  stored.clear();
  expect(stored.tokens()).toBeNull();
  expect(stored.profile()).toEqual({});
});
