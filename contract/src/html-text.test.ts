import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from './html-text.ts';

test('a text with every special character comes back as it was, and no tag is left in between', () => {
  const text = `<b class="a">Tom & Jerry's</b> &amp; &#39;`;
  expect(escapeHtml(text)).not.toMatch(/[<>"']/);
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});

test('an escaped ampersand is read once only, and what React writes is read too', () => {
  expect(unescapeHtml('&amp;lt; &#x27;a&#x27; &nbsp; a & b; c')).toBe("&lt; 'a' &nbsp; a & b; c");
});
