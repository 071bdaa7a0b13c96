import type { HumanLang } from '@kodestien/contract/language';
import { judge } from '@kodestien/sandbox/judge/judge';
import type { Grader } from '@kodestien/sandbox/server/grader';
import { checksOf, type Exercise, sourceOf } from '../exercise-checks.ts';
import {
  eventFindsNothing,
  rightFails,
  solutionFails,
  solutionNotComparable,
  starterPasses,
  variableMissing,
  wrongFailsElsewhere,
  wrongPasses,
} from '../issue-reasons/programs.ts';
import type { BlockIssue } from './kind.ts';
import { whyEnded } from './run-once.ts';

/** Errors that say that something is missing, and never that a program refuses a wrong value on purpose. */
const NEVER_MEANT = new Set([
  'NameError',
  'ReferenceError',
  'SyntaxError',
  'IndentationError',
  'ImportError',
  'EOFError',
]);

export async function proveExercise(block: Exercise, lang: HumanLang, grader: Grader): Promise<BlockIssue[]> {
  const checks = checksOf(block, lang);
  const observe = (answer: string, requested: typeof checks) =>
    grader.observe({
      language: block.language,
      source: sourceOf(block, lang, answer),
      inputs: requested.map(({ input }) => input),
      key: 'proof',
      trust: 'author',
    });
  const reference = await observe(block.solution[lang], checks);
  const issues: BlockIssue[] = [];
  for (const [index, observation] of reference.entries()) {
    const { id = '', input } = checks[index] ?? {};
    const section = { name: 'solution', lang, line: 0 };
    // A person who uses a page never means it to fail.
    const isAsked = input?.kind !== 'stdin' && input !== undefined && !('selector' in input);
    const isMeant = isAsked && !NEVER_MEANT.has(observation.error?.type ?? '');
    const why = observation.stopped || !isMeant ? whyEnded(observation) : undefined;
    const unplayed = input && 'events' in input ? input.events?.[observation.unplayed ?? -1] : undefined;
    if (unplayed) issues.push({ reason: eventFindsNothing(lang, id, JSON.stringify(unplayed)), section });
    if (why) issues.push({ reason: solutionFails(lang, id, why), section });
  }
  if (issues.length > 0) return issues;
  // What is too much to be compared, and chance that says too little, are not even like themselves.
  for (const { id, state, reason } of judge(checks, reference, reference)) {
    if (state !== 'failed') continue;
    const why = reason === 'no_variable' ? variableMissing : solutionNotComparable;
    issues.push({ reason: why(lang, id), section: { name: 'solution', lang, line: 0 } });
  }
  if (issues.length > 0) return issues;
  const failedOf = async (answer: string, requested: typeof checks) => {
    const expected = reference.filter((_, index) => requested.includes(checks[index] as (typeof checks)[number]));
    const verdicts = judge(requested, await observe(answer, requested), expected);
    const inOrder = block.checks.flatMap(({ id }) => verdicts.find((verdict) => verdict.id === id) ?? []);
    return inOrder.find(({ state }) => state !== 'passed');
  };
  /** The first check, in the author's order, that does not hold; it is looked for up to this one first. */
  const firstFailed = async (answer: string, probable: string) =>
    (await failedOf(answer, upTo(probable, block, checks))) ?? failedOf(answer, checks);
  if (!(await firstFailed(block.starter[lang], block.checks[0]?.id ?? ''))) {
    issues.push({ reason: starterPasses(lang), section: { name: 'starter', lang, line: 0 } });
  }
  for (const { id, code } of block.right ?? []) {
    const failed = await failedOf(code[lang], checks);
    const section = { name: `right-${id}`, lang, line: 0 };
    if (failed)
      issues.push({ reason: rightFails(lang, id, `${failed.id} (${failed.reason ?? failed.state})`), section });
  }
  for (const { id, check, reason, code } of block.wrong ?? []) {
    const section = { name: `wrong-${id}`, lang, line: 0 };
    const failed = await firstFailed(code[lang], check);
    const requested = `${check} (${reason})`;
    const stoppedBy = failed && `${failed.id} (${failed.reason ?? failed.state})`;
    if (!stoppedBy) issues.push({ reason: wrongPasses(lang, id), section });
    else if (stoppedBy !== requested)
      issues.push({ reason: wrongFailsElsewhere(lang, id, requested, stoppedBy), section });
  }
  return issues;
}

/** The checks before this one, itself, and those that any of them waits for. */
function upTo<C extends { id: string; after?: readonly string[] | undefined }>(
  last: string,
  block: Exercise,
  checks: readonly C[],
): C[] {
  const requested = new Set<string>();
  const want = (id: string) => {
    if (requested.has(id)) return;
    requested.add(id);
    for (const before of checks.find((check) => check.id === id)?.after ?? []) want(before);
  };
  const end = block.checks.findIndex(({ id }) => id === last);
  for (const { id } of block.checks.slice(0, end + 1)) want(id);
  return checks.filter(({ id }) => requested.has(id));
}
