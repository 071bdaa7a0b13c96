import { expect, test } from 'vitest';
import { applyChange, type Change, distinctMutants, spread } from './mutant.ts';

test('a mutant is named by its line and by what was exchanged for what', () => {
  expect(applyChange('a\nb + c\n', { kind: 'operator', from: 4, to: 5, text: '-' })).toEqual({
    kind: 'operator',
    source: 'a\nb - c\n',
    line: 2,
    was: '+',
    now: '-',
  });
});

test('the same program is judged once, and the solution itself never', () => {
  const change = (from: number, text: string): Change => ({ kind: 'constant', from, to: from + 1, text });
  const found = distinctMutants('11', [change(0, '1'), change(0, '2'), change(1, '2'), change(0, '2')]);
  expect(found.map(({ source }) => source)).toEqual(['21', '12']);
});

test('of too many, some of every kind and from every part of the program are taken, the same ones each time', () => {
  const source = 'x'.repeat(120);
  const changes = Array.from({ length: 120 }, (_, from): Change => {
    return { kind: from < 110 ? 'constant' : 'return', from, to: from + 1, text: 'y' };
  });
  const all = distinctMutants(source, changes);
  const taken = spread(all, 20);
  expect(taken).toHaveLength(20);
  expect(taken.filter(({ kind }) => kind === 'return')).toHaveLength(10);
  const places = taken.filter(({ kind }) => kind === 'constant').map((mutant) => mutant.source.indexOf('y'));
  expect(Math.max(...places)).toBeGreaterThan(80);
  expect(Math.min(...places)).toBeLessThan(10);
  expect(spread(all, 20)).toEqual(taken);
});
