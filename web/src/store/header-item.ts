import type { HeaderItem } from '@kodestien/contract/document/reader';

export type { HeaderChild, HeaderItem, HeaderTag } from '@kodestien/contract/document/reader';

/** Documents that have a place of their own and are left out of the menu. */
const NOT_IN_MENU = new Set(['signin', 'signout', 'signup', 'mal', 'user_profil_list', 'landing']);

export function menuItems(documents: HeaderItem[]): HeaderItem[] {
  return documents.filter((document) => !NOT_IN_MENU.has(document.slug));
}
