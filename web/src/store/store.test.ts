import { PROFILE_ITEM_NAMES } from '@kodestien/contract/profile/items';
import { expect, test } from 'vitest';
import { createStore } from './store.ts';

test('the store holds exactly the eight slices of the specification', () => {
  const slices = Object.keys(createStore().getState());
  expect(slices.sort()).toEqual(
    ['loading', 'crud', 'header', 'path', 'page_core', 'user_profil', 'account', 'doc'].sort(),
  );
});

test('each slice has the fields that the specification names', () => {
  const { account, header, doc, user_profil } = createStore().getState();
  expect(account).toMatchObject({ username: '', password: '', confirmation: '', api_tok: '' });
  expect(Object.keys(header).sort()).toEqual(
    ['is_visible', 'dropdown_is_down_global', 'yy_init_val', 'doc_item_mat', 'dropdown_mobile_hele_r'].sort(),
  );
  for (const field of [
    'doc_slug',
    'doc_current',
    'doc_arr',
    'blokk',
    'blokk_link',
    'blokk_selected_index',
    'url_frontend_route',
  ]) {
    expect(doc).toHaveProperty(field);
  }
  const specified = [
    'user',
    'username_current',
    'img_profil',
    'full_name',
    'email_public',
    'bio_public',
    'url_public',
    'company_public',
    'poeng',
    'human_lang',
    'api_tok',
    'is_superuser',
  ];
  expect(Object.keys(user_profil).sort()).toEqual([...new Set([...specified, ...PROFILE_ITEM_NAMES])].sort());
});

test('a visitor starts in Norwegian, anonymous, with the first refresh ahead', () => {
  const { user_profil, loading } = createStore().getState();
  expect(user_profil.human_lang).toBe('_no');
  expect(user_profil.user).toBeNull();
  expect(loading).toMatchObject({ first_refresh: 'pending', session: 'anonymous' });
});
