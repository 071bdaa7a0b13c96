import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { HumanLang } from '@kodestien/contract/language';
import type { CheckVerdict } from '@kodestien/contract/learning/operations';
import type { PageInput, PageStep, ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { Verdict } from '@kodestien/sandbox/judge/judge';
import type { ProgramError } from '@kodestien/sandbox/judge/observation';

export type RowState = 'open' | 'passed' | 'failed' | 'waiting';

/** One line of the list of checks. The hidden ones share a line: nobody knows what they ask. */
export type CheckRow =
  | {
      kind: 'public';
      id: string;
      name: string;
      state: RowState;
      /** It runs the program; otherwise it only looks at its source. */
      runs: boolean;
      /** The variables that it gives another value, as the program would write it. */
      given?: string;
      /** What it asks, in this language. */
      input: ProgramInput | PageInput;
      reason?: string;
      expected?: string;
      got?: string;
      drawn?: Verdict['drawn'];
      help?: string;
      /** What stopped the program, where no row above it shows the same. */
      error?: ProgramError;
    }
  | { kind: 'hidden'; id: string; state: RowState; count: number; left: number; clue?: string };

/** `passed` of `all` are the public ones, which are listed; how many hidden ones are left is said by their own row. */
export type CheckList = { rows: readonly CheckRow[]; passed: number; all: number; hiddenLeft: number };

type Exercise = Pick<ReaderBlockOf<'exercise'>, 'checks' | 'hidden_checks'>;

/** `verdicts` are of the public checks alone while the server has not answered, of all when it has. */
export function checkList(block: Exercise, lang: HumanLang, verdicts: readonly CheckVerdict[] | null): CheckList {
  const shown: ProgramError[] = [];
  const rows: CheckRow[] = block.checks.map(({ id, name, input }) => {
    const verdict = verdicts?.find((one) => one.id === id);
    const requested = input[lang] as ProgramInput | PageInput;
    const vary = 'vary' in requested ? requested.vary : undefined;
    const runs = requested.kind !== 'source';
    if (!verdict) return { kind: 'public', id, name: name[lang], state: 'open', runs, input: requested };
    const { state, reason, expected, got, drawn, help, error } = verdict;
    const isShown = error && shown.some((one) => one.message === error.message && one.line === error.line);
    if (error && !isShown) shown.push(error);
    return {
      kind: 'public',
      id,
      name: name[lang],
      state,
      runs,
      ...(vary && { given: assignmentsOf(vary) }),
      input: requested,
      ...(reason !== undefined && { reason }),
      ...(expected !== undefined && { expected }),
      ...(got !== undefined && { got }),
      ...(drawn && { drawn: drawn as Verdict['drawn'] }),
      ...(help !== undefined && { help }),
      ...(error && !isShown && { error }),
    };
  });
  const hidden = (verdicts ?? []).filter((verdict) => verdict.hidden);
  const hiddenLeft = block.hidden_checks - hidden.filter(({ passed }) => passed).length;
  const clue = hidden.find((verdict) => verdict.clue !== undefined)?.clue;
  if (block.hidden_checks > 0) {
    rows.push({
      kind: 'hidden',
      id: 'hidden',
      state: hiddenState(hidden),
      count: block.hidden_checks,
      left: hiddenLeft,
      ...(clue !== undefined && { clue }),
    });
  }
  const passed = rows.filter(({ kind, state }) => kind === 'public' && state === 'passed').length;
  return {
    rows: rows.toSorted((one, other) => ORDER[one.state] - ORDER[other.state]),
    passed,
    all: block.checks.length,
    hiddenLeft,
  };
}

/** What is wrong comes first; otherwise as the author wrote them. */
const ORDER: Record<RowState, number> = { failed: 0, waiting: 1, open: 1, passed: 2 };

function assignmentsOf(vary: Record<string, unknown>): string {
  return Object.entries(vary)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
    .join(', ');
}

function hiddenState(hidden: readonly CheckVerdict[]): RowState {
  if (hidden.length === 0) return 'open';
  if (hidden.some(({ state }) => state === 'failed')) return 'failed';
  return hidden.every(({ passed }) => passed) ? 'passed' : 'waiting';
}

/** What is played in the learner's page: the events of the first public check that fails, or those of the last one. */
export function eventsToPlay(
  { checks }: Pick<Exercise, 'checks'>,
  lang: HumanLang,
  verdicts: readonly CheckVerdict[],
): readonly PageStep[] | null {
  const played = checks.flatMap(({ id, input }) => {
    const { events } = input[lang] as Partial<PageInput>;
    return events ? [{ id, events }] : [];
  });
  const failed = verdicts.find(({ hidden, state }) => !hidden && state === 'failed')?.id;
  // A check that fails without events is about the page as it is when it opens.
  if (failed !== undefined) return played.find(({ id }) => id === failed)?.events ?? [];
  return played.at(-1)?.events ?? null;
}
