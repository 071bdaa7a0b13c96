import { describe, expect, test } from 'vitest';
import { instrument, instrumentPage } from './instrument.ts';
import { STEP } from './page-messages.ts';

/** Runs the code with a count of its steps, and gives back what `result` became. */
function run(code: string): { result: unknown; steps: number } {
  let steps = 0;
  const result = new Function(
    STEP,
    `${instrument(code, 'script')}\nreturn typeof result === 'undefined' ? undefined : result;`,
  )(() => steps++);
  return { result, steps };
}

describe('Code that counts its steps', () => {
  test.each<[string, unknown, number]>([
    ['let result = 0; for (let i = 0; i < 3; i++) result += i;', 3, 3],
    ['let result = 0; while (result < 2) { result++ }', 2, 2],
    ['let result = 0; do result++; while (result < 4)', 4, 4],
    ['let result = []; for (const x of [1, 2]) for (const y in { a: 1 }) result.push(x + y);', ['1a', '2a'], 4],
    ['const f = (n) => n * 2; const result = [1, 2].map(f);', [2, 4], 2],
    ['const result = (() => ({ a: 1 }))();', { a: 1 }, 1],
    ['const result = ((a) => (b) => a + b)(1)(2);', 3, 2],
    ['function f() { "use strict"; return this } const result = f() === undefined;', true, 1],
    ['class A { constructor() { this.x = 1 } get y() { return this.x } } const result = new A().y;', 1, 2],
    ['let result = 0; a: for (;;) { for (;;) { result++; break a } }', 1, 2],
    ['let result = 0; if (true) for (const x of [1]) result = x; else result = 9;', 1, 1],
    ['let result; for (const f of [() => 1, x => x]) result = f(5);', 5, 4],
    ['let i = 0; let result; while (i < 1) result = () => i++, i = 1;', undefined, 1],
  ])('does what it did: %s', (code, result, steps) => {
    const ran = run(code);
    if (result !== undefined) expect(ran.result).toEqual(result);
    expect(ran.steps).toBe(steps);
  });

  test('keeps every line where it was', () => {
    const code = 'for (;;)\n  while (x)\n    f();\n\nconst g = () =>\n  1;\nfunction h() {\n}\n';
    expect(instrument(code, 'script').split('\n')).toHaveLength(code.split('\n').length);
  });

  test('is left alone when it cannot be parsed', () => {
    expect(instrument('let = = 5; while (1) {}', 'script')).toBe('let = = 5; while (1) {}');
  });
});

describe('A page whose scripts count their steps', () => {
  test('keeps everything else as it was', () => {
    const page = '<!doctype html>\n<p title="a > b">x &amp; y</p>\n<script type="text/plain">while (1) {}</script>';
    expect(instrumentPage(page)).toBe(page);
  });

  test('counts in scripts, modules and handlers', () => {
    const page =
      '<script>while (1) {}</script>\n<script type=module>for (;;);</script><p onclick=\'while (a) b("&amp;")\'>x</p>';
    expect(instrumentPage(page)).toBe(
      `<script>while (1) {${STEP}();}\n//# sourceURL=page-script-1</script>\n` +
        `<script type=module>for (;;){${STEP}();;}\n//# sourceURL=page-script-2</script>` +
        `<p onclick="while (a) {${STEP}();b(&quot;&amp;&quot;)}">x</p>`,
    );
  });
});
