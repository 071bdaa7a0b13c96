export type Outcome = 'passed' | 'failed' | 'not installed';
export type Result = { browser: string; journey: string; outcome: Outcome; reason: string };

/** Journeys down, browsers across. */
export function tableOf(
  journeys: readonly { title: string }[],
  browsers: readonly { name: string }[],
  results: readonly Result[],
): string {
  const outcome = (journey: string, browser: string) =>
    results.find((result) => result.journey === journey && result.browser === browser)?.outcome ?? '';
  const rows = [
    ['', ...browsers.map(({ name }) => name)],
    ...journeys.map(({ title }) => [title, ...browsers.map(({ name }) => outcome(title, name))]),
  ];
  const widths = [...(rows[0] ?? []).keys()].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** As the summary of `npm test` adds them up. A browser that is not there has neither passed nor failed. */
export function countsOf(results: readonly Result[]) {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  return {
    passed: results.filter(({ outcome }) => outcome === 'passed').length,
    failed: failed.length,
    skipped: 0,
    failures: failed.map(({ browser, journey, reason }) => `${browser}: ${journey}\n    ${reason}`),
  };
}

/** Which browsers the counts are about. */
export function noteOf(browsers: readonly { name: string; start: unknown }[]): string {
  const names = (isHere: boolean) =>
    browsers.filter(({ start }) => (start !== null) === isHere).map(({ name }) => name);
  const missing = names(false).map((name) => `${name} not installed, not run`);
  return [...names(true), ...missing].join('; ');
}
