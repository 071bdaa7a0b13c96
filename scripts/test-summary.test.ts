import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';
import { chooseSteps } from './test-steps.mjs';
import { type StepResult, summarize } from './test-summary.mjs';

function closingLine(...results: Omit<StepResult, 'name' | 'milliseconds'>[]) {
  const { lines, ok } = summarize(results.map((result) => ({ name: 'step', milliseconds: 1500, ...result })));
  return { line: lines.at(-1), ok };
}

test('a green run adds up the tests of all steps', () => {
  const counts = { passed: 2, failed: 0, skipped: 0 };
  expect(closingLine({ ok: true }, { ok: true, counts }, { ok: true, counts })).toEqual({
    line: '4 passed, 0 failed',
    ok: true,
  });
});

test('a step that fails without a failing test counts as one failure', () => {
  expect(closingLine({ ok: false })).toEqual({ line: '0 passed, 1 failed', ok: false });
  expect(closingLine({ ok: false, counts: { passed: 3, failed: 0, skipped: 0 } }).line).toBe('3 passed, 1 failed');
  expect(closingLine({ ok: false, counts: { passed: 3, failed: 2, skipped: 0 } }).line).toBe('3 passed, 2 failed');
});

test('a skipped test is a failure, and so is a step that found no test', () => {
  expect(closingLine({ ok: true, counts: { passed: 1, failed: 0, skipped: 1 } })).toEqual({
    line: '1 passed, 1 failed',
    ok: false,
  });
  expect(closingLine({ ok: true, counts: { passed: 0, failed: 0, skipped: 0 } }).ok).toBe(false);
  expect(closingLine().ok).toBe(false);
});

test('the summary names each step with its counts and what it ran on', () => {
  const counts = { passed: 7, failed: 1, skipped: 2 };
  const { lines } = summarize([{ name: 'api-sqlite', milliseconds: 61_400, ok: false, counts, note: 'SQLite 3.50' }]);
  expect(lines[1]).toMatch(/FAILED +api-sqlite +1 min 1 s +7 passed, 1 failed, 2 skipped +SQLite 3\.50/);
});

test('counts are read from the reports of Vitest and Playwright', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(vitestCounts(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
  expect(playwrightCounts({ stats })).toEqual({ passed: 4, failed: 2, skipped: 0 });
});

test('one can choose steps by name, both API runs as "api", and hears of a name that does not exist', () => {
  expect(chooseSteps([])).toContain('e2e');
  expect(chooseSteps(['--only=unit,api'])).toEqual(['unit', 'api-sqlite', 'api-postgres']);
  expect(chooseSteps(['--only=nothing'])).toMatch(/no step "nothing"/);
  expect(chooseSteps(['unit'])).toMatch(/not understood/);
});
