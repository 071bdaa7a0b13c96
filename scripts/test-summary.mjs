import { duration } from './terminal.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {{ ok: boolean, counts?: Counts, note?: string }} Outcome */
/** @typedef {Outcome & { name: string, milliseconds: number }} StepResult */

/**
 * The end of a test run: a line for each step, what failed, and a last line `N passed, N failed`.
 * @param {StepResult[]} results
 */
export function summarize(results) {
  let passed = 0;
  let failed = 0;
  const lines = ['Summary'];
  for (const result of results) {
    const issues = issuesOf(result);
    passed += result.counts?.passed ?? 0;
    failed += issues;
    const columns = [
      issues === 0 ? 'ok    ' : 'FAILED',
      result.name.padEnd(13),
      duration(result.milliseconds).padStart(11),
      describeCounts(result.counts),
      result.note,
    ];
    lines.push(`  ${columns.filter(Boolean).join('  ')}`);
  }
  const failures = results.flatMap(({ counts }) => counts?.failures ?? []);
  if (failures.length > 0) lines.push('', 'What failed', ...failures.map((failure) => `  ${failure}`));
  lines.push('', `${passed} passed, ${failed} failed`);
  return { lines, ok: failed === 0 && results.length > 0 };
}

/**
 * A skipped test proves nothing, so it counts as failed. So does a step that failed without one failing test:
 * no compiler, no server, no test found.
 * @param {StepResult} result
 */
function issuesOf({ ok, counts }) {
  const issues = counts ? counts.failed + counts.skipped : 0;
  const isEmpty = counts !== undefined && counts.passed + issues === 0;
  return issues === 0 && (!ok || isEmpty) ? 1 : issues;
}

/** @param {Counts | undefined} counts */
function describeCounts(counts) {
  if (!counts) return '';
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  return `${counts.passed} passed, ${counts.failed} failed${skipped}`;
}
