import type { HumanLang } from '@kodestien/contract/language';
import type { Verdict } from '@kodestien/sandbox/judge/judge';
import type { ExerciseCheck, Help } from '../document/exercise-checks.ts';

const GOT_MAX = 200;
const HIDDEN_CHECK: Record<HumanLang, string> = { _no: 'en skjult sjekk', _eng: 'a hidden check' };

/** The first check that fails, and what the program gave there: of a hidden one only that it is hidden. */
export function firstFailure(checks: readonly ExerciseCheck[], verdicts: readonly Verdict<Help>[], lang: HumanLang) {
  const failed = verdicts.find(({ state }) => state === 'failed');
  const first = failed?.hidden ? undefined : failed;
  const name = checks.find(({ id }) => id === first?.id)?.name[lang];
  return {
    failed_check: failed ? (name ?? HIDDEN_CHECK[lang]) : null,
    failed_got: first?.got?.slice(0, GOT_MAX) ?? null,
    failed_error: first?.error?.type ?? null,
    failed_line: first?.error?.line ?? null,
  };
}
