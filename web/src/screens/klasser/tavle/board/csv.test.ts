import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table for Excel begins with a byte-order mark and has semicolons between its cells', () => {
  expect(
    csvOf([
      ['Elev', 'Løst'],
      ['Åse', 3],
    ]),
  ).toBe('\ufeffElev;Løst\r\nÅse;3\r\n');
});

test.each(['=1+1', '+47', '-1', '@SUM(A1)', '\t=1'])('the name %j is not run as a formula', (name) => {
  expect(csvOf([[name]])).toBe(`\ufeff'${name}\r\n`);
});

test('quotes, semicolons and line breaks stay inside their cell', () => {
  expect(csvOf([['Ola "Lille"; Nord\nmann']])).toBe('\ufeff"Ola ""Lille""; Nord\nmann"\r\n');
});
