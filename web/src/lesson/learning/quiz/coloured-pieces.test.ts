import { expect, test } from 'vitest';
import { colouredLines } from './coloured-pieces.ts';

test('coloured code is read line by line, with its colours and its own signs', () => {
  const html = '<span class="kw">if</span> a &lt; 3:\n    <span class="s">"x</span>\n\nb\n';
  const lines = colouredLines(html);
  expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual(['if a < 3:', '    "x', '', 'b']);
  expect(lines[0]?.[0]).toEqual({ className: 'kw', text: 'if' });
});

test('a text that goes over several lines has its colour on each of them', () => {
  expect(colouredLines('<span class="s">one\ntwo</span>')).toEqual([
    [{ className: 's', text: 'one' }],
    [{ className: 's', text: 'two' }],
  ]);
});
