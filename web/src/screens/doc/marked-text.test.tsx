import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkedText } from './marked-text.tsx';

const html = (text: string, marks: { start: number; end: number }[]) =>
  renderToStaticMarkup(<MarkedText text={text} marks={marks} />).replaceAll(/<\/?span>/g, '');

test('the words that were found are marked, and nothing of the text is lost', () => {
  const marks = [
    { start: 3, end: 8 },
    { start: 15, end: 20 },
  ];
  expect(html('En løkke og en løkke.', marks)).toBe('En <mark>løkke</mark> og en <mark>løkke</mark>.');
  expect(html('Uten treff', [])).toBe('Uten treff');
});

test('what looks like HTML stays text', () => {
  expect(html('<b>fet</b>', [{ start: 3, end: 6 }])).toBe('&lt;b&gt;<mark>fet</mark>&lt;/b&gt;');
});
