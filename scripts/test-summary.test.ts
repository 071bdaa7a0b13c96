import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';
import { chooseSteps } from './test-steps.mjs';
import { type StepResult, summarize } from './test-summary.mjs';

const tests = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped, failures: [] });

function closingLine(...results: Omit<StepResult, 'name' | 'milliseconds'>[]) {
  const { lines, ok } = summarize(results.map((result) => ({ name: 'step', milliseconds: 1500, ...result })));
  return { line: lines.at(-1), ok };
}

test('a green run adds up the tests of all steps', () => {
  const counts = tests(2);
  expect(closingLine({ ok: true }, { ok: true, counts }, { ok: true, counts })).toEqual({
    line: '4 passed, 0 failed',
    ok: true,
  });
});

test('a step that fails without a failing test counts as one failure', () => {
  expect(closingLine({ ok: false })).toEqual({ line: '0 passed, 1 failed', ok: false });
  expect(closingLine({ ok: false, counts: tests(3) }).line).toBe('3 passed, 1 failed');
  expect(closingLine({ ok: false, counts: tests(3, 2) }).line).toBe('3 passed, 2 failed');
});

test('a skipped test is a failure, and so is a step that found no test', () => {
  expect(closingLine({ ok: true, counts: tests(1, 0, 1) })).toEqual({
    line: '1 passed, 1 failed',
    ok: false,
  });
  expect(closingLine({ ok: true, counts: tests(0) }).ok).toBe(false);
  expect(closingLine().ok).toBe(false);
});

test('the summary names each step with its counts and what it ran on', () => {
  const counts = tests(7, 1, 2);
  const { lines } = summarize([{ name: 'api-sqlite', milliseconds: 61_400, ok: false, counts, note: 'SQLite 3.50' }]);
  expect(lines[1]).toMatch(/FAILED +api-sqlite +1 min 1 s +7 passed, 1 failed, 2 skipped +SQLite 3\.50/);
});

test('counts and what failed are read from the reports of Vitest and Playwright', () => {
  const vitest = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: '/somewhere/sum.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          {
            status: 'failed',
            fullName: 'adds nothing',
            failureMessages: ['Error: expected \u001b[32m1\u001b[39m\n at x'],
          },
        ],
      },
      { name: '/somewhere/broken.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  };
  expect(vitestCounts(vitest)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 3,
    failures: ['sum.test.ts: adds nothing\n    Error: expected 1', 'broken.test.ts: the file\n    No such module'],
  });
  const spec = {
    title: 'opens',
    file: 'page.spec.ts',
    ok: false,
    tests: [{ results: [{ error: { message: 'Closed' } }] }],
  };
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
  expect(playwrightCounts({ stats, suites: [{ suites: [{ specs: [spec] }] }] })).toEqual({
    passed: 4,
    failed: 2,
    skipped: 0,
    failures: ['page.spec.ts: opens\n    Closed'],
  });
});

test('the end of a run names what failed, so that nobody has to look for it far above', () => {
  const counts = { passed: 1, failed: 1, skipped: 0, failures: ['page.spec.ts: opens\n    Closed'] };
  const { lines } = summarize([{ name: 'e2e', milliseconds: 1000, ok: false, counts }]);
  expect(lines.slice(-4)).toEqual(['What failed', '  page.spec.ts: opens\n    Closed', '', '1 passed, 1 failed']);
});

test('one can choose steps by name, both API runs as "api", and hears of a name that does not exist', () => {
  expect(chooseSteps([])).toContain('e2e');
  expect(chooseSteps(['--only=unit,api'])).toEqual(['unit', 'api-sqlite', 'api-postgres']);
  expect(chooseSteps(['--only=nothing'])).toMatch(/no step "nothing"/);
  expect(chooseSteps(['unit'])).toMatch(/not understood/);
});
