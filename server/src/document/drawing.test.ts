import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawingOf, safeDrawing } from './drawing.ts';
import { CONTENT_FOLDER } from './source/content-root.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">${inside}</svg>`;

describe('a drawing in the colours of the page', () => {
  test('is put into the page as it was drawn', () => {
    const inside =
      '<g fill="none" stroke="var(--ink, #1e2227)"><path d="M1 1h8"/><text x="5" y="5">a &lt; b</text></g>';
    expect(safeDrawing(svg(inside))).toBe(`<svg viewBox="0 0 10 10" focusable="false">${inside}</svg>`);
  });

  test('every drawing of the courses is one', () => {
    const drawings = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.svg'),
    );
    expect(drawings.length).toBeGreaterThan(0);
    for (const path of drawings) {
      expect([path, safeDrawing(readFileSync(join(CONTENT_FOLDER, path), 'utf8'))]).toEqual([path, expect.any(String)]);
    }
  });
});

describe('stays a file', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<path d="M1 1" onclick="alert(1)"/>'],
    ['a handler without quotes', '<path d="M1 1" onload=alert(1) />'],
    ['a link', '<a href="javascript:alert(1)"><path d="M1 1"/></a>'],
    ['a picture from elsewhere', '<image href="https://example.no/x.png"/>'],
    ['a reference', '<use href="#x"/>'],
    ['a style', '<style>* { display: none }</style>'],
    ['a style attribute', '<path d="M1 1" style="fill: red"/>'],
    ['an address in a colour', '<path d="M1 1" fill="url(https://example.no)"/>'],
    ['a colour that is the same at night', '<path d="M1 1" fill="#ffffff"/>'],
    ['HTML inside', '<foreignObject><b>x</b></foreignObject>'],
    ['a comment that hides a tag', '<!-- <script> -->'],
    ['a tag that is never closed', '<g><path d="M1 1"/>'],
    ['a tag that was never opened', '</g>'],
    ['an early end', '</svg><script>alert(1)</script><svg viewBox="0 0 1 1">'],
    ['an unknown entity', '<text x="1">&evil;</text>'],
  ])('a drawing with %s', (_name, inside) => {
    expect(safeDrawing(svg(inside))).toBeNull();
  });

  test('a drawing without measure, and what is none', () => {
    expect(safeDrawing('<svg><path d="M1 1"/></svg>')).toBeNull();
    expect(safeDrawing('hei')).toBeNull();
  });
});

test('a file that is not the one that was loaded is not put into the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kodestien-drawing-'));
  const text = svg('<path d="M1 1h8" fill="none"/>');
  writeFileSync(join(folder, 'x.svg'), text);
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  expect(drawingOf('x.svg', version, folder)).toBe(safeDrawing(text));
  expect(drawingOf('x.svg', '0123456789ab', folder)).toBeNull();
  expect(drawingOf('gone.svg', version, folder)).toBeNull();
  expect(drawingOf('x.png', version, folder)).toBeNull();
  rmSync(folder, { recursive: true });
});
