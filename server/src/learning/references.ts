import type { HumanLang } from '@kodestien/contract/language';
import type { Observation } from '@kodestien/sandbox/observation';
import type { Grader } from '@kodestien/sandbox/server/grader';
import type { Connection } from '../database/connect.ts';
import { checksOf, type Exercise, hashOf, sourceOf } from '../document/exercise-checks.ts';

const IN_MEMORY_MAX = 2000;

type Surroundings = { connection: Connection; grader: Grader; now: () => number };

/**
 * What the reference solutions gave: made once for each solution, stored by its hash, and remembered here. A change of
 * the solution or its checks changes the hash, so nothing has to be dropped.
 */
export class References {
  readonly #around: Surroundings;
  readonly #known = new Map<string, Promise<readonly Observation[]>>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** In the order of `checksOf`. */
  of(block: Exercise, lang: HumanLang): Promise<readonly Observation[]> {
    const hash = hashOf(block, lang);
    const known = this.#known.get(hash);
    if (known) return known;
    const made = this.#find(hash).then((found) => found ?? this.#make(block, lang, hash));
    this.#known.set(hash, made);
    // What could not be made is made anew for the next who asks.
    made.catch(() => this.#known.delete(hash));
    const oldest = this.#known.size > IN_MEMORY_MAX ? this.#known.keys().next().value : undefined;
    if (oldest !== undefined) this.#known.delete(oldest);
    return made;
  }

  /** What is stored already; nothing is run for it. */
  async stored(block: Exercise, lang: HumanLang): Promise<readonly Observation[] | undefined> {
    const hash = hashOf(block, lang);
    return this.#known.get(hash) ?? this.#find(hash);
  }

  async #find(hash: string): Promise<readonly Observation[] | undefined> {
    const row = await this.#around.connection
      .selectFrom('reference_observation')
      .select('observations')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row && (JSON.parse(row.observations) as Observation[]);
  }

  async #make(block: Exercise, lang: HumanLang, hash: string): Promise<readonly Observation[]> {
    const { connection, grader, now } = this.#around;
    const observations = await grader.observe({
      language: block.language,
      source: sourceOf(block, lang, block.solution[lang]),
      inputs: checksOf(block, lang).map(({ input }) => input),
      // Each by itself: a class that begins with many exercises at once must not count as one person who asks too much.
      key: `reference ${hash}`,
    });
    await connection
      .insertInto('reference_observation')
      .values({ hash, observations: JSON.stringify(observations), made_at: now() })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    return observations;
  }
}
