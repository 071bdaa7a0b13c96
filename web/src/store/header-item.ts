import type { Translated } from '@kodestien/contract/language';

/** One document in the header list (specification point 3). */
export type HeaderChild = { slug: string; tittel: Translated; icon: string };
export type HeaderTag = HeaderChild & {
  /** 1: a source tag, drawn on a transparent ground and indented. */
  tagg_src: 0 | 1;
};
export type HeaderItem = HeaderChild & {
  page: string;
  expanded: boolean;
  children: HeaderChild[];
  ch_arr: HeaderTag[];
};

/** Documents that have a place of their own and are left out of the menu. */
const NOT_IN_MENU = new Set(['signin', 'signout', 'signup', 'mal', 'user_profil_list', 'landing']);

export function menuItems(documents: HeaderItem[]): HeaderItem[] {
  return documents.filter((document) => !NOT_IN_MENU.has(document.slug));
}
