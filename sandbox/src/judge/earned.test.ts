import { expect, test } from 'vitest';
import { onlyEarned } from './earned.ts';

const verdict = (id: string, state: 'passed' | 'failed' | 'waiting') => ({ id, state });
const states = (...given: Parameters<typeof onlyEarned>) => onlyEarned(...given).map(({ state }) => state);

test('what an empty program passes too is not passed by one that passes nothing else', () => {
  const verdicts = [verdict('no-input', 'passed'), verdict('three', 'failed'), verdict('later', 'waiting')];
  expect(states(verdicts, new Set(['no-input']))).toEqual(['waiting', 'failed', 'waiting']);
});

test('it counts as soon as another check has passed', () => {
  const verdicts = [verdict('no-input', 'passed'), verdict('three', 'passed'), verdict('five', 'failed')];
  expect(states(verdicts, new Set(['no-input']))).toEqual(['passed', 'passed', 'failed']);
  expect(states(verdicts, new Set())).toEqual(['passed', 'passed', 'failed']);
});
