import type * as operations from '@kodestien/contract/admin/json-backend';
import { type Strength, StrengthMeter, strengthHash } from '../../document/strength/strength.ts';
import { percentText } from '../../document/strength/strength-table.ts';
import { ConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import { ProblemError } from '../../http/problem.ts';
import { verdictOrProblem } from '../../learning/judge-answer.ts';
import { readDocument } from '../author/author.ts';
import type { AdminHandler } from '../services.ts';

/** An author waits for it; what was tried until then is the answer. */
const MEASURE_MAX_MS = 45_000;
/** One exercise is hundreds of programs: the next author waits, and a third comes back later. */
const turns = new ConcurrencyLimiter(1, 2);
/** What was measured to its end, by hash: going back and forth between two versions costs nothing. */
const measured = new Map<string, Strength>();
const MEASURED_MAX = 100;

export const adminStrength: AdminHandler<typeof operations.adminStrength> = async ({ body }, { grader }) => {
  const { blocks } = await readDocument(body.json);
  const exercise = blocks.find(({ slug }) => slug === body.blokk_slug);
  if (exercise?.type !== 'exercise') throw new ProblemError('not_found');
  const hash = strengthHash(exercise, body.human_lang);
  const strength =
    measured.get(hash) ??
    (await turns.run(() =>
      verdictOrProblem(() =>
        new StrengthMeter(grader).measure(exercise, body.human_lang, AbortSignal.timeout(MEASURE_MAX_MS)),
      ),
    ));
  if (strength.isWhole) remember(hash, strength);
  const { mutants, equal, killed, survivors, isWhole } = strength;
  return {
    percent: Number(percentText(strength)),
    wrong: mutants - equal,
    stopped: killed,
    survivors: survivors.map(({ line, was, now, seenBy }) => ({ line, was, now, seen_by: seenBy ?? null })),
    is_whole: isWhole,
  };
};

function remember(hash: string, strength: Strength): void {
  const [oldest] = measured.keys();
  if (oldest !== undefined && measured.size >= MEASURED_MAX) measured.delete(oldest);
  measured.set(hash, strength);
}
