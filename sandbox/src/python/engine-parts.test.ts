import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createEngine, type Engine, MEMORY_PAGES_MAX } from './engine.ts';
import { splitEngine } from './engine-parts.ts';
import { groupsFor, Library, PART_MODULES } from './library.ts';
import { compileParts, loadEngine, PYTHON_WASM } from './node.ts';
import { observe } from './observe.ts';
import { slimWasm } from './wasm-file.ts';

// Each program boots an interpreter twice.
vi.setConfig({ testTimeout: 120_000 });

const LIMITS = { milliseconds: 60_000, outputCharacters: 50_000, memoryMegabytes: 128 };
const slim = slimWasm(new Uint8Array(readFileSync(PYTHON_WASM)), MEMORY_PAGES_MAX);
const { engine: file, groups } = splitEngine(slim);
const index = groups.map(({ modules }) => ({ modules: modules.join(' '), address: '' }));
const whole = loadEngine();
const asked: number[] = [];
const load = (group: number) => {
  asked.push(group);
  return groups[group]?.file ?? new Uint8Array();
};
const engine: Engine = {
  ...createEngine(new WebAssembly.Module(file), whole.parts),
  library: new Library(index, load),
};
/** As in a worker that has run a program before. */
const goingOn: Engine = { ...engine, snapshot: { parts: 0, taken: null } };
const seen = (on: Engine, source: string) => observe(on, source, [{ kind: 'stdin', stdin: '' }], LIMITS);

test('the file that a page starts with is little more than the interpreter', () => {
  expect(file.length).toBeLessThan(slim.length * 0.65);
});

test.each([
  ['needs nothing for a program that imports nothing', 'print("Hei")', []],
  ['needs one small file for chance', 'import random\nprint(random.randint(1, 6), random.choice("abc"))', [0]],
  [
    'needs two for what small programs use',
    'import json, re\nprint(json.dumps({"a": re.findall("a+", "caaa")}))',
    [0, 1],
  ],
  [
    'finds what is imported without being named',
    'print(["é".encode(name) for name in ("latin-1", "idna")])',
    [0, 1, 2, 3],
  ],
  ['finds the names of characters', 'print("\\N{SNOWMAN}")', [3]],
  ['finds the tables of an encoding', 'print("日本".encode("shift_jis"))', [2, 3]],
  ['knows that a module does not exist', 'import fjell', []],
])('the page’s engine %s, and gives what the server’s gives', async (_what, source, expected) => {
  const there = await seen(whole, source);
  for (const one of [engine, goingOn]) {
    asked.length = 0;
    expect(await seen(one, source)).toEqual(there);
    expect(asked.toSorted()).toEqual(expected);
  }
});

test('the page’s engine has no modules for the tests of CPython, and every other that the server’s has', async () => {
  const source = `import sys
for name in sys.builtin_module_names + tuple(sys.stdlib_module_names):
    try:
        __import__(name)
        print(name)
    except ImportError:
        pass
    except Exception as error:
        print(name, error)
`;
  const names = async (on: Engine) => new Set((await seen(on, source))[0]?.output.split('\n'));
  const page = await names(engine);
  const missing = [...(await names(whole))].filter((name) => !page.has(name));
  expect(missing.toSorted()).toEqual(['_testbuffer', '_testcapi', '_testclinic', '_testinternalcapi', '_xxtestfuzz']);
});

test('what a program imports is known before it runs', () => {
  expect(groupsFor('print("import")', index)).toEqual([]);
  expect(groupsFor('import random', index)).toEqual([0]);
  expect(groupsFor('from random import randint as r\nimport sys, json', index)).toEqual([0, 1]);
  expect(groupsFor('if True: import asyncio', index)).toEqual([2]);
  expect(groupsFor('print("\\N{SNOWMAN}")', index)).toEqual([3]);
});

test('a part of the driver that comes late is asked for once, by the first program that imports it', async () => {
  const code = compileParts().get('plot') as Uint8Array<ArrayBuffer>;
  const loaded: number[] = [];
  const { plot: _late, ...parts } = whole.parts;
  const late = [...index, { modules: PART_MODULES.plot, address: '', part: 'plot' as const }];
  const page: Engine = {
    ...createEngine(new WebAssembly.Module(file), parts),
    library: new Library(late, (group) => {
      loaded.push(group);
      return group === 4 ? code : (groups[group]?.file ?? new Uint8Array());
    }),
  };
  const source = 'import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()';
  expect(await seen(page, 'print(1)')).toEqual(await seen(whole, 'print(1)'));
  expect(loaded).toEqual([]);
  expect(await seen(page, source)).toEqual(await seen(whole, source));
  expect(await seen(page, source)).toEqual(await seen(whole, source));
  expect(loaded).toEqual([4]);
  for (const line of ['from plot import *', 'import matplotlib.pyplot as plt', 'from pylab import plot']) {
    expect(groupsFor(line, late)).toEqual([4]);
  }
});

test('an engine with other tables is refused instead of being cut in the wrong place', () => {
  const changed = Uint8Array.from(slim.map((byte, place) => (place > 7_000_000 && place < 7_000_100 ? 0 : byte)));
  expect(() => splitEngine(changed)).toThrow('tables');
});
