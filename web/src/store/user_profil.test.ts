import { eachProfileItem } from '@kodestien/contract/profile/items';
import { expect, test } from 'vitest';
import { loading } from './loading.ts';
import { navigated, path } from './path.ts';
import { sessionEnded, sessionRefreshed, signedIn, signedOut } from './session-events.ts';
import { languageChosen, profileFetched, profileRestored, user_profil } from './user_profil.ts';

const kari = {
  user: { id: 7, username: 'kari' },
  username_current: 'kari',
  img_profil: '',
  ...eachProfileItem(() => ''),
  full_name: 'Kari',
  poeng: 12,
  human_lang: '_eng' as const,
  api_tok: 'tok',
  is_superuser: true,
};

test('the language of the profile is taken over when the profile is fetched', () => {
  expect(user_profil(undefined, profileFetched(kari)).human_lang).toBe('_eng');
});

test('signing out leaves nothing of the person behind, not even the language', () => {
  const signedInState = user_profil(undefined, profileFetched(kari));
  expect(user_profil(signedInState, signedOut())).toEqual(user_profil(undefined, { type: 'start' }));
});

test('nothing of the person before shows while the profile of the next is on its way', () => {
  const next = user_profil(user_profil(undefined, profileFetched(kari)), signedIn());
  expect(next).toMatchObject({ user: null, full_name: '', is_superuser: false, human_lang: '_eng' });
});

test('a visitor can choose a language and keep it to the next visit', () => {
  expect(user_profil(undefined, languageChosen('_eng')).human_lang).toBe('_eng');
  expect(user_profil(undefined, profileRestored({ human_lang: '_eng' })).human_lang).toBe('_eng');
});

test('a session is signed in, may end, and comes back when it is refreshed', () => {
  const ended = loading(loading(undefined, signedIn()), sessionEnded());
  expect(ended.session).toBe('ended');
  expect(loading(ended, sessionRefreshed()).session).toBe('signed_in');
  expect(loading(ended, signedOut()).session).toBe('anonymous');
});

test('the path remembers where the visitor came from', () => {
  const there = path(path(undefined, navigated({ pathname: '/doc' })), navigated({ pathname: '/mal' }));
  expect(there).toMatchObject({ pathname: '/mal', pathname_previous: '/doc' });
  expect(path(there, navigated({ pathname: '/mal' }))).toEqual(there);
});
