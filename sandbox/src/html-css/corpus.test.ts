import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askServer, type PageAnswers } from './testing/answers.ts';
import { CORPUS } from './testing/corpus.ts';

const answers: Record<string, PageAnswers> = JSON.parse(
  readFileSync(new URL('testing/chromium-answers.json', import.meta.url), 'utf8'),
);
const agreeing = CORPUS.filter(({ differs }) => !differs);
const differing = CORPUS.filter(({ differs }) => differs);

describe('A page looks to the server as it looked to Chromium', () => {
  test.each(agreeing.map((one) => [one.name, one] as const))('%s', async (name, one) => {
    expect(await askServer(one)).toEqual(answers[name]);
  });
});

describe('What the server sees otherwise', () => {
  test('is at most three of a hundred pages', () => {
    expect(differing.length / CORPUS.length).toBeLessThanOrEqual(0.03);
  });

  test.each(differing.map((one) => [one.name, one] as const))('is still otherwise: %s', async (name, one) => {
    expect(await askServer(one)).not.toEqual(answers[name]);
  });
});

test('Every page of the corpus has a name of its own, and an answer of Chromium', () => {
  expect(CORPUS.map(({ name }) => name).toSorted()).toEqual(Object.keys(answers).toSorted());
});
