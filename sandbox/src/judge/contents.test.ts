import { describe, expect, test } from 'vitest';
import { observeHere } from '../javascript/testing/observe-here.ts';
import { loadEngine } from '../python/node.ts';
import { observe } from '../python/observe.ts';
import type { Observation } from './observation.ts';
import { display, isSameValue, type Value } from './value.ts';

const LIMITS = { milliseconds: 5_000, outputCharacters: 20_000, memoryMegabytes: 128 };
const engine = loadEngine();

/** The values of these expressions, each after the same program. */
async function python(program: string, ...codes: string[]): Promise<Observation[]> {
  return observe(
    engine,
    program,
    codes.map((code) => ({ kind: 'expression', code })),
    LIMITS,
  );
}
const javascript = (program: string, ...codes: string[]) =>
  observeHere(
    program,
    codes.map((code) => ({ kind: 'expression', code })),
  );
const same = (one?: Observation, other?: Observation) => isSameValue(one?.value as Value, other?.value as Value);
const shown = ({ value, error }: Observation) => (value ? display(value) : error?.message);

describe('A value is compared by what it holds, in Python', () => {
  const PROGRAM = `
class Dog:
    kind = "dog"
    def __init__(self, name, age):
        self.name = name
        self.age = age
class Slotted:
    __slots__ = ("x",)
    def __init__(self, x):
        self.x = x
class Named(Dog):
    def __repr__(self):
        return "Named " + self.name
def squares(n):
    for i in range(n):
        yield i * i
def endless():
    while True:
        yield 1
`;
  test('generators, map and iterators: by their items, whatever makes them', async () => {
    const [generator, mapped, iterated, other] = await python(
      PROGRAM,
      'squares(3)',
      'map(lambda n: n * n, range(3))',
      'iter([0, 1, 4])',
      'squares(4)',
    );
    expect(shown(generator as Observation)).toBe('<0, 1, 4>');
    expect([same(generator, mapped), same(generator, iterated), same(generator, other)]).toEqual([true, true, false]);
  });

  test('instances without a text of their own: by their attributes', async () => {
    const [rex, also, old, slotted, otherSlot, named] = await python(
      PROGRAM,
      'Dog("Rex", 3)',
      'Dog("Rex", 3)',
      'Dog("Rex", 9)',
      'Slotted(1)',
      'Slotted(2)',
      'Named("Rex", 3)',
    );
    expect(shown(rex as Observation)).toBe("Dog { name: 'Rex', age: 3 }");
    expect([same(rex, also), same(rex, old), same(slotted, otherSlot)]).toEqual([true, false, false]);
    expect(shown(named as Observation)).toBe('Named Rex');
  });

  test('what has no end, and what nobody can look into, is not even like itself', async () => {
    for (const observation of await python(PROGRAM, 'endless()', 'squares', 'len', 'Dog', 'lambda: 1')) {
      expect(same(observation, observation), shown(observation)).toBe(false);
    }
  });

  test('an error while it is gone through is the program’s', async () => {
    const [observation] = await python('def fails():\n    yield 1\n    yield 1 / 0\n', 'fails()');
    expect(observation?.error).toMatchObject({ type: 'ZeroDivisionError', line: 3 });
  });
});

describe('A value is compared by what it holds, in JavaScript', () => {
  const PROGRAM = `
class Dog { constructor(name, inside) { this.name = name; this.inside = inside; } }
class Hidden { #age; constructor(age) { this.#age = age; } }
function* count(n) { for (let i = 0; i < n; i++) yield i; }
function* endless() { while (true) yield 1; }
const deep = (n) => ({ a: { b: { c: { d: { e: n } } } } });
const long = (last) => [...Array(300).keys(), last];
`;
  test('deeper than two levels, longer than a hundred items, inside instances', async () => {
    const [one, other, rex, also, long, longer] = await javascript(
      PROGRAM,
      'new Dog("Rex", deep(1))',
      'new Dog("Rex", deep(2))',
      'new Dog("Rex", 1)',
      'new Dog("Rex", 1)',
      'new Dog("a", long(1))',
      'new Dog("a", long(2))',
    );
    expect([same(one, one), same(one, other), same(rex, also)]).toEqual([true, false, true]);
    expect([same(long, long), same(long, longer)]).toEqual([true, false]);
    expect(shown(rex as Observation)).toBe("Dog { name: 'Rex', inside: 1 }");
  });

  test('generators and iterators: by their items', async () => {
    const [generator, iterated, other] = await javascript(PROGRAM, 'count(3)', '[0, 1, 2].values()', 'count(4)');
    expect([same(generator, iterated), same(generator, other)]).toEqual([true, false]);
  });

  test('what has no end, private fields and functions are not even like themselves', async () => {
    for (const observation of await javascript(
      PROGRAM,
      'endless()',
      'new Hidden(1)',
      'count',
      'Dog',
      'new WeakMap()',
    )) {
      expect(same(observation, observation), shown(observation)).toBe(false);
    }
  });

  test('a private field makes an instance one that cannot be compared; a private method or a # in a text does not', async () => {
    const field = [
      '#a = 1;',
      '#a; constructor() { this.#a = 1 }',
      'b = 2\n  #a = 1\n',
      '#ø = 1; get ø() { return this.#ø }',
    ];
    for (const body of field) {
      const [observation] = await javascript(`class Sang { ${body} }`, 'new Sang()');
      expect(same(observation, observation), body).toBe(false);
    }
    const others = [
      'a = 1; #twice() { return this.a * 2 } both() { return this.#twice() }',
      'a = 1; get #b() { return 2 }',
      'a = 1; static #made = 0; constructor() { Sang.#made++ }',
      'a = 1; text() { return "Nr #a; " + `Sang #a;` } // #a = 1;',
      'a = 1; #b() {} static is(x) { return #b in x }',
    ];
    for (const body of others) {
      const [one, other] = await javascript(`class Sang { ${body}\n}`, 'new Sang()', '({ sang: new Sang() }).sang');
      expect(same(one, other), body).toBe(true);
    }
  });

  test('dates, patterns and errors: by their text', async () => {
    for (const observation of await javascript('', 'new Date(0)', '/a/g', 'new TypeError("x")')) {
      expect(same(observation, observation), shown(observation)).toBe(true);
    }
  });

  test('structuredClone copies everything, also what goes in circles', async () => {
    const program = `
const a = { list: [1, { b: 2 }], when: new Date(5), map: new Map([[1, new Set([2])]]) };
a.self = a;
const copy = structuredClone(a);
copy.list[1].b = 3;
let refused = '';
try { structuredClone({ f() {} }); } catch (error) { refused = error.message; }
`;
    const [value] = await javascript(
      program,
      '[a.list[1].b, copy.list[1].b, copy.self === copy, copy.map.get(1).has(2), copy.when.getTime(), refused]',
    );
    expect(shown(value as Observation)).toBe("[2, 3, true, true, 5, '[Function: f] could not be cloned.']");
  });
});
