import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { HumanLang } from '@kodestien/contract/language';
import type { CheckVerdict } from '@kodestien/contract/learning/operations';
import type { PageInput, ProgramInput } from '@kodestien/sandbox/judge/inputs';
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
      help?: string;
      /** What stopped the program, where no row above it shows the same. */
      error?: ProgramError;
    }
  | { kind: 'hidden'; id: string; state: RowState; count: number; passed: number; clue?: string };

export type CheckList = { rows: readonly CheckRow[]; passed: number; all: number };

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
    const { state, reason, expected, got, help, error } = verdict;
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
      ...(help !== undefined && { help }),
      ...(error && !isShown && { error }),
    };
  });
  const hidden = (verdicts ?? []).filter((verdict) => verdict.hidden);
  const passedHidden = hidden.filter(({ passed }) => passed).length;
  const clue = hidden.find((verdict) => verdict.clue !== undefined)?.clue;
  if (block.hidden_checks > 0) {
    rows.push({
      kind: 'hidden',
      id: 'hidden',
      state: hiddenState(hidden),
      count: block.hidden_checks,
      passed: passedHidden,
      ...(clue !== undefined && { clue }),
    });
  }
  const passed = rows.filter(({ kind, state }) => kind === 'public' && state === 'passed').length + passedHidden;
  return { rows, passed, all: block.checks.length + block.hidden_checks };
}

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
