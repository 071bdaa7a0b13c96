import { createHash } from 'node:crypto';
import type { HumanLang } from '@kodestien/contract/language';
import type { RunLanguage } from '@kodestien/contract/languages';
import { judge } from '@kodestien/sandbox/judge/judge';
import type { Limits } from '@kodestien/sandbox/judge/observation';
import { DEFAULT_LIMITS, type Grader } from '@kodestien/sandbox/server/grader';
import { ConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import { checksOf, ENGINES, type Exercise, sourceOf } from '../exercise-checks.ts';
import { differenceFrom, type Observe } from './equality.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS_MAX, mutantsOf } from './mutants.ts';

/** Counted up when mutants, inputs or the judge of a language change: its exercises are then measured again. */
const VERSIONS: Readonly<Record<RunLanguage, number>> = { python: 4, javascript: 4, html: 3, css: 3 };
/** A grader lets nobody wait with more than ten programs. */
const AT_ONCE = 6;
/** A mutant may run without end. It gets less time than a learner's program, and far more than a solution takes. */
const LIMITS: Limits = { ...DEFAULT_LIMITS, milliseconds: 700 };

/** A mutant that no check stops. `seenBy`: an input of the same shape that would, where one was found. */
export type Survivor = Omit<Mutant, 'source'> & { seenBy?: string };
export type Strength = {
  mutants: number;
  killed: number;
  /** Proved to do the same as the solution on every input that was tried. */
  equal: number;
  survivors: Survivor[];
  /** False where it was aborted before all mutants were tried: the figures are of those that were. */
  isWhole: boolean;
};

/** The share of the mutants that differ from the solution which the checks stop; 100 when there are none. */
export function percentOf({ mutants, equal, killed }: Pick<Strength, 'mutants' | 'equal' | 'killed'>): number {
  return mutants === equal ? 100 : (100 * killed) / (mutants - equal);
}

/** Changes when anything does that the strength depends on. */
export function strengthHash(block: Exercise, lang: HumanLang): string {
  const { language, task, starter, solution, page } = block;
  const checks = checksOf(block, lang).map(({ id, input, compare, after }) => ({ id, input, compare, after }));
  const texts = [task, starter, solution, page].map((text) => text?.[lang] ?? null);
  const parts = [VERSIONS[language], MUTANTS_MAX, ENGINES, language, texts, checks];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** How many wrong programs the checks of an exercise stop: its solution is changed in one place, again and again. */
export class StrengthMeter {
  readonly #grader: Grader;
  readonly #places = new ConcurrencyLimiter(AT_ONCE, Number.POSITIVE_INFINITY);

  constructor(grader: Grader) {
    this.#grader = grader;
  }

  async measure(block: Exercise, lang: HumanLang, signal?: AbortSignal): Promise<Strength> {
    const observe = this.#observerOf(block, lang, signal);
    const checks = checksOf(block, lang);
    const inputs = checks.map(({ input }) => input);
    const reference = await observe(block.solution[lang], inputs);
    const difference = differenceFrom(block, lang, observe);
    const mutants = mutantsOf(block, lang);
    const outcomes = await Promise.all(
      mutants.map(async ({ source, ...mutant }): Promise<'killed' | 'equal' | 'untried' | Survivor> => {
        try {
          const verdicts = judge(checks, await observe(source, inputs), reference);
          if (verdicts.some(({ state }) => state !== 'passed')) return 'killed';
          const seenBy = await difference(source);
          return seenBy === null ? 'equal' : { ...mutant, ...(seenBy !== '' && { seenBy }) };
        } catch (error) {
          if (signal?.aborted) return 'untried';
          throw error;
        }
      }),
    );
    const survivors = outcomes.filter((outcome) => typeof outcome === 'object');
    const equal = outcomes.filter((outcome) => outcome === 'equal').length;
    const untried = outcomes.filter((outcome) => outcome === 'untried').length;
    const tried = mutants.length - untried;
    return { mutants: tried, killed: tried - equal - survivors.length, equal, survivors, isWhole: untried === 0 };
  }

  #observerOf(block: Exercise, lang: HumanLang, signal?: AbortSignal): Observe {
    const { language } = block;
    return async (answer, inputs) => {
      if (inputs.length === 0) return [];
      const source = sourceOf(block, lang, answer);
      const about = { limits: LIMITS, key: 'strength', trust: 'author' } as const;
      return this.#places.run(async () => {
        // All mutants wait in line from the start: their turn is when the time left is known.
        signal?.throwIfAborted();
        return this.#grader.observe({ language, source, inputs, ...about });
      });
    };
  }
}
