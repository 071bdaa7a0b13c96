import { percentile } from '../table.ts';
import type { Call } from './calls.ts';
import type { Lesson } from './class.ts';
import { ACTIONS, HANDS_IN, THINKS, WRONG } from './learner.ts';
import type { ProcessorTime } from './processors.ts';
import type { Setup } from './setups.ts';

const SUBMIT_P95_MAX_MS = 500;
/** Of the machine: from here on, waiting for a processor is what takes the time. */
const FULL = 0.9;
/** Artemis, 100 students on 4 processors, as its makers have published it. */
const BESIDE = 'Artemis on 4 processors, 100 students: 650 ms mean, submit 1780 ms';

/** Prints what was measured, and says whether the bar was reached and nothing failed. */
export function printReport(setup: Setup, { learners, seconds }: Lesson, calls: Call[], used: ProcessorTime): boolean {
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  console.log(`\n${setup.name}: ${learners} learners for ${seconds} s, RATE_LIMIT_FACTOR=${setup.rateLimitFactor}`);
  console.log(
    `Each acts every ${THINKS.from}–${THINKS.to} s: hands in every ${HANDS_IN.from}–${HANDS_IN.to} s; otherwise ${percent(ACTIONS.read)} reads, ` +
      `${percent(ACTIONS.check)} checks (${percent(WRONG)} wrong), ${percent(ACTIONS.draft)} drafts, ${percent(ACTIONS.comment)} comments.`,
  );
  const groups = Map.groupBy(calls, ({ name }) => name);
  const rows = [...groups].toSorted(([a], [b]) => a.localeCompare(b));
  console.log(line(['', 'calls', 'p50', 'p95', 'p99', 'failed']));
  for (const [name, own] of rows) console.log(line(rowOf(name, own)));
  const submits = calls.filter(({ name }) => name.startsWith('submit'));
  if (submits.length === 0) throw new Error('Nobody has handed anything in: let the class work for longer.');
  const lessons = calls.filter(({ name }) => !name.startsWith('sign in'));
  console.log(line(rowOf('all submits', submits)));
  console.log(line(rowOf('all calls of the lesson', lessons)));

  const p95 = percentile(times(submits), 0.95);
  const failed = calls.filter(({ issue }) => issue);
  const isFast = p95 < SUBMIT_P95_MAX_MS;
  const [meanOfAll, meanOfSubmits] = [lessons, submits].map((some) => Math.round(mean(times(some))));
  console.log(`submit p95 ${Math.round(p95)} ms, bar ${SUBMIT_P95_MAX_MS} ms: ${isFast ? 'met' : 'FALLS SHORT'}`);
  console.log(`mean of all calls ${meanOfAll} ms, of submits ${meanOfSubmits} ms (${BESIDE})`);
  console.log(failed.length === 0 ? 'nothing failed' : `FAILED ${failed.length}, such as: ${failed[0]?.issue}`);
  for (const text of limitOf(used, calls)) console.log(text);
  return isFast && failed.length === 0;
}

/** Who used the processors, what one verdict costs, and what would give way first. */
function limitOf({ seconds, cores, by, machine }: ProcessorTime, calls: readonly Call[]): string[] {
  if (machine === undefined || by.size === 0) return ['This system does not tell who used its processors.'];
  const share = (time: number) => (time / seconds).toFixed(2);
  const ours = [...by].toSorted(([, a], [, b]) => b - a);
  const others = Math.max(0, machine - ours.reduce((sum, [, time]) => sum + time, 0));
  const parts = [...ours, ['others on this machine', others] as const].map(([name, time]) => `${name} ${share(time)}`);
  const costs = [...by].flatMap(([group, time]) => {
    const engine = group.split(', ')[1] ?? '';
    const verdicts = calls.filter(({ name }) => name.split(', ')[1] === COURSE_OF[engine]).length;
    return engine in COURSE_OF && verdicts > 0 ? [`${engine} ${Math.round((time / verdicts) * 1000)} ms`] : [];
  });
  const isFull = machine / seconds > cores * FULL;
  const largest = ours.filter(([name]) => name !== 'this measurement')[0]?.[0];
  return [
    `processors in use, of ${cores}: ${parts.join(', ')}`,
    `processor time of one verdict: ${costs.join(', ')}`,
    isFull
      ? `limit: the processors were busy all the time; of ours, ${largest} took the most (others took ${share(others)})`
      : `limit: none reached; ${share(cores * seconds - machine)} processors were idle, and ${largest} took the most`,
  ];
}

const COURSE_OF: Readonly<Record<string, string>> = {
  python: 'Python',
  javascript: 'JavaScript',
  'html-css': 'HTML and CSS',
};

function rowOf(name: string, calls: readonly Call[]): string[] {
  const of = (part: number) => `${percentile(times(calls), part).toFixed(1)} ms`;
  return [name, String(calls.length), of(0.5), of(0.95), of(0.99), String(calls.filter(({ issue }) => issue).length)];
}

function line([name = '', ...cells]: readonly string[]): string {
  return `  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(12)).join('')}`;
}

function times(calls: readonly Call[]): number[] {
  return calls.map(({ milliseconds }) => milliseconds);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
