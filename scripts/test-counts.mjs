import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts */

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] | null }} VitestTest
 * @typedef {{ name: string, message?: string, status: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ title: string, file: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} PlaywrightTest
 * @typedef {{ specs?: PlaywrightTest[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: VitestFile[] }} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      const tests = failed.map((test) => failure(file.name, test.fullName, test.failureMessages?.[0]));
      // A file that broke before or after its tests.
      return file.status === 'failed' && tests.length === 0 ? [failure(file.name, 'the file', file.message)] : tests;
    }),
  };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } & PlaywrightSuite} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const { stats } = report;
  // A test that passes only now and then is a test that fails.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: failuresIn(report),
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresIn({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const here = failed.map(({ file, title, tests }) =>
    failure(file, title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
  );
  return [...here, ...suites.flatMap(failuresIn)];
}

/** What was expected and what came, without all of a long difference. */
const LINES_SHOWN = 20;

/** @param {string} line */
const isOfTheStack = (line) => /^\s*at /.test(line);

/**
 * @param {string} file
 * @param {string} title
 * @param {string | undefined} message
 */
function failure(file, title, message = '') {
  const name = file.split('/').at(-1);
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !isOfTheStack(line));
  return [`${name}: ${title}`, ...lines.slice(0, LINES_SHOWN).map((line) => `    ${line}`)].join('\n');
}
