import { fileURLToPath } from 'node:url';
import type { Piece } from '@kodestien/sandbox/judge/observation';
import { pythonEngine } from '@kodestien/sandbox/python/vite-plugin';
import { sandboxTest } from '../fixtures/sandbox-page.ts';
import { withoutSharedMemory } from '../fixtures/without-shared-memory.ts';
import type { JavaScriptPage } from './javascript-page.ts';
import type { PythonPage } from './python-page.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const python = sandboxTest(path('./python-page.ts'), [pythonEngine()]);
const javascript = sandboxTest(path('./javascript-page.ts'));
const { expect } = python;

const text = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join('');

python.test.describe('Python in a page that shares no memory with its workers', () => {
  const test = python.test;
  type PythonWindow = Window & PythonPage;
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(withoutSharedMemory);
    await page.reload();
    expect(await page.evaluate(() => typeof SharedArrayBuffer)).toBe('undefined');
  });

  test('a program asks, and shows once what it had printed before', async ({ page }) => {
    const asked = await page.evaluate(() =>
      (window as unknown as PythonWindow).runToEnd(
        'print("Hei")\nnavn = input("Navn? ")\nprint("Så,", navn)\nalder = int(input())\nprint(navn, "er", alder + 1)',
        ['Åse', '41'],
      ),
    );
    expect(asked.pieces).toEqual([
      { kind: 'out', text: 'Hei\n' },
      { kind: 'prompt', text: 'Navn? ' },
      { kind: 'input', text: 'Åse\n' },
      { kind: 'out', text: 'Så, Åse\n' },
      { kind: 'input', text: '41\n' },
      { kind: 'out', text: 'Åse er 42\n' },
    ]);
    expect(asked.replaced).toBe(0);
    const ended = await page.evaluate(() => (window as unknown as PythonWindow).runToEnd('input()', [null]));
    expect(ended.error?.type).toBe('EOFError');
  });

  test('chance and time stay the same while someone answers, and are new in the next run', async ({ page }) => {
    const play = () =>
      page.evaluate(() =>
        (window as unknown as PythonWindow).runToEnd(
          'import random, time\ntall = random.random()\nprint(tall, time.time(), time.perf_counter())\ninput()\nprint(tall == random.random())\ninput()\nprint("slutt")',
          ['a', 'b'],
        ),
      );
    const [first, second] = [await play(), await play()];
    expect(first.replaced).toBe(0);
    expect(text(first.pieces)).toMatch(/^\S+ \S+ \S+\na\nFalse\nb\nslutt\n$/);
    expect(text(second.pieces).split(' ')[0]).not.toBe(text(first.pieces).split(' ')[0]);
  });

  test('a program that does something else when it is run again replaces what was shown', async ({ page }) => {
    const result = await page.evaluate(() => {
      // More readings of the clock than are kept, so that the second run meets another time.
      const source =
        'import time\nfor _ in range(12000): last = time.time()\nprint(last)\nnavn = input("Navn? ")\nprint("Hei", navn)';
      return (window as unknown as PythonWindow).runToEnd(source, ['Bo']);
    });
    expect(result.replaced).toBe(1);
    expect(text(result.pieces)).toMatch(/^[\d.]+\nNavn\? Bo\nHei Bo\n$/);
  });

  test('a program waits as long as it says, and only once', async ({ page }) => {
    const result = await page.evaluate(() =>
      (window as unknown as PythonWindow).runToEnd(
        'import time\na = time.monotonic()\ntime.sleep(0.3)\nprint(0.29 < time.monotonic() - a < 5)\ninput()\nprint("etter")',
        ['x'],
      ),
    );
    expect(text(result.pieces)).toBe('True\nx\netter\n');
  });

  test('a loop that never ends is stopped, the page stays free, and the next program runs', async ({ page }) => {
    const result = await page.evaluate(async () => {
      const { python, runToEnd } = window as unknown as PythonWindow;
      const pieces: string[] = [];
      const run = python.run('for i in range(200): print(i)\nwhile True: pass', {
        pieces: (more) => pieces.push(...more.map((piece) => piece.text)),
        asks() {},
      });
      while (!pieces.join('').endsWith('199\n')) await new Promise((resolve) => setTimeout(resolve, 5));
      python.stop();
      return { end: await run.ended, next: await runToEnd('print("igjen")') };
    });
    expect(result.end).toEqual({ stopped: 'learner' });
    expect(text(result.next.pieces)).toBe('igjen\n');
  });

  test('a flood of output is cut, a turtle draws, a check and the steps of a program are made', async ({ page }) => {
    const result = await page.evaluate(async () => {
      const { python, runToEnd } = window as unknown as PythonWindow;
      const flood = await runToEnd('while True: print("ha" * 40)');
      const turtle = await runToEnd('from turtle import *\ninput()\nfor _ in range(4):\n    fd(50)\n    lt(90)', ['']);
      const loop = 'if input() == "loop":\n    while True: pass\nprint(1)';
      const checked = await python.check(
        loop,
        ['a', 'loop', 'b'].map((stdin) => ({ kind: 'stdin', stdin })),
      );
      const lines = ['2', '3'];
      const trace = await python.trace(
        'a = int(input("A? "))\nb = int(input("B? "))\nprint(a + b)',
        { kind: 'stdin', stdin: '' },
        (_transcript, answer) => answer(lines.shift() ?? null),
      );
      return { flood, turtle, checked, trace };
    });
    expect(result.flood.stopped).toBe('output');
    expect(text(result.flood.pieces).length).toBe(400_000);
    expect(result.turtle.drawing.map(({ kind }) => kind)).toEqual(['line', 'line', 'line', 'line', 'turtle']);
    expect(result.checked.map(({ output, stopped }) => stopped ?? output)).toEqual(['1\n', 'time', '1\n']);
    expect(result.trace.end).toBe('done');
    expect(result.trace.steps.map(([, line]) => line)).toEqual([1, 2, 3, 3]);
    expect(text(result.trace.transcript)).toBe('A? 2\nB? 3\n5\n');
  });

  test('a worker that cannot be loaded is an error with a reason', async ({ browser, sandboxUrl }) => {
    const page = await browser.newPage();
    await page.addInitScript(withoutSharedMemory);
    await page.route('**/assets/worker*', (route) => route.abort());
    await page.goto(sandboxUrl);
    const reason = await page.evaluate(() =>
      (window as unknown as PythonWindow).runToEnd('print(1)').then(
        () => 'ran',
        (error) => error.reason,
      ),
    );
    expect(reason).toBe('start');
    await page.close();
  });
});

javascript.test.describe('JavaScript in a page that shares no memory with its workers', () => {
  const test = javascript.test;
  type JavaScriptWindow = Window & JavaScriptPage;
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(withoutSharedMemory);
    await page.reload();
  });

  test('a program asks, and shows once what it had printed before', async ({ page }) => {
    const { pieces, replaced } = await page.evaluate(() =>
      (window as unknown as JavaScriptWindow).runToEnd(
        'console.log("Hei");\nconst navn = prompt("Navn?");\nconsole.log(navn);\nconsole.log(prompt("Alder?") * 2, prompt("Avbryt?"));',
        ['Åse', '21', null],
      ),
    );
    expect(replaced).toBe(0);
    expect(pieces).toEqual([
      { kind: 'out', text: 'Hei\n' },
      { kind: 'prompt', text: 'Navn?' },
      { kind: 'input', text: 'Åse' },
      { kind: 'out', text: 'Åse\n' },
      { kind: 'prompt', text: 'Alder?' },
      { kind: 'input', text: '21' },
      { kind: 'prompt', text: 'Avbryt?' },
      { kind: 'out', text: '42 null\n' },
    ]);
  });

  test('chance, time and timers stay the same while someone answers', async ({ page }) => {
    const source =
      'console.log(Math.random(), Date.now());\nsetTimeout(() => {\n  console.log(Math.random());\n  prompt("?");\n  console.log("slutt");\n}, 300);\nprompt("!");';
    const play = () =>
      page.evaluate((code) => (window as unknown as JavaScriptWindow).runToEnd(code, ['a', 'b']), source);
    const [first, second] = [await play(), await play()];
    expect(first.replaced).toBe(0);
    expect(text(first.pieces)).toMatch(/^\S+ \d+\n!a\S+\n\?bslutt\n$/);
    expect(text(second.pieces).split(' ')[0]).not.toBe(text(first.pieces).split(' ')[0]);
  });

  test('a loop that never ends is stopped, and the next program and a check run', async ({ page }) => {
    const result = await page.evaluate(async () => {
      const { javascript, runToEnd } = window as unknown as JavaScriptWindow;
      const running = javascript.run('console.log(1);\nwhile (true) {}', {
        onPieces: () => setTimeout(() => javascript.stop(), 20),
        onAsk() {},
      });
      return {
        stopped: await running,
        next: await runToEnd('console.log(2)'),
        checked: await javascript.check('console.log(prompt())', [{ kind: 'stdin', stdin: '7' }]),
      };
    });
    expect(result.stopped).toEqual({ stopped: 'user' });
    expect(text(result.next.pieces)).toBe('2\n');
    expect(result.checked?.map(({ output }) => output)).toEqual(['7\n']);
  });
});
