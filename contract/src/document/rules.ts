import { tidyLines, withoutDirection } from '../text.ts';

/** Rules for what authors and readers write, shared by forms, schemas and the loader. */

/** Lower case, digits, single - or _ between: safe in an address, as an id in a page, and to read aloud. */
export const SLUG_PATTERN = '^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$';
export const SLUG_MAX = 60;

/** A picture's path from the content folder. No dots but the last: there is no way out of the folder. */
export const IMAGE_PATH_PATTERN = '^[a-z0-9][a-z0-9/_-]*\\.(svg|png|jpg|webp)$';

/** Letters that leave nothing on the page. */
const BLANK = '\\u115f\\u1160\\u2800\\u3164\\uffa0';
/** Lines and tabs are fine; other control characters are not, and there must be something to read. */
export const PLAIN_TEXT_PATTERN =
  `^(?=[^]*(?![${BLANK}])[\\p{L}\\p{N}\\p{P}\\p{S}])` +
  '[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\p{Cs}\\p{Noncharacter_Code_Point}]*$';

const plainText = new RegExp(PLAIN_TEXT_PATTERN, 'u');

export function isPlainText(text: string): boolean {
  return plainText.test(text);
}

/** How comments and descriptions are stored. */
export function tidyPlainText(text: string): string {
  return tidyLines(withoutDirection(text));
}

/** Pages of the web app that are no document of their own. A document may stand for one of them in menus. */
export const APP_PAGES = [
  '/',
  '/doc',
  '/mal',
  '/user_profil_list',
  '/profil_set',
  '/signin',
  '/signup',
  '/footer/terms',
  '/footer/courses',
  '/footer/about',
] as const;

/** Where a document may be read: at its own address, or as a page of the app. Never on another site. */
export function isOwnPage(page: string, slug: string): boolean {
  return page === `/doc/${slug}` || APP_PAGES.some((own) => own === page);
}
