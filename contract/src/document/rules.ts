/** Rules for what authors and readers write, shared by forms, schemas and the loader. */

/** Lower case, digits, single - or _ between: safe in an address, as an id in a page, and to read aloud. */
export const SLUG_PATTERN = '^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$';
export const SLUG_MAX = 60;

/** A picture's path from the content folder. No dots but the last: there is no way out of the folder. */
export const IMAGE_PATH_PATTERN = '^[a-z0-9][a-z0-9/_-]*\\.(svg|png|jpg|webp)$';

/** Lines and tabs are fine; other control characters are not, and there must be something to read. */
export const PLAIN_TEXT_PATTERN = '^(?=[^]*\\S)[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$';

const plainText = new RegExp(PLAIN_TEXT_PATTERN, 'u');

export function isPlainText(text: string): boolean {
  return plainText.test(text);
}

/** How comments are kept: one kind of line break, no blank edges. */
export function tidyPlainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
