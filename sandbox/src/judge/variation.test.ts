import { describe, expect, test } from 'vitest';
import { observeHere } from '../javascript/testing/observe-here.ts';
import { loadEngine } from '../python/node.ts';
import { observe } from '../python/observe.ts';
import type { ProgramInput } from './inputs.ts';
import { judge } from './judge.ts';
import type { Observation } from './observation.ts';

const LIMITS = { milliseconds: 5_000, outputCharacters: 20_000, memoryMegabytes: 128 };
const engine = loadEngine();
const python = (source: string, inputs: readonly ProgramInput[]) => observe(engine, source, inputs, LIMITS);
type Run = (source: string, inputs: readonly ProgramInput[]) => Promise<Observation[]>;

/** Passed, or why not. */
async function verdictOf(run: Run, input: ProgramInput, solution: string, answer: string): Promise<string> {
  const [reference, actual] = [await run(solution, [input]), await run(answer, [input])];
  const [verdict] = judge([{ id: 'a', input }], actual, reference);
  return verdict?.reason ?? verdict?.state ?? '';
}

describe('A program that is run with another value of a variable', () => {
  const input: ProgramInput = { kind: 'stdin', stdin: '', vary: { price: 1234 } };
  const solution = 'price = 823\ncount = 3\nprint(f"{count} cost {price * count}")';

  test.each([
    ['print(str(count), "cost", price * count)', 'passed'],
    ['print("3 cost 2469")', 'different'],
    ['print(count, "cost", 823 * count)', 'different'],
  ])('%s: %s', async (line, expected) => {
    expect(await verdictOf(python, input, solution, `price = 823\ncount = 3\n${line}`)).toBe(expected);
  });

  test.each([
    ['count, price = 3, 823'],
    ['price: int = 823; count = 3'],
    ['price = 800 + 23\ncount = 3'],
    ['price = other = 823\ncount = 3'],
    ['price = 0\nprice = 823\ncount = 3'],
  ])('is found however the value is given: %s', async (lines) => {
    const answer = `${lines}\nprint(count, "cost", price * count)`;
    expect(await verdictOf(python, input, solution, answer)).toBe('passed');
  });

  test('fails with a reason of its own where the variable has no fixed value', async () => {
    expect(await verdictOf(python, input, solution, 'print("3 cost 2469")')).toBe('no_variable');
    expect(await verdictOf(python, input, solution, 'price = int(input())\nprint(price)')).toBe('no_variable');
    const javascript: ProgramInput = { kind: 'stdin', stdin: '', vary: { price: 5 } };
    expect(await verdictOf(observeHere, javascript, 'const price = 1; console.log(price)', 'console.log(1)')).toBe(
      'no_variable',
    );
  });

  test('has its errors on the lines where they are', async () => {
    const [observation] = await python('price = [\n 1,\n 2,\n]\nprint(price[5])', [
      { kind: 'stdin', stdin: '', vary: { price: [1] } },
    ]);
    expect(observation?.error).toMatchObject({ type: 'IndexError', line: 5 });
    const [other] = await observeHere('const price = [\n 1,\n 2,\n];\nprice.x.y;', [
      { kind: 'stdin', stdin: '', vary: { price: [1] } },
    ]);
    expect(other?.error).toMatchObject({ type: 'TypeError', line: 5 });
  });

  test.each([
    ['const price = 823;\nconsole.log(price * 3);', 'passed'],
    ['let price;\nprice = 823;\nconsole.log(3 * price);', 'passed'],
    ['const [price, count] = [823, 3];\nconsole.log(count * price);', 'passed'],
    ['const price = 823;\nconsole.log(2469);', 'different'],
  ])('in JavaScript: %s: %s', async (answer, expected) => {
    expect(await verdictOf(observeHere, input, 'const price = 823;\nconsole.log(price * 3);', answer)).toBe(expected);
  });
});

describe('A program that uses chance', () => {
  const dice: ProgramInput = { kind: 'stdin', stdin: '', shuffle: { range: [1, 6] } };
  const solution = 'import random\nprint("You threw", random.randint(1, 6))';

  test.each([
    ['from random import choice\nprint("You threw", choice([1, 2, 3, 4, 5, 6]))', 'passed'],
    ['import random\nprint(f"You threw {random.randrange(6) + 1}")', 'passed'],
    [
      'import random\nfor n in range(7):\n  random.random()\nprint("You threw", int(random.random() * 6) + 1)',
      'passed',
    ],
    ['print("You threw", 4)', 'not_random'],
    ['import random\nrandom.seed(1)\nprint("You threw", random.randint(1, 6))', 'not_random'],
    ['import random\nprint("You threw", random.randint(0, 6))', 'out_of_range'],
    ['import random\nprint("You threw", random.randint(1, 5))', 'missing_outcome'],
    ['import random\nprint("It is", random.randint(1, 6))', 'out_of_range'],
    ['import random\nprint("You threw", random.randint(1, "6"))', 'error:TypeError'],
  ])('%s: %s', async (answer, expected) => {
    expect(await verdictOf(python, dice, solution, answer)).toBe(expected);
  });

  test('may give one of what the author names', async () => {
    const coin: ProgramInput = { kind: 'call', function: 'toss', args: [], shuffle: { among: ['heads', 'tails'] } };
    const tossed = 'import random\ndef toss():\n  return random.choice(["heads", "tails"])';
    const wrong = 'import random\ndef toss():\n  return random.choice(["heads", "tails", "edge"])';
    expect(await verdictOf(python, coin, tossed, tossed)).toBe('passed');
    expect(await verdictOf(python, coin, tossed, wrong)).toBe('out_of_range');
  });

  test('is given the same lines each time', async () => {
    const input: ProgramInput = { kind: 'stdin', stdin: 'Ola\n', shuffle: { range: [1, 6] } };
    const named = 'import random\nname = input()\nprint(name, random.randint(1, 6))';
    expect(await verdictOf(python, input, named, named)).toBe('passed');
  });

  test.each([
    ['console.log(1 + Math.floor(Math.random() * 6))', 'passed'],
    ['console.log(Math.ceil(Math.random() * 6))', 'passed'],
    ['console.log(Math.floor(Math.random() * 6))', 'out_of_range'],
    ['console.log(4)', 'not_random'],
  ])('in JavaScript: %s: %s', async (answer, expected) => {
    expect(await verdictOf(observeHere, dice, 'console.log(Math.floor(Math.random() * 6) + 1)', answer)).toBe(expected);
  });
});

test('A choice is any way to choose, in both languages', async () => {
  const choice: ProgramInput = { kind: 'source', construct: 'choice' };
  const answers = async (run: Run, sources: readonly string[]) =>
    Promise.all(sources.map(async (source) => JSON.stringify((await run(source, [choice]))[0]?.value)));
  const yes = '{"type":"bool","text":"True"}';
  expect(await answers(python, ['if 1: pass', 'x = 1 if 2 else 3', 'match 1:\n case 1: pass'])).toEqual([
    yes,
    yes,
    yes,
  ]);
  expect(await answers(python, ['print(1)'])).toEqual(['{"type":"bool","text":"False"}']);
  const jsYes = '{"type":"boolean","text":"true"}';
  expect(await answers(observeHere, ['if (1) {}', 'switch (1) {}', 'const x = 1 ? 2 : 3'])).toEqual([
    jsYes,
    jsYes,
    jsYes,
  ]);
});

test('What an author gives to a function may be a tuple, a set or a dictionary with any keys', async () => {
  const [shown] = await python('def show(*values):\n  return repr(values)', [
    { kind: 'call', function: 'show', args: [{ tuple: [1, [2]] }, { set: [3] }, { dict: [[4, 'x']] }, { a: 1 }] },
  ]);
  expect(shown?.value).toEqual({ type: 'str', text: "((1, [2]), {3}, {4: 'x'}, {'a': 1})" });
  const [other] = await observeHere('const show = (s, m) => [s.has(3), m.get(4)]', [
    { kind: 'call', function: 'show', args: [{ set: [3] }, { map: [[4, 'x']] }] },
  ]);
  expect(other?.value).toMatchObject({ items: [{ text: 'true' }, { text: 'x' }] });
});

test('A check means the language’s own names, whatever the program has called so', async () => {
  const [value] = await python('numbers = [1, 2]\nsum = 0\nfor n in numbers:\n  sum += n', [
    { kind: 'expression', code: 'sum(numbers)' },
  ]);
  expect(value?.value).toEqual({ type: 'int', text: '3' });
  const [own] = await python('def max(a, b):\n  return "own"', [{ kind: 'expression', code: 'max(1, 2)' }]);
  expect(own?.value).toEqual({ type: 'str', text: 'own' });
});

test('In JavaScript a construct may be requested in the function or class of a name', async () => {
  const source =
    'function best(a, b) { return Math.max(a, b); } const three = (a, b, c) => best(best(a, b), c);' +
    'class Team { top() { return best(1, 2); } } function other() {} best(1, 2);';
  const within = ['best', 'three', 'Team', 'other', 'nothing'];
  const inputs = within.map((name): ProgramInput => ({ kind: 'source', construct: 'call:best', within: name }));
  const observations = await observeHere(source, inputs);
  expect(observations.map(({ value }) => value)).toEqual(
    ['false', 'true', 'true', 'false', 'false'].map((text) => ({ type: 'boolean', text })),
  );
});
