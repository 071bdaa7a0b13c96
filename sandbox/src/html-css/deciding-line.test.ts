import { expect, test } from 'vitest';
import { decidingLine } from './deciding-line.ts';

const html = '<main><h2 class="stor">a</h2><p>b</p></main>';
const asks = (selector: string, property: string) => ({ kind: 'style', selector, property }) as const;

test('the declaration that wins the cascade is the one that is named', () => {
  const css = '.stor {\n  color: teal;\n}\nh2 {\n  color: red;\n}';
  expect(decidingLine({ html, css }, asks('h2', 'color'))).toEqual({ line: 2, text: 'color: teal;' });
});

test('what an element inherits is decided where it was declared', () => {
  const css = 'main {\n  color: navy;\n}\np { margin: 0 }';
  expect(decidingLine({ html, css }, asks('p', 'color'))).toEqual({ line: 2, text: 'color: navy;' });
});

test('a shorthand decides the parts of it', () => {
  expect(decidingLine({ html, css: 'p { margin: 4px }' }, asks('p', 'margin-left'))?.line).toBe(1);
});

test('what no line of the style sheet says has no line', () => {
  expect(decidingLine({ html, css: 'p { color: red }' }, asks('h2', 'color'))).toBeNull();
  expect(decidingLine({ html, css: 'p { color: red }' }, asks('.mangler', 'color'))).toBeNull();
  expect(
    decidingLine({ html: '<p style="color: red">a</p>', css: 'p { color: blue }' }, asks('p', 'color')),
  ).toBeNull();
});
