import { fileURLToPath } from 'node:url';
import type { ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { ProgramError } from '@kodestien/sandbox/judge/observation';
import { createGrader } from '@kodestien/sandbox/server/grader';
import type { Page } from '@playwright/test';
import { sandboxTest } from '../fixtures/sandbox-page.ts';
import type { JavaScriptPage } from './javascript-page.ts';

const { test, expect } = sandboxTest(fileURLToPath(new URL('./javascript-page.ts', import.meta.url)));
type JavaScriptWindow = Window & JavaScriptPage;

type Ended = { error?: ProgramError; stopped?: string; output: string };

async function run(page: Page, source: string): Promise<Ended> {
  const { ending, pieces } = await page.evaluate(
    (program) => (window as unknown as JavaScriptWindow).runToEnd(program),
    source,
  );
  return { ...ending, output: pieces.map(({ text }) => text).join('') };
}

test('work that the engine itself cannot interrupt is stopped, and the next program runs', async ({ page }) => {
  for (const source of ['new Array(1e9) + ""', '"a".repeat(1e5).replace(/(a*)*b/g, "")', 'for (;;);']) {
    const stopped = await page.evaluate(async (program) => {
      const { javascript, runToEnd } = window as unknown as JavaScriptWindow;
      await javascript.ready();
      const ended = runToEnd(`console.log("started");${program}`);
      await new Promise((resolve) => setTimeout(resolve, 300));
      javascript.stop();
      return (await ended).ending;
    }, source);
    expect(stopped).toMatchObject({ stopped: expect.stringMatching(/^(user|memory)$/) });
    expect(await run(page, 'console.log(1 + 1)')).toMatchObject({ output: '2\n' });
  }
});

test('a program that fills the memory is ended, whatever it fills it with', async ({ page }) => {
  for (const source of [
    'const all = []; for (;;) all.push(new Uint8Array(1e7));',
    'let text = "x"; for (;;) text += text;',
    'const all = []; for (;;) { const one = new ArrayBuffer(8, { maxByteLength: 1e7 }); one.resize(1e7); all.push(one) }',
  ]) {
    const { stopped, error } = await run(page, source);
    expect(stopped ?? error?.message).toMatch(/memory|string too long|array buffer|invalid/i);
  }
});

test('a program can catch its own endless recursion, and a deep one ends', async ({ page }) => {
  const source =
    'let depth = 0; function deeper() { depth++; deeper() }' +
    'try { deeper() } catch (error) { console.log(error instanceof RangeError, depth > 500) }';
  expect(await run(page, source)).toMatchObject({ output: 'true true\n' });
  for (const other of [
    'const o = { get a() { return this.a } }; o.a',
    'const o = { toString() { return "" + this } }; String(o)',
    'function f() { [1].map(f) } f()',
    'class A { constructor() { new A() } } new A()',
    'eval("(".repeat(50000))',
  ]) {
    const { error, stopped } = await run(page, other);
    expect(error?.type ?? stopped).toMatch(/RangeError|SyntaxError|InternalError/);
  }
});

test('chance and time are real, and nothing is left of the program before', async ({ page }) => {
  const look = 'console.log(Math.random(), typeof left); globalThis.left = 1; Math.random = () => 7';
  const [first, second] = [await run(page, look), await run(page, look)];
  expect(first.output).toMatch(/^0\.\d+ undefined\n$/);
  expect(second.output).toMatch(/^0\.\d+ undefined\n$/);
  expect(second.output).not.toBe(first.output);
  const before = Date.now();
  const shown = Number((await run(page, 'console.log(Date.now())')).output);
  expect(shown).toBeGreaterThanOrEqual(before - 1000);
});

test('a check in the page sees what the server sees, also of chance, varied values and languages', async ({ page }) => {
  const inputs: ProgramInput[] = [
    { kind: 'stdin', stdin: '', vary: { price: 1234 } },
    { kind: 'stdin', stdin: '', vary: { cost: 1 } },
    { kind: 'expression', code: 'Math.ceil(Math.random() * 6)', shuffle: { range: [1, 6] } },
    { kind: 'expression', code: '["Ål", "Zoo", "ape"].sort((a, b) => a.localeCompare(b, "nb"))' },
    { kind: 'expression', code: '(1234.5).toLocaleString("nb-NO") + (1234.5).toLocaleString()' },
    { kind: 'expression', code: '[3, 1, 2].sort((a, b) => a > b)' },
    { kind: 'expression', code: 'structuredClone({ a: [new Set([1])] })' },
  ];
  const source = 'const price = 823;\nconsole.log(price * 3);';
  const grader = createGrader({ size: 1 });
  try {
    const server = await grader.observe({ language: 'javascript', source, inputs, key: 'test' });
    const browser = await page.evaluate(async (task) => {
      const { javascript } = window as unknown as JavaScriptWindow;
      await javascript.ready();
      const { source, inputs } = JSON.parse(task);
      return javascript.check(source, inputs);
    }, JSON.stringify({ source, inputs }));
    expect(browser).toEqual(server);
  } finally {
    grader.close();
  }
});
