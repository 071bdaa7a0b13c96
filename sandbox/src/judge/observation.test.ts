import { describe, expect, test } from 'vitest';
import { boundObservation, isDrawingStep, OBSERVATION_BYTES_MAX, type Observation } from './observation.ts';

describe('a step of a drawing', () => {
  const dot = { kind: 'dot', at: [0, 0], size: 5, colour: '#00ff00' };

  test('is one that can be drawn as it is', () => {
    expect(isDrawingStep(dot)).toBe(true);
    expect(isDrawingStep({ kind: 'line', from: [0, 0], to: [1.5, -2], width: 1, colour: '#FFFFFF' })).toBe(true);
    expect(isDrawingStep({ kind: 'text', at: [0, 0], text: '<b>', size: 8, colour: '#000000', align: 'right' })).toBe(
      true,
    );
  });

  test('has a colour of six digits, and nothing else in its place', () => {
    for (const colour of [
      'red',
      '#fff',
      '#00000g',
      'url(#x)',
      '#000000;x',
      '#000000\n',
      ' #000000',
      '',
      null,
      ['#000000'],
    ]) {
      expect(isDrawingStep({ ...dot, colour })).toBe(false);
      expect(isDrawingStep({ kind: 'background', colour })).toBe(false);
    }
  });

  test('has numbers that are on a sheet', () => {
    for (const number of [Number.POSITIVE_INFINITY, Number.NaN, 1e300, '1', null]) {
      expect(isDrawingStep({ ...dot, size: number })).toBe(false);
      expect(isDrawingStep({ ...dot, at: [0, number] })).toBe(false);
      expect(isDrawingStep({ kind: 'fill', points: [[number, 0]], colour: '#000000' })).toBe(false);
    }
  });

  test('has no more text and no more corners than anybody sees', () => {
    const text = { kind: 'text', at: [0, 0], text: 'x'.repeat(2_001), size: 8, colour: '#000000' };
    expect(isDrawingStep(text)).toBe(false);
    const points = Array.from({ length: 20_001 }, () => [0, 0]);
    expect(isDrawingStep({ kind: 'fill', points, colour: '#000000' })).toBe(false);
  });
});

test('an observation that nobody could use is one of a program that gave too much', () => {
  const small: Observation = { output: 'æ'.repeat(1_000), transcript: [] };
  expect(boundObservation(small)).toBe(small);
  // In bytes, not in characters.
  const large: Observation = { output: '\u2603'.repeat(OBSERVATION_BYTES_MAX / 2), transcript: [] };
  expect(boundObservation(large)).toEqual({ output: '', transcript: [], stopped: 'output' });
});
