import { expect, test } from 'vitest';
import { dropdownClosed, dropdownToggled, header, headerItemsListed, itemToggled } from './header.ts';
import { type HeaderItem, menuItems } from './header-item.ts';
import { layoutClass, windowResized } from './page_core.ts';

const item = (slug: string): HeaderItem => ({
  slug,
  tittel: { _no: slug, _eng: slug },
  icon: 'book',
  page: '',
  expanded: false,
  children: [],
  ch_arr: [],
});
const start = header(undefined, headerItemsListed([item('python'), item('css')]));
const open = header(header(start, dropdownToggled({ scrollY: 120 })), itemToggled({ slug: 'css' }));

test('the menu opens where the page stands, and each item unfolds by itself', () => {
  expect(open).toMatchObject({ dropdown_is_down_global: true, yy_init_val: 120, dropdown_mobile_hele_r: 'open' });
  expect(open.doc_item_mat.map(({ expanded }) => expanded)).toEqual([false, true]);
});

test('closing the menu, by the button or otherwise, folds everything', () => {
  for (const closed of [header(open, dropdownClosed()), header(open, dropdownToggled({ scrollY: 0 }))]) {
    expect(closed).toEqual(start);
  }
});

test('a window that grows to desktop closes the mobile menu, one that stays narrow does not', () => {
  expect(header(open, windowResized({ width: 1280, height: 800 })).dropdown_mobile_hele_r).toBe('closed');
  expect(header(open, windowResized({ width: 700, height: 800 })).dropdown_mobile_hele_r).toBe('open');
});

test('pages with a place of their own are left out of the menu', () => {
  const all = ['landing', 'signin', 'signout', 'signup', 'mal', 'user_profil_list', 'python'].map(item);
  expect(menuItems(all).map(({ slug }) => slug)).toEqual(['python']);
});

test('the layout follows the width of the window', () => {
  expect([530, 701, 702, 1024, 1025].map(layoutClass)).toEqual(['mobile', 'mobile', 'tablet', 'tablet', 'desktop']);
});
