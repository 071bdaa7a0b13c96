import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { MISSING, pageText } from './page-text.ts';
import type { Value } from './value.ts';

const list = (...texts: (string | null)[]): Value => ({
  type: 'list',
  items: texts.map((text): Value => (text === null ? { type: 'None' } : { type: 'str', text })),
});

test('a colour has the name that a learner writes, and a colour without one its hexadecimal digits', () => {
  expect(pageText('style', list('rgb(0, 128, 128)', 'rgb(0, 128, 128)'), false)).toBe('teal');
  expect(pageText('style', list('rgb(10, 92, 138)'), false)).toBe('#0a5c8a');
  expect(pageText('style', list('2px solid rgb(0, 0, 0)'), false)).toBe('2px solid black');
  expect(pageText('style', list('rgba(0, 0, 0, 0)'), false)).toBe('rgba(0, 0, 0, 0)');
});

test('values that differ are on a line each, and a missing attribute is marked', () => {
  expect(pageText('attribute', list('nb'), false)).toBe('nb');
  expect(pageText('attribute', list('nb', null), false)).toBe(`nb\n${MISSING}`);
  expect(pageText('attribute', list(), false)).toBe('');
});

test('when one page has more of the same, how many there are is said', () => {
  const observed = (value: Value) => ({ output: '', transcript: [], value });
  const [verdict] = judge(
    [{ id: 'a', input: { kind: 'style', selector: 'h2', property: 'color' } }],
    [observed(list('rgb(255, 0, 0)'))],
    [observed(list('rgb(255, 0, 0)', 'rgb(255, 0, 0)'))],
  );
  expect([verdict?.expected, verdict?.got]).toEqual(['red × 2', 'red']);
});

test('help for an answer fits however its author has written the answer', () => {
  const observed = (value: Value) => ({ output: '', transcript: [], value });
  const helped = (got: string) =>
    judge(
      [{ id: 'a', input: { kind: 'attribute', selector: 'html', attribute: 'lang' }, help: [{ when: { got } }] }],
      [observed(list('en'))],
      [observed(list('nb'))],
    )[0]?.help;
  expect(helped('en')).toBeDefined();
  expect(helped("['en']")).toBeDefined();
  expect(helped('nn')).toBeUndefined();
});
