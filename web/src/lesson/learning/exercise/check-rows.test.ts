import type { CheckVerdict } from '@kodestien/contract/learning/operations';
import { expect, test } from 'vitest';
import { checkList, eventsToPlay } from './check-rows.ts';

const check = (id: string) => ({
  id,
  name: { _no: `${id} på norsk`, _eng: `${id} in English` },
  after: [],
  compare: {},
  input: { _no: {}, _eng: {} },
  expected: null,
});
const block = { checks: [check('two'), check('zero')], hidden_checks: 2 };
const verdict = (id: string, state: CheckVerdict['state'], hidden = false): CheckVerdict => ({
  id,
  name: id,
  hidden,
  state,
  passed: state === 'passed',
});

test('before anything is checked every check is open, and the hidden ones are one line', () => {
  const { rows, passed, all } = checkList(block, '_eng', null);
  expect(rows.map((row) => [row.id, row.state])).toEqual([
    ['two', 'open'],
    ['zero', 'open'],
    ['hidden', 'open'],
  ]);
  expect([passed, all]).toEqual([0, 2]);
  expect(rows[0]).toMatchObject({ name: 'two in English' });
});

test('while the server has not answered, the hidden ones are not counted, and what fails comes first', () => {
  const { rows, passed } = checkList(block, '_no', [verdict('two', 'passed'), verdict('zero', 'failed')]);
  expect(rows.map(({ id, state }) => [id, state])).toEqual([
    ['zero', 'failed'],
    ['hidden', 'open'],
    ['two', 'passed'],
  ]);
  expect(passed).toBe(1);
});

test('one hidden check that fails marks their line, which says how many are left; the count is of those that are listed', () => {
  const hidden = [verdict('hidden-1', 'passed', true), verdict('hidden-2', 'failed', true)];
  const list = checkList(block, '_no', [verdict('two', 'passed'), verdict('zero', 'passed'), ...hidden]);
  expect(list.rows[0]).toMatchObject({ state: 'failed', count: 2, left: 1 });
  expect([list.passed, list.all, list.hiddenLeft]).toEqual([2, 2, 1]);
});

test('an exercise without hidden checks has no line for them', () => {
  expect(checkList({ ...block, hidden_checks: 0 }, '_no', null).rows.length).toBe(2);
});

test('the clue of the first hidden check that fails is on the line of the hidden ones', () => {
  const hidden = [
    verdict('hidden-1', 'passed', true),
    { ...verdict('hidden-2', 'failed', true), clue: 'a number below zero' },
  ];
  const list = checkList(block, '_eng', [verdict('two', 'passed'), verdict('zero', 'passed'), ...hidden]);
  expect(list.rows[0]).toMatchObject({ state: 'failed', clue: 'a number below zero' });
});

test('a check that gives a variable another value says which', () => {
  const input = { kind: 'stdin', stdin: '', vary: { price: 1234, name: 'Ada' } };
  const varied = { ...block, checks: [{ ...check('two'), input: { _no: input, _eng: input } }] };
  expect(checkList(varied, '_no', [verdict('two', 'failed')]).rows[0]).toMatchObject({
    given: 'price = 1234, name = "Ada"',
  });
});

test('an answer that has earned nothing gets 0, also where checks hold that an empty one passes', () => {
  const hidden = [verdict('hidden-1', 'waiting', true), verdict('hidden-2', 'waiting', true)];
  const { rows, passed, all } = checkList(block, '_no', [
    verdict('two', 'failed'),
    verdict('zero', 'waiting'),
    ...hidden,
  ]);
  expect([passed, all]).toEqual([0, 2]);
  expect(rows.map(({ state }) => state)).toEqual(['failed', 'waiting', 'waiting']);
});

test('an error that stops the program in several checks is shown with the first of them', () => {
  const error = { type: 'NameError', message: 'x', line: 1, column: 1, traceback: '', syntax: false };
  const other = { ...error, line: 2 };
  const failed = (id: string, one: typeof error) => ({ ...verdict(id, 'failed'), error: one });
  const shown = (verdicts: CheckVerdict[]) =>
    checkList(block, '_no', verdicts).rows.map((row) => row.kind === 'public' && row.error?.line);
  expect(shown([failed('two', error), failed('zero', error)])).toEqual([1, undefined, false]);
  expect(shown([failed('two', error), failed('zero', other)])).toEqual([1, 2, false]);
});

test('the events of the first public check that fails are played, and those of the last one when none fails', () => {
  const input = (events?: unknown) => ({ _no: { kind: 'text', selector: 'p', events }, _eng: {} });
  const about = { name: { _no: '', _eng: '' }, after: [], compare: {}, expected: null };
  const checks = [
    { ...about, id: 'start', input: input() },
    { ...about, id: 'once', input: input([{ click: 'a' }]) },
    { ...about, id: 'twice', input: input([{ click: 'b' }]) },
  ];
  const verdict = (id: string, state: 'passed' | 'failed') => ({
    id,
    name: id,
    hidden: false,
    state,
    passed: state === 'passed',
  });
  const play = (...failed: string[]) =>
    eventsToPlay(
      { checks },
      '_no',
      checks.map(({ id }) => verdict(id, failed.includes(id) ? 'failed' : 'passed')),
    );
  expect(play('once', 'twice')).toEqual([{ click: 'a' }]);
  expect(play()).toEqual([{ click: 'b' }]);
  expect(play('start')).toEqual([]);
});
