import { afterAll, describe, expect, test } from 'vitest';
import type { PageInput, PageSource } from '../inputs.ts';
import { judge } from '../judge.ts';
import type { Limits } from '../observation.ts';
import { createGrader } from '../server/grader.ts';
import { HOSTILE_PAGES } from './testing/hostile-pages.ts';

const LIMITS: Limits = { milliseconds: 500, outputCharacters: 20_000, memoryMegabytes: 64 };
const SOLUTION: PageSource = {
  html: '<h1>Hei</h1><ul><li>a</li><li>b</li><li>c</li></ul><a href="/neste">x</a>',
  css: 'h1 { color: rgb(1, 2, 3) } @media (min-width: 600px) { ul { padding: 4px } }',
};
const INPUTS: readonly PageInput[] = [
  { kind: 'style', selector: 'h1', property: 'color' },
  { kind: 'style', selector: 'ul', property: 'padding-left', width: 700 },
  { kind: 'text', selector: 'h1' },
  { kind: 'count', selector: 'ul > li' },
  { kind: 'attribute', selector: 'a', attribute: 'href' },
  { kind: 'style', selector: '*', property: 'width' },
];
const CHECKS = INPUTS.map((input, index) => ({ id: `check-${index}`, hidden: index > 2, input }));

const grader = createGrader({ size: 2 });
afterAll(() => grader.close());

const observe = (source: PageSource) =>
  grader.observe({ language: 'css', source, inputs: INPUTS, limits: LIMITS, key: 'somebody' });
const reference = observe(SOLUTION);

describe('A hostile page is not accepted, brings no process to its end, and the next page does not notice it', () => {
  test.each(Object.entries(HOSTILE_PAGES))('%s', async (_name, source) => {
    const learner = await observe(source);
    expect(learner.map(({ stopped }) => stopped)).not.toContain('crash');
    expect(judge(CHECKS, learner, await reference).map(({ state }) => state)).toContain('failed');
    expect(await observe(SOLUTION)).toEqual(await reference);
  });
});
