import { expect, test } from 'vitest';
import type { ProgramInput } from '../judge/inputs.ts';
import type { Limits } from '../judge/observation.ts';
import type { Engine } from './engine.ts';
import { loadEngine } from './node.ts';
import { observe } from './observe.ts';

const LIMITS: Limits = { milliseconds: 20_000, outputCharacters: 20_000, memoryMegabytes: 128 };
const INPUT: ProgramInput = { kind: 'stdin', stdin: 'Kari\n' };

const going = loadEngine();
const { snapshot: _, ...booting } = loadEngine();

const run = async (engine: Engine, source: string) => (await observe(engine, source, [INPUT], LIMITS))[0];

test.each([
  ['prints', 'print("Hei", input("Hva heter du? "))'],
  ['fails', 'def a(n):\n    return 1 / n\n\nprint(a(0))'],
  ['asks for the order of sets', 'print(set("kodestien"), hash("kodestien"), frozenset(range(50, 60)))'],
  ['asks for chance', 'import random\nprint([random.randint(1, 6) for _ in range(20)], random.random())'],
  ['asks for the time', 'import datetime, time\ntime.sleep(3)\nprint(datetime.date.today(), round(time.time()) % 60)'],
  ['recurses without end', 'def f(n):\n    return f(n + 1)\n\nf(0)'],
  ['recurses as deep as it may', 'def f(n):\n    return n if n == 0 else f(n - 1)\n\nprint(f(960))'],
  ['fills the memory', 'a = [0]\nwhile True:\n    a += a'],
  [
    'looks at who called it',
    'import sys\nf = sys._getframe()\nn = 0\nwhile f:\n    n += 1\n    f = f.f_back\nprint(n > 0)',
  ],
  [
    'writes and reads a file',
    'with open("a.txt", "w") as f:\n    f.write("å")\nprint(open("a.txt").read())\nimport os\nprint(os.listdir("/"))',
  ],
  [
    'opens what is open already',
    'import os\nfor fd in range(9):\n    try:\n        print(fd, os.fstat(fd).st_size)\n    except OSError as e:\n        print(fd, e.errno)',
  ],
  ['ends itself', 'import os\nprint(1, flush=True)\nos._exit(3)'],
  ['exits', 'print(1)\nexit()'],
  ['draws', 'import turtle\nturtle.forward(100)\nturtle.circle(20)'],
  ['has functions called at its end', 'import atexit\natexit.register(print, "slutt")'],
])('A program that %s gets the same from an interpreter that goes on as from one that boots', async (_what, source) => {
  const [here, there] = [await run(going, source), await run(booting, source)];
  expect(here).toEqual(there);
  // The second one goes on from a snapshot with all parts of the driver compiled.
  expect(await run(going, source)).toEqual(there);
});

test('Nothing that a program does is there in the next one that goes on from the same snapshot', async () => {
  const spoil = [
    'import builtins, sys, gc',
    'builtins.print = None',
    'sys.modules["math"] = 7',
    'sys.path.append("x")',
    'open("left.txt", "w").write("x")',
    'for one in gc.get_objects():',
    '    if type(one) is dict and "serve" in one: one.clear()',
  ].join('\n');
  await run(going, spoil);
  const look = 'import os, sys, math\nprint(math.floor(2.5), os.path.exists("left.txt"), "x" in sys.path)';
  expect((await run(going, look))?.output).toBe('2 False False\n');
});
