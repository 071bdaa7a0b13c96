import { afterAll, describe, expect, test } from 'vitest';
import type { PageInput } from '../judge/inputs.ts';
import { judge } from '../judge/judge.ts';
import type { Limits } from '../judge/observation.ts';
import { createGrader } from '../server/grader.ts';
import { createNextLearnerTest } from '../server/testing/next-learner.ts';
import { SCRIPT } from '../server/testing/next-learner-exercises.ts';
import { HOSTILE_SCRIPTS } from './testing/hostile-scripts.ts';

const LIMITS: Limits = { milliseconds: 400, outputCharacters: 20_000, memoryMegabytes: 48 };
const HTML = '<button id="like">Like</button><p id="out">0 likes</p>';
const SOLUTION =
  'let n = 0; document.querySelector("#like").onclick = () => { n++; document.querySelector("#out").textContent = n + " like"; };';
const CLICK = { click: '#like' };
const CHECKS = [[CLICK], [CLICK, CLICK], [CLICK, { reload: true } as const, CLICK]].map((events, index) => ({
  id: `check-${index}`,
  hidden: index > 0,
  input: { kind: 'text', selector: '#out', events } satisfies PageInput,
}));

const grader = createGrader({ size: 1 });
afterAll(() => grader.close());
const { untouched, next } = createNextLearnerTest(grader, 'javascript', SCRIPT);

function observe(javascript: string, limits = LIMITS) {
  const inputs = CHECKS.map(({ input }) => input);
  return grader.observe({ language: 'javascript', source: { html: HTML, javascript }, inputs, limits, key: 'hostile' });
}
const reference = observe(SOLUTION);

test('the next learners get what they deserve when nobody was there before them', async () => {
  const { right, wrong } = await untouched;
  expect(new Set(right.states)).toEqual(new Set(['passed']));
  expect(wrong.states[0]).toBe('failed');
});

describe('A hostile program with a page is not accepted, and the next learners do not notice it', () => {
  test.each(Object.entries(HOSTILE_SCRIPTS))('%s', async (_name, source) => {
    const [observations, nextLearners] = await Promise.all([observe(source), next()]);
    const states = judge(CHECKS, observations, await reference).map(({ state }) => state);
    expect(states).not.toEqual(CHECKS.map(() => 'passed'));
    expect(nextLearners).toEqual(await untouched);
  });
});

test('nothing of the process around can be seen from a page', async () => {
  const [observation] = await observe(HOSTILE_SCRIPTS['looks for the host through constructors'] ?? '');
  const [shown] = observation?.value?.type === 'list' ? observation.value.items : [];
  expect(shown).toEqual({ type: 'str', text: 'none,none,undefined,none,undefined' });
});

test('an endless handler is out of time, and too large a page is out of memory', { timeout: 120_000 }, async () => {
  const [endless] = await observe(HOSTILE_SCRIPTS['never ends in a handler'] ?? '');
  expect(endless?.stopped).toBe('time');
  const [large] = await observe('document.body.innerHTML += "<p>x</p>".repeat(30000);', {
    ...LIMITS,
    milliseconds: 5_000,
  });
  expect(large?.stopped).toBe('memory');
  const grow = 'const kept = []; for (;;) kept.push(document.createElement("p"));';
  const [full] = await observe(grow, { ...LIMITS, milliseconds: 20_000, memoryMegabytes: 12 });
  expect(full?.stopped).toBe('memory');
});
