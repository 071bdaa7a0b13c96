import { afterAll, describe, expect, test } from 'vitest';
import type { Limits } from '../judge/observation.ts';
import { createGrader } from '../server/grader.ts';

const limits: Limits = { milliseconds: 5_000, outputCharacters: 20_000, memoryMegabytes: 128 };
/** How deep a program gets depends on the stack of its process, so these run where programs are judged. */
const grader = createGrader({ size: 1 });
afterAll(() => grader.close());

async function call(source: string) {
  const inputs = [{ kind: 'call', function: 'f', args: [] }] as const;
  const [observation] = await grader.observe({ language: 'python', source, inputs, limits, key: 'recursion' });
  return observation;
}

/** Each calls itself on line 3, through code of Python that is written in C. */
const ENDLESS: Readonly<Record<string, string>> = {
  'a __str__ that asks for its own text':
    'class A:\n  def __str__(self):\n    return str(self)\ndef f(): return str(A())',
  'a __str__ with itself in an f-string': 'class A:\n  def __str__(self):\n    return f"{self}"\ndef f(): print(A())',
  'an __init__ that makes another one': 'class A:\n  def __init__(self):\n    self.next = A()\ndef f(): return A()',
  'a setter that sets itself':
    'class A:\n  def set(self, value):\n    self.x = value\n  x = property(None, set)\ndef f():\n  A().x = 1',
  'an __eq__ that compares itself':
    'class A:\n  def __eq__(self, other):\n    return self == other\ndef f(): return A() == A()',
  'an __eq__ in lists':
    'class A:\n  def __eq__(self, other):\n    return [self] == [other]\ndef f(): return A() == A()',
  'a __getattr__ that asks itself':
    'class A:\n  def __getattr__(self, name):\n    return getattr(self, name)\ndef f(): return A().x',
  'a __len__ of itself': 'class A:\n  def __len__(self):\n    return len(self)\ndef f(): return len(A())',
  'an __add__ of itself': 'class A:\n  def __add__(self, other):\n    return self + other\ndef f(): return A() + 1',
  'a __hash__ of itself': 'class A:\n  def __hash__(self):\n    return hash(self)\ndef f(): return {A(): 1}',
  'a cached function without an end':
    'from functools import cache\n@cache\ndef g(n): return g(n + 1)\ndef f(): return g(0)',
  'a key function that sorts': '\ndef g(n):\n  return sorted([1, 2], key=g)\ndef f(): return g(0)',
};

describe('a recursion that does not end is an error of the program, on its line', () => {
  test.each(Object.entries(ENDLESS))('%s', async (_name, source) => {
    const observation = await call(source);
    expect(observation?.error).toMatchObject({ type: 'RecursionError', line: 3 });
  });

  test('also when it is in how the answer or the error shows itself', async () => {
    const answer = 'class A:\n  def __repr__(self): return repr(self)\ndef f(): return A()';
    expect(await call(answer)).toMatchObject({ value: { type: 'object', class: 'A', text: '<?>' } });
    const error = 'class E(Exception):\n  def __str__(self): return str(self)\ndef f(): raise E()';
    expect((await call(error))?.error).toMatchObject({ type: 'E', line: 3 });
  });
});

test('a cached function may call itself as deep as in Python on a desktop', async () => {
  const source =
    'from functools import cache\n@cache\ndef fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)\ndef f(): return fib(400)';
  expect(await call(source)).toMatchObject({
    value: { text: '176023680645013966468226945392411250770384383304492191886725992896575345044216019675' },
  });
});

test('a recursion in Python alone still reaches the limit of Python', async () => {
  const source = 'def g(n): return 0 if n == 0 else 1 + g(n - 1)\ndef f(): return g(950)';
  expect(await call(source)).toMatchObject({ value: { text: '950' } });
});
