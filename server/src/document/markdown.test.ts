import { describe, expect, test } from 'vitest';
import { parseText } from './markdown.ts';

const html = (text: string) => parseText(text, 'blokk').html;

describe('nothing that an author types can run in a reader’s browser', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    'text <b onclick="x()">b</b>',
    '<svg/onload=alert(1)>',
    '<style>*{display:none}</style>',
  ])('raw HTML is shown as it was typed: %s', (text) => {
    expect(html(text)).not.toMatch(/<(?:script|img|a|b|svg|style)\b/);
    expect(html(text)).toContain('&lt;');
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](&#x6A;avascript:alert(1))',
    '[x](javascript&colon;alert(1))',
    '[x](<javascript:alert(1)>)',
    '[x](vbscript:x)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](file:///etc/passwd)',
    '[x](//evil.example)',
    '<javascript:alert(1)>',
    '[x][r]\n\n[r]: javascript:alert(1)',
    '![x](javascript:alert(1))',
  ])('a dangerous address becomes no link: %s', (text) => {
    expect(html(text)).not.toMatch(/<a |<img|href=/);
    expect(parseText(text, 'blokk').issues).not.toEqual([]);
  });

  test('quotes in a title cannot end the attribute', () => {
    expect(html('[x](https://a.no "t\\" onmouseover=\\"alert(1)")')).toBe(
      '<p><a href="https://a.no" title="t&quot; onmouseover=&quot;alert(1)" rel="external noopener">x</a></p>\n',
    );
  });

  test('code is escaped, in fences and in lines, whatever it says', () => {
    expect(html('`<script>`')).toContain('<code>&lt;script&gt;</code>');
    expect(html('```html\n<script>alert("x")</script>\n```')).not.toContain('<script');
    expect(html('```"><script>\nx\n```')).not.toContain('<script');
  });

  test('no inline style is written, for the security policy would refuse it', () => {
    const table = html('| a | b |\n| :-: | --: |\n| 1 | 2 |');
    expect(table).not.toContain('style=');
    expect(table).toContain('<td class="align-right">2</td>');
  });
});

test('headings get an id that does not depend on the language', () => {
  const { headings, html } = parseText('## Navn `x`\n\n### Mer', 'names');
  expect(headings).toEqual([
    { level: 2, id: 'names--1', txt: 'Navn x', line: 0 },
    { level: 3, id: 'names--2', txt: 'Mer', line: 2 },
  ]);
  expect(html).toContain('<h2 id="names--1">');
});

test('a backslash cannot turn our own address into another site', () => {
  expect(html('[x](/\\evil.example)')).toBe('<p><a href="/%5Cevil.example">x</a></p>\n');
});

test('links elsewhere are marked, our own are plain', () => {
  expect(html('[a](/doc/python#about) [b](#here) [c](https://a.no)')).toBe(
    '<p><a href="/doc/python#about">a</a> <a href="#here">b</a> <a href="https://a.no" rel="external noopener">c</a></p>\n',
  );
});

test('a heading is a link to itself, unless its author made it one to something else', () => {
  expect(parseText('## Navn', 'names').html).toBe('<h2 id="names--1"><a href="#names--1">Navn</a></h2>\n');
  const { html, links } = parseText('## Se [mer](/doc/python)', 'names');
  expect(html).toBe('<h2 id="names--1">Se <a href="/doc/python">mer</a></h2>\n');
  expect(links).toEqual([{ href: '/doc/python', line: 0 }]);
});

test('an author is told of headings, pictures and fences that a text may not have', () => {
  const { issues } = parseText('# Top\n\n![x](/y.png)\n\n```\ncode\n```', 'b');
  expect(issues.map(({ line, reason }) => ({ line, reason: reason._eng }))).toEqual([
    { line: 0, reason: 'headings in a text are ## or ###' },
    { line: 2, reason: 'pictures belong in an image block' },
    { line: 4, reason: 'code needs a language after the fence: python, javascript, html, css, text' },
  ]);
});
