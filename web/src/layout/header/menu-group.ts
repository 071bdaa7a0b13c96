import { paths } from '../../paths.ts';
import type { HeaderChild, HeaderItem } from '../../store/header-item.ts';

/** An entry without anything to fold out is a plain link. */
export function isGroup({ children, ch_arr }: HeaderItem): boolean {
  return children.length + ch_arr.length > 0;
}

/** Whether the page at this address is the group's own or one of those that it folds out. */
export function isInGroup(item: HeaderItem, pathname: string): boolean {
  return [item, ...item.children, ...item.ch_arr].some((document) => routeOf(document) === pathname);
}

/** Where a document is read: the page it names, if that is one of ours. */
export function routeOf({ slug, page }: Pick<HeaderChild, 'slug' | 'page'>): string {
  return /^\/(?!\/)/.test(page) ? page : paths.doc(slug);
}
