import { afterAll, describe, expect, test } from 'vitest';
import { judge } from '../judge/judge.ts';
import type { Limits } from '../judge/observation.ts';
import { createGrader } from '../server/grader.ts';
import { createNextLearnerTest } from '../server/testing/next-learner.ts';
import { ENGINE_HOLES } from './testing/engine-holes.ts';
import { HOSTILE_PROGRAMS } from './testing/hostile-programs.ts';

const LIMITS: Limits = { milliseconds: 150, outputCharacters: 20_000, memoryMegabytes: 32 };
const SOLUTION = 'function double(n) { return n * 2 }';
const CHECKS = [2, 0, -7, 21].map((n, index) => ({
  id: `of-${index}`,
  hidden: index > 1,
  input: { kind: 'call' as const, function: 'double', args: [n] },
}));

const grader = createGrader({ size: 1 });
afterAll(() => grader.close());
const { untouched, next } = createNextLearnerTest(grader, 'javascript');

function observe(source: string, limits = LIMITS) {
  return grader.observe({
    language: 'javascript',
    source,
    inputs: CHECKS.map(({ input }) => input),
    limits,
    key: 'hostile',
  });
}

const reference = observe(SOLUTION);
async function passes(source: string): Promise<boolean> {
  return judge(CHECKS, await observe(source), await reference).every(({ state }) => state === 'passed');
}

describe('A hostile program is not accepted, and the next learners do not notice it', () => {
  test.each([...Object.entries(HOSTILE_PROGRAMS), ...Object.entries(ENGINE_HOLES)])('%s', async (_name, source) => {
    const [isAccepted, nextLearners] = await Promise.all([passes(source), next()]);
    expect(isAccepted).toBe(false);
    expect(nextLearners).toEqual(await untouched);
  });
});

describe('A program reaches nothing outside its own memory through', () => {
  test.each(Object.entries(ENGINE_HOLES))('%s', async (_name, source) => {
    const [observation] = await observe(source);
    expect(observation).toMatchObject({ value: { type: 'string', text: 'nothing' } });
  });
});

describe('What a program gives is cut where it runs', () => {
  const LONG = '"x".repeat(15e6)';
  /** Enough to make what is cut then. */
  const TIME: Limits = { ...LIMITS, milliseconds: 2_000 };
  const sizeOf = (data: unknown) => JSON.stringify(data).length;

  test('a value, which shows its beginning and its length', async () => {
    const [observation] = await observe(`function double() { return ${LONG} }`, TIME);
    expect(observation?.value).toEqual({ type: 'cut', of: 'string', start: 'x'.repeat(1000), more: 15e6 - 1000 });
  });

  test('many values that are long together', async () => {
    const [observation] = await observe('function double() { return new Array(4000).fill("x".repeat(5000)) }', TIME);
    expect(sizeOf(observation)).toBeLessThan(2 ** 20);
  });

  test.each([
    `throw new Error(${LONG})`,
    `throw ${LONG}`,
    `const error = new Error("x"); error.name = ${LONG}; throw error`,
    `const error = new Error("x"); error.stack = ${LONG}; throw error`,
    `class A {} Object.defineProperty(A, "name", { value: ${LONG} }); function double() { return new A() }`,
    `console.log(${LONG})`,
    `prompt(${LONG})`,
    `for (;;) prompt("x")`,
    `for (;;) console.log("")`,
    `for (let i = 0; ; i++) i % 2 ? console.log("") : console.error("")`,
    `function double() { return { [${LONG}]: 1 } }`,
    `function double() { return Symbol(${LONG}) }`,
    `function double() { const o = {}; for (let i = 0; i < 1e5; i++) o["key" + i] = "\\u0000".repeat(99); return o }`,
  ])('whatever %s would send', async (source) => {
    for (const observation of await observe(source)) expect(sizeOf(observation)).toBeLessThan(2 ** 20);
  });

  test('but not at a character that ends a text elsewhere', async () => {
    const [observation] = await observe('console.log("a\\0b"); function double() { return "c\\0d" }');
    expect(observation?.value).toEqual({ type: 'string', text: 'c\0d' });
    const [printed] = await grader.observe({
      language: 'javascript',
      source: 'console.log("a\\0b")',
      inputs: [{ kind: 'stdin', stdin: '' }],
      key: 'ada',
    });
    expect(printed?.output).toBe('a\0b\n');
  });
});

test('A plain function may call itself eight thousand times, and an endless recursion can be caught', async () => {
  const [deep] = await observe(
    'const sum = (n) => (n === 0 ? 0 : n + sum(n - 1)); function double() { return sum(8000) }',
  );
  expect(deep?.value).toEqual({ type: 'number', text: '32004000' });
  const [caught] = await observe(
    'function deep() { return deep() + 1 } function double() { try { deep() } catch (error) { return String(error) } }',
  );
  expect(caught?.value).toMatchObject({ text: 'RangeError: Maximum call stack size exceeded' });
});
