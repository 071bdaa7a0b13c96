import { chanceReason } from './chance.ts';
import { isSameDrawing } from './drawing.ts';
import type { PageInput, ProgramInput } from './inputs.ts';
import { meanings } from './meaning.ts';
import type { DrawingStep, Observation, ProgramError } from './observation.ts';
import { type Compare, isSameOutput, outputReason } from './output-reason.ts';
import { pageText } from './page-text.ts';
import type { Reason } from './reason.ts';
import { display, isSameValue, shorten, type Value } from './value.ts';
import { valueReason } from './value-reason.ts';

/**
 * The judge. It is a pure function and knows no interpreter: what the learner's program did for an input is compared
 * with what the reference solution did for the same input.
 */

/** What an author says about a near miss, and when. Given both, both must fit. */
export type When = {
  /** A reason, or `error` for every error of the program. */
  reason?: string;
  /**
   * Exactly what came out: the output for a whole program, what was found in a page as people write it (`teal`, `nb`), the
   * value as the language shows it for the rest.
   */
  got?: string;
};

export type Check<Help extends { when: When } = { when: When }> = {
  id: string;
  hidden?: boolean;
  /** Checks that must have passed before this one means anything. */
  after?: readonly string[];
  input: ProgramInput | PageInput;
  compare?: Compare;
  help?: readonly Help[];
};

export type Verdict<Help = { when: When }> = {
  id: string;
  hidden: boolean;
  state: 'passed' | 'failed' | 'waiting';
  reason?: Reason;
  /** The first of the author's helps that fits. */
  help?: Help;
  /** What the reference gave, and what the program gave, as a person reads it. Not for hidden checks to show. */
  expected?: string;
  got?: string;
  /** What the reference drew and what the program drew, where that is the difference. Not for hidden checks to show. */
  drawn?: { expected: readonly DrawingStep[]; got: readonly DrawingStep[] };
  /** What stopped the program. Not for hidden checks to show. */
  error?: ProgramError;
};

/** One verdict for each check, in order. Both rows of observations belong to the checks in the same order. */
export function judge<Help extends { when: When }>(
  checks: readonly Check<Help>[],
  learner: readonly Observation[],
  reference: readonly Observation[],
): Verdict<Help>[] {
  const states = new Map<string, Verdict['state']>();
  return checks.map((check, index) => {
    const about = { id: check.id, hidden: check.hidden === true };
    const verdict = (): Verdict<Help> => {
      if (check.after?.some((id) => states.get(id) !== 'passed')) return { ...about, state: 'waiting' };
      const [actual, expected] = [learner[index], reference[index]];
      if (!actual || !expected) throw new Error(`There is no observation for the check ${check.id}.`);
      const reason = reasonOf(check, actual, expected);
      if (!reason) return { ...about, state: 'passed' };
      const { kind } = check.input;
      const hasCounts = itemsOf(actual) !== itemsOf(expected);
      const got = readable(kind, actual, hasCounts);
      const help = helpFor(check.help ?? [], reason, [got, readable(kind, actual), asValue(actual)]);
      const error = actual.error && shortened(actual.error);
      // A program that was not run has given nothing that could be shown beside what the reference gave.
      const isUnasked = reason === 'no_variable' || reason === 'no_element';
      const shown = isUnasked ? {} : { expected: readable(kind, expected, hasCounts), got };
      const drawn = reason === 'drawing' && {
        drawn: { expected: expected.drawing ?? [], got: actual.drawing ?? [] },
      };
      return { ...about, state: 'failed', reason, ...(help && { help }), ...shown, ...drawn, ...(error && { error }) };
    };
    const result = verdict();
    states.set(check.id, result.state);
    return result;
  });
}

/** Hidden checks after public ones, as a sandbox must be given their inputs: a program could pass on what it has seen. */
export function hiddenLast<C extends { hidden?: boolean }>(checks: readonly C[]): C[] {
  return [...checks.filter(({ hidden }) => !hidden), ...checks.filter(({ hidden }) => hidden)];
}

function reasonOf(check: Check, actual: Observation, expected: Observation): Reason | null {
  if (actual.error?.syntax) return 'syntax';
  if (actual.lacks !== undefined) return 'no_variable';
  if (actual.stopped) return actual.stopped;
  if (actual.error && actual.error.type !== expected.error?.type) return `error:${actual.error.type}`;
  if (expected.error && !actual.error) return 'no_error';
  if (actual.unplayed !== undefined) return 'no_element';
  const { compare = {}, input } = check;
  if ('shuffle' in input && input.shuffle)
    return chanceReason(actual.outcomes ?? [], expected.outcomes ?? [], input.shuffle, compare);
  if (expected.value) {
    if (!actual.value) return 'different';
    const [one, other] = meanings(input, actual.value, expected.value);
    if (!isSameValue(one, other, compare.tolerance)) {
      const findsNothing = 'selector' in input && 'items' in actual.value && actual.value.items.length === 0;
      return findsNothing ? 'missing' : valueReason(actual, expected, compare);
    }
    return compare.also_output ? outputReasonOrNull(actual, expected, compare) : null;
  }
  if (input.kind === 'stdin' && !isSameDrawing(actual.drawing ?? [], expected.drawing ?? [])) return 'drawing';
  return outputReasonOrNull(actual, expected, compare);
}

function outputReasonOrNull(actual: Observation, expected: Observation, compare: Compare): Reason | null {
  return isSameOutput(actual.output, expected.output, compare)
    ? null
    : outputReason(actual.output, expected.output, compare);
}

/** Nobody reads more of an answer, and everything that is said of it goes to a page. */
const READABLE_CHARACTERS_MAX = 50_000;

/** Of chance, so many of the things that came out. */
const READABLE_OUTCOMES = 8;

/** An answer as a learner is shown it, and as an author names it with `got`. */
export function readable(kind: Check['input']['kind'], observation: Observation, hasCounts = false): string {
  const { error, value, output, outcomes } = observation;
  if (outcomes && !error) {
    const shown = outcomes.slice(0, READABLE_OUTCOMES).map(([outcome]) => outcomeText(kind, outcome));
    return shorten([...shown, ...(outcomes.length > shown.length ? ['…'] : [])].join('\n'), READABLE_CHARACTERS_MAX);
  }
  if (kind === 'stdin' || (!value && !error)) return output;
  return shorten(value ? pageText(kind, value, hasCounts) : asValue(observation), READABLE_CHARACTERS_MAX);
}

/** The value as its language shows it, or the error. */
function asValue({ value, error, output }: Observation): string {
  return value ? display(value) : error ? `${error.type}: ${error.message}` : output;
}

function itemsOf({ value }: Observation): number {
  return value && 'items' in value ? value.items.length : 0;
}

const ERROR_CHARACTERS_MAX = 4_000;

function shortened(error: ProgramError): ProgramError {
  const cut = (text: string) => shorten(text, ERROR_CHARACTERS_MAX);
  return { ...error, message: cut(error.message), traceback: cut(error.traceback) };
}

function outcomeText(kind: Check['input']['kind'], outcome: Value): string {
  return kind === 'stdin' && 'text' in outcome ? outcome.text.trimEnd() : display(outcome);
}

/** Who has nothing to say of an item that is missing or too many may have something to say of a wrong answer. */
const ALSO_DIFFERENT: readonly Reason[] = ['missing_item', 'extra_item'];

function helpFor<Help extends { when: When }>(
  all: readonly Help[],
  reason: Reason,
  gots: readonly string[],
): Help | undefined {
  const byReason = (reason: Reason) => all.find(({ when }) => fits(when, reason, gots));
  return byReason(reason) ?? (ALSO_DIFFERENT.includes(reason) ? byReason('different') : undefined);
}

function fits(when: When, reason: Reason, gots: readonly string[]): boolean {
  const byReason = when.reason === undefined || when.reason === reason || reason.startsWith(`${when.reason}:`);
  const { got } = when;
  return byReason && (got === undefined || gots.some((one) => one.trimEnd() === got.trimEnd()));
}
