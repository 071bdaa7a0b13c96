import { expect, test } from 'vitest';
import { IMAGE_PATH_PATTERN, isOwnPage, isPlainText, SLUG_PATTERN, tidyPlainText } from './rules.ts';

test('a comment is plain text with something to read in it', () => {
  for (const text of ['Hei', 'To\nlinjer\tmed tab', '🏔', '<b>', 'æøå']) expect(isPlainText(text), text).toBe(true);
  for (const text of ['', ' ', '\n\t', 'a\u0000', 'a\u001b[31m', '\u007f']) expect(isPlainText(text)).toBe(false);
});

test('a comment is kept without blank edges and with one kind of line break', () => {
  expect(tidyPlainText('  a\r\nb\rc\n ')).toBe('a\nb\nc');
  expect(tidyPlainText('a\n\n\nb')).toBe('a\n\n\nb');
  expect(tidyPlainText(tidyPlainText('a\n\n \u200b\n\n\nb'))).toBe('a\n\n\nb');
});

test('slugs and picture paths hold nothing that could lead elsewhere', () => {
  const slug = new RegExp(SLUG_PATTERN);
  for (const good of ['python', 'python-first-steps', 'user_profil_list', 'h1']) expect(slug.test(good)).toBe(true);
  for (const bad of ['', 'A', '1a', 'a--b', 'a-', '-a', 'a/b', 'a.b', 'å', 'a b', 'a\n']) {
    expect(slug.test(bad), bad).toBe(false);
  }
  const path = new RegExp(IMAGE_PATH_PATTERN);
  expect(path.test('python/images/x-1.svg')).toBe(true);
  for (const bad of ['../x.svg', '/x.svg', 'a/../x.svg', 'x.md', 'x.svg\n', 'x.svg.md']) {
    expect(path.test(bad), bad).toBe(false);
  }
});

test('a document is read at its own address or at a page of the app, and nowhere else', () => {
  for (const page of ['/doc/python', '/', '/mal', '/footer/about']) expect(isOwnPage(page, 'python'), page).toBe(true);
  for (const page of ['//evil', '//evil/doc/python', '/doc/css', '/doc/python/', '/nowhere', 'https://evil.no', '']) {
    expect(isOwnPage(page, 'python'), page).toBe(false);
  }
});
