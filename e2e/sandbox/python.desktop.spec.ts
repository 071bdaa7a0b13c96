import { fileURLToPath } from 'node:url';
import type { ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { Piece } from '@kodestien/sandbox/judge/observation';
import { pythonEngine } from '@kodestien/sandbox/python/vite-plugin';
import { createGrader } from '@kodestien/sandbox/server/grader';
import { sandboxTest } from '../fixtures/sandbox-page.ts';
import type { PythonPage } from './python-page.ts';

const entry = fileURLToPath(new URL('./python-page.ts', import.meta.url));
const { test, expect } = sandboxTest(entry, [pythonEngine()]);

declare const window: Window & PythonPage;

const text = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join('');

test('a program shows its output, and an error as Python writes it', async ({ page }) => {
  const hello = await page.evaluate(() => window.runToEnd('print("Blåbær", 2 + 2)'));
  expect(hello).toEqual({ pieces: [{ kind: 'out', text: 'Blåbær 4\n' }], drawing: [], replaced: 0 });
  const broken = await page.evaluate(() => window.runToEnd('def f():\n    return 1 / 0\nprint("før")\nf()'));
  expect(text(broken.pieces)).toBe('før\n');
  expect(broken.error).toMatchObject({ type: 'ZeroDivisionError', line: 2 });
});

test('a program asks, and goes on with what was typed', async ({ page }) => {
  const asked = await page.evaluate(() =>
    window.runToEnd('navn = input("Navn? ")\nalder = int(input())\nprint(navn, "er", alder + 1)', ['Åse', '41']),
  );
  expect(asked.pieces).toEqual([
    { kind: 'prompt', text: 'Navn? ' },
    { kind: 'input', text: 'Åse\n' },
    { kind: 'input', text: '41\n' },
    { kind: 'out', text: 'Åse er 42\n' },
  ]);
  const ended = await page.evaluate(() => window.runToEnd('input()', [null]));
  expect(ended.error?.type).toBe('EOFError');
});

test('what was printed before an endless loop is shown, the page stays free, and Stop stops it', async ({ page }) => {
  const result = await page.evaluate(async () => {
    const pieces: string[] = [];
    const run = window.python.run('for i in range(5): print(i)\nwhile True: pass', {
      pieces: (more) => pieces.push(...more.map((piece) => piece.text)),
      asks() {},
    });
    while (pieces.join('') !== '0\n1\n2\n3\n4\n') await new Promise((resolve) => setTimeout(resolve, 5));
    window.python.stop();
    return { end: await run.ended, next: await window.runToEnd('print("igjen")') };
  });
  expect(result.end).toEqual({ stopped: 'learner' });
  expect(text(result.next.pieces)).toBe('igjen\n');
});

test('a program waits as long as it says when it sleeps', async ({ page }) => {
  const result = await page.evaluate(() =>
    window.runToEnd('import time\na = time.monotonic()\ntime.sleep(0.2)\nprint(0.19 < time.monotonic() - a < 5)'),
  );
  expect(text(result.pieces)).toBe('True\n');
});

test('a flood of output is cut, in few and large pieces', async ({ page }) => {
  const result = await page.evaluate(() => window.runToEnd('while True: print("ha" * 40)'));
  expect(result.stopped).toBe('output');
  expect(text(result.pieces).length).toBe(400_000);
  expect(result.pieces.length).toBeLessThan(200);
});

test('a program that fills the memory gets an error, not the machine', async ({ page }) => {
  const result = await page.evaluate(() => window.runToEnd('x = [0]\nwhile True: x += x'));
  expect(result.error?.type ?? result.stopped).toMatch(/^(MemoryError|memory)$/);
});

test('a turtle draws while the program runs', async ({ page }) => {
  const { drawing } = await page.evaluate(() =>
    window.runToEnd('from turtle import *\ncolor("red")\nfor _ in range(4):\n    fd(50)\n    lt(90)'),
  );
  expect(drawing.map(({ kind }) => kind)).toEqual(['line', 'line', 'line', 'line', 'turtle']);
  expect(drawing[0]).toEqual({ kind: 'line', from: [0, 0], to: [50, 0], colour: '#ff0000', width: 1 });
});

test('chance is real when someone plays', async ({ page }) => {
  const roll = () => page.evaluate(() => window.runToEnd('import random\nprint(random.random())'));
  expect(text((await roll()).pieces)).not.toBe(text((await roll()).pieces));
});

test('every run is a fresh one', async ({ page }) => {
  await page.evaluate(() => window.runToEnd('import builtins\nbuiltins.print = None\nx = 1'));
  const result = await page.evaluate(() => window.runToEnd('print("x" in globals())'));
  expect(text(result.pieces)).toBe('False\n');
});

test('the steps of a program can be recorded', async ({ page }) => {
  const trace = await page.evaluate(() =>
    window.python.trace('n = int(input())\nfor i in range(n): print(i)', { kind: 'stdin', stdin: '2' }),
  );
  expect(trace.end).toBe('done');
  expect(trace.steps.map(([, line]) => line)).toEqual([1, 2, 2, 2, 2]);
  expect(text(trace.transcript)).toBe('2\n0\n1\n');
});

test('a check in the page sees exactly what the server sees', async ({ page }) => {
  test.slow();
  const stdin = (given = ''): ProgramInput => ({ kind: 'stdin', stdin: given });
  const programs: { source: string; inputs: ProgramInput[] }[] = [
    { source: 'print("Hei, " + input("Hvem? "))', inputs: [stdin('Ada'), stdin('Åse\n'), stdin()] },
    {
      source: 'def f(a, b=2):\n    print(a)\n    return [a / b, {"x": (a,)}, {3, 1, "a"}, None, 0.1 + 0.2]',
      inputs: [
        { kind: 'call', function: 'f', args: [1] },
        { kind: 'call', function: 'g', args: [] },
        { kind: 'expression', code: 'f(10**30)' },
      ],
    },
    {
      source:
        'import random, time, datetime\ntime.sleep(9)\nprint(random.sample(range(100), 5), datetime.date.today())',
      inputs: [stdin(), stdin()],
    },
    {
      source: 'from turtle import *\ncircle(30)\ndot(5, "blue")',
      inputs: [stdin(), { kind: 'source', construct: 'call:circle' }],
    },
    { source: 'if x = 1:\n    pass', inputs: [stdin(), { kind: 'source', construct: 'if' }] },
    { source: 'print([1, 2][int(input())])', inputs: [stdin('1'), stdin('5'), stdin('a')] },
    { source: 'print({"a", "b", "c", "d", "e"}, hash("hei"))', inputs: [stdin()] },
    { source: 'import os, sys\nprint(sys.version, os.listdir("."))\nos._exit(2)', inputs: [stdin(), stdin()] },
    { source: 'while True: print("x" * 999)', inputs: [stdin()] },
    { source: 'def f(): return f()\nf()', inputs: [stdin()] },
    {
      source: 'price = 823\nprint(price * 3)',
      inputs: [
        { kind: 'stdin', stdin: '', vary: { price: 1234 } },
        { kind: 'stdin', stdin: '', vary: { cost: 1 } },
      ],
    },
    {
      source: 'import random\nprint("You threw", random.randint(1, 6))',
      inputs: [{ kind: 'stdin', stdin: '', shuffle: { range: [1, 6] } }],
    },
    {
      source: 'class Dog:\n    def __init__(self, name): self.name = name',
      inputs: [
        { kind: 'expression', code: '[Dog("Rex"), map(str, (1, 2)), Dog]' },
        { kind: 'call', function: 'Dog', args: [{ tuple: [1, { set: [2] }] }] },
      ],
    },
    { source: 'class A:\n    def __str__(self):\n        return str(self)\nprint(A())', inputs: [stdin()] },
    { source: 'print(f"{3.14159:.2f} {10**20:_}".rjust(40))', inputs: [stdin()] },
  ];
  const limits = { milliseconds: 20_000, outputCharacters: 5_000, memoryMegabytes: 128 };
  const grader = createGrader({ size: 1 });
  try {
    for (const { source, inputs } of programs) {
      const [server, browser] = await Promise.all([
        grader.observe({ language: 'python', source, inputs, limits, key: 'test' }),
        page.evaluate((task) => {
          const { source, inputs, limits } = JSON.parse(task);
          return window.python.check(source, inputs, limits);
        }, JSON.stringify({ source, inputs, limits })),
      ]);
      expect(browser, source).toEqual(server);
    }
  } finally {
    grader.close();
  }
});

test('a check that does not end is ended, and the others are still made', async ({ page }) => {
  const observations = await page.evaluate(() =>
    window.python.check('if input() == "loop":\n    while True: pass\nprint(1)', [
      { kind: 'stdin', stdin: 'a' },
      { kind: 'stdin', stdin: 'loop' },
      { kind: 'stdin', stdin: 'b' },
    ]),
  );
  expect(observations.map(({ output, stopped }) => stopped ?? output)).toEqual(['1\n', 'time', '1\n']);
});

test('what is started while something runs takes its place', async ({ page }) => {
  const result = await page.evaluate(async () => {
    const first = window.python.run('while True: pass', { pieces() {}, asks() {} });
    const second = await window.runToEnd('print(2)');
    return { first: await first.ended, second };
  });
  expect(result.first).toEqual({ stopped: 'learner' });
  expect(text(result.second.pieces)).toBe('2\n');
});

test('without its file Python says so, for every way to use it', async ({ browser, sandboxUrl }) => {
  const page = await browser.newPage();
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(sandboxUrl);
  const outcomes = await page.evaluate(async () => {
    const uses = {
      ready: () => window.python.ready,
      run: () => window.runToEnd('print(1)'),
      check: () => window.python.check('print(1)', [{ kind: 'stdin', stdin: '' }]),
      trace: () => window.python.trace('print(1)', { kind: 'stdin', stdin: '' }),
    };
    const failed: string[] = [];
    for (const [name, use] of Object.entries(uses)) await use().catch(() => failed.push(name));
    return failed;
  });
  expect(outcomes).toEqual(['ready', 'run', 'check', 'trace']);
  await page.close();
});

const ENDINGS = [
  {
    what: 'a file that is no engine',
    file: '**/*.wasm',
    answer: { contentType: 'application/wasm', body: 'not an engine' },
    reason: 'start',
  },
  { what: 'an engine without the worker that compiles it', file: '**/compile-worker-*.js', reason: 'download' },
] as const;
for (const { what, file, reason, ...ending } of ENDINGS) {
  test(`${what} is reported: ${reason}`, async ({ browser, sandboxUrl }) => {
    const page = await browser.newPage();
    await page.route(file, (route) => ('answer' in ending ? route.fulfill(ending.answer) : route.abort()));
    await page.goto(sandboxUrl);
    const reported = await page.evaluate(() =>
      window.python.ready.then(
        () => 'ready',
        (error: { reason?: string }) => error.reason,
      ),
    );
    expect(reported).toBe(reason);
    await page.close();
  });
}
