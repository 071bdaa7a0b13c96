import { describe, expect, it } from 'vitest';
import {
  dropdownClosed,
  dropdownMoved,
  dropdownToggled,
  dropdownUnfolded,
  groupToggled,
  header,
  headerItemsListed,
  headerShown,
  itemToggled,
} from './header.ts';
import { type HeaderItem, menuItems } from './header-item.ts';
import { windowResized } from './page_core.ts';

const atTop = { scrollY: 0, windowHeight: 800 };

function item(slug: string): HeaderItem {
  return {
    slug,
    tittel: { _no: slug, _eng: slug },
    icon: 'book',
    page: `/doc/${slug}`,
    expanded: true,
    children: [],
    ch_arr: [],
  };
}

type Action = Parameters<typeof header>[1];
const after = (...actions: Action[]) =>
  actions.reduce(header, header(undefined, headerItemsListed([item('python'), item('css')])));
const expanded = (state: ReturnType<typeof header>) =>
  state.doc_item_mat.filter((one) => one.expanded).map(({ slug }) => slug);

describe('the header', () => {
  it('leaves six documents out of the menu', () => {
    const slugs = ['signin', 'python', 'signout', 'signup', 'mal', 'user_profil_list', 'landing', 'css'];
    expect(menuItems(slugs.map(item)).map(({ slug }) => slug)).toEqual(['python', 'css']);
  });

  it('starts hidden, with every item folded', () => {
    const state = after();
    expect(state.is_visible).toBe(false);
    expect(expanded(state)).toEqual([]);
    expect(header(state, headerShown()).is_visible).toBe(true);
  });

  it('remembers where the page stood when the burger was pressed, and forgets it on the next press', () => {
    const open = after(dropdownToggled({ scrollY: 700, windowHeight: 800 }));
    expect(open).toMatchObject({ dropdown_is_down_global: true, yy_init_val: 700, dropdown_mobile_hele_r: 'open' });
    const closed = header(open, dropdownToggled({ scrollY: 900, windowHeight: 800 }));
    expect(closed).toMatchObject({ dropdown_is_down_global: false, yy_init_val: 0, dropdown_mobile_hele_r: 'closed' });
  });

  it('toggles each item by itself and folds all of them on closing', () => {
    const open = after(dropdownToggled(atTop), itemToggled({ slug: 'python' }), itemToggled({ slug: 'css' }));
    expect(expanded(open)).toEqual(['python', 'css']);
    expect(expanded(header(open, itemToggled({ slug: 'python' })))).toEqual(['css']);
    expect(expanded(header(open, dropdownClosed()))).toEqual([]);
  });

  it('shows the whole menu once an item of it is folded out, or when asked for', () => {
    const partly = after(dropdownToggled(atTop));
    expect(partly.dropdown_mobile_hele_r).toBe('partly_shown');
    expect(header(partly, itemToggled({ slug: 'css' })).dropdown_mobile_hele_r).toBe('open');
    expect(header(partly, dropdownUnfolded({ scrollY: 0 })).dropdown_mobile_hele_r).toBe('open');
  });

  it('makes way while the page is read on, and comes back where it is asked for', () => {
    const scrolled = after(dropdownToggled(atTop), dropdownMoved({ scrollY: 600, windowHeight: 800 }));
    expect(scrolled.dropdown_mobile_hele_r).toBe('scrolled');
    const again = header(scrolled, dropdownUnfolded({ scrollY: 600 }));
    expect(again).toMatchObject({ dropdown_mobile_hele_r: 'open', yy_init_val: 600 });
    expect(header(again, dropdownMoved({ scrollY: 650, windowHeight: 800 })).dropdown_mobile_hele_r).toBe('open');
  });

  it('is down on a desktop as long as any group is', () => {
    const both = after(groupToggled({ slug: 'python' }), groupToggled({ slug: 'css' }));
    expect(both).toMatchObject({ dropdown_is_down_global: true, dropdown_mobile_hele_r: 'closed' });
    const one = header(both, groupToggled({ slug: 'css' }));
    expect(one.dropdown_is_down_global).toBe(true);
    expect(header(one, groupToggled({ slug: 'python' })).dropdown_is_down_global).toBe(false);
  });

  it('closes the mobile dropdown when the window becomes a desktop, and not before', () => {
    const open = after(dropdownToggled(atTop));
    expect(header(open, windowResized({ width: 900, height: 700 })).dropdown_is_down_global).toBe(true);
    const desktop = header(open, windowResized({ width: 1025, height: 700 }));
    expect(desktop).toMatchObject({ dropdown_is_down_global: false, dropdown_mobile_hele_r: 'closed' });
  });

  it('closes a desktop group when the window becomes a tablet, and not before', () => {
    const open = after(groupToggled({ slug: 'python' }));
    expect(expanded(header(open, windowResized({ width: 1100, height: 700 })))).toEqual(['python']);
    expect(expanded(header(open, windowResized({ width: 1024, height: 700 })))).toEqual([]);
  });
});
