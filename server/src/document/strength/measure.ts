import type { SourceDocument } from '@kodestien/contract/document/document';
import type { HumanLang } from '@kodestien/contract/language';
import type { Exercise } from '../exercise-checks.ts';
import { type Strength, type StrengthMeter, strengthHash } from './strength.ts';
import type { StrengthStore } from './strength-store.ts';

export type Measured = Strength & { exercise: string; lang: HumanLang; file?: string };
type Chosen = { exercise: string; block: Exercise };

/** Exercises of everything, of a course, of a lesson, or one of them (`python-loops#count-to`); none for another name. */
export function exercisesOf(documents: readonly SourceDocument[], slug?: string): Chosen[] {
  const [document, blokk] = slug?.split('#') ?? [];
  return documents
    .filter((candidate) => slug === undefined || candidate.slug === document || candidate.parent === document)
    .flatMap(({ slug: owner, blocks }) =>
      blocks.flatMap((block) =>
        block.type === 'exercise' && (blokk === undefined || block.slug === blokk)
          ? [{ exercise: `${owner}#${block.slug}`, block }]
          : [],
      ),
    );
}

/** Exercises that are measured at the same time, so that the last mutants of one do not let the others wait. */
const AT_ONCE = 3;

/**
 * In the order of the exercises. `onMeasured` is called for each one that was not known before. After an abort, what was
 * measured until then.
 */
export async function measureAll(
  exercises: readonly Chosen[],
  langs: readonly HumanLang[],
  meter: StrengthMeter,
  store: StrengthStore,
  onMeasured: (measured: Measured) => void = () => {},
  signal?: AbortSignal,
): Promise<Measured[]> {
  const waiting = exercises.flatMap(({ exercise, block }) => langs.map((lang) => ({ exercise, block, lang })));
  const results: Measured[] = [];
  let next = 0;
  const takeTurns = async () => {
    for (let place = next++; place < waiting.length && !signal?.aborted; place = next++) {
      const { exercise, block, lang } = waiting[place] as (typeof waiting)[number];
      const hash = strengthHash(block, lang);
      const cached = store.find(hash);
      const strength = cached ?? (await meter.measure(block, lang));
      results[place] = { exercise, lang, ...strength };
      if (cached) continue;
      store.add(hash, strength);
      onMeasured(results[place] as Measured);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  } finally {
    next = waiting.length;
  }
  return results.filter(Boolean);
}
