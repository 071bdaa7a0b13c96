import { createHash } from 'node:crypto';
import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import type { ProgramLanguage } from '@kodestien/contract/languages';
import { judge } from '@kodestien/sandbox/judge/judge';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import { isSameOutput } from '@kodestien/sandbox/judge/output-reason';
import { type Grader, Unavailable } from '@kodestien/sandbox/server/grader';
import type { Connection } from '../database/connect.ts';
import { checksOf, ENGINES, type Exercise, hashOf, sourceOf } from '../document/exercise-checks.ts';
import { ConcurrencyLimiter } from '../http/concurrency-limiter.ts';

const IN_MEMORY_MAX = 2000;

type Dependencies = { connection: Connection; grader: Grader; now: () => number };
type Observed = readonly Observation[];
type Program = Pick<Parameters<Grader['observe']>[0], 'language' | 'source' | 'inputs' | 'key'>;

/**
 * What the programs of authors gave: reference solutions, and programs whose output is requested. Each is run once,
 * stored by its hash, and remembered here. A change of the program or its checks changes the hash, so nothing has to be
 * dropped. They run in processes of their own: what is stored decides for everybody what is right.
 */
export class References {
  readonly #around: Dependencies;
  readonly #known = new Map<string, Promise<Observed>>();
  readonly #rearranged = new Map<string, Promise<boolean>>();
  readonly #preparing = new ConcurrencyLimiter(1, Number.POSITIVE_INFINITY);

  constructor(around: Dependencies) {
    this.#around = around;
  }

  /** In the order of `checksOf`. */
  of(block: Exercise, lang: HumanLang): Promise<Observed> {
    const hash = hashOf(block, lang);
    return this.#remembered(hash, {
      language: block.language,
      source: sourceOf(block, lang, block.solution[lang]),
      inputs: checksOf(block, lang).map(({ input }) => input),
      // Each by itself: a class that begins with many exercises at once must not count as one person who asks too much.
      key: `reference ${hash}`,
    });
  }

  /** What an author's program prints. */
  async outputOf(language: ProgramLanguage, source: string, key: string): Promise<string> {
    return (await this.#runOf(language, source, key))?.output ?? '';
  }

  /** The steps of an author's Python program, with this input. */
  async traceOf(source: string, stdin: string, key: string): Promise<Observation | undefined> {
    const hash = sha256([ENGINES, 'trace', source, stdin]);
    const inputs = [{ kind: 'trace' as const, stdin }];
    return (await this.#sharedOrOwn(hash, { language: 'python', source, inputs, key }))[0];
  }

  /**
   * Whether another program, put together of the author's own lines, does what the author's does. One that shows
   * nothing is like no other. Lines can be put together in more ways than anyone could store, so what came of them is
   * remembered in memory only.
   */
  async doTheSame(language: ProgramLanguage, reference: string, other: string, key: string): Promise<boolean> {
    const expected = await this.#runOf(language, reference, key);
    if (!expected || !hasShown(expected)) return false;
    const hash = sha256([language, reference, other]);
    const cached = this.#rearranged.get(hash);
    if (cached) return cached;
    // The lines are the author's, but a learner has put them together.
    const made = this.#around.grader
      .observe({ language, source: other, inputs: [WITHOUT_INPUT], key })
      .then(([observation]) => observation !== undefined && isAlike(observation, expected));
    remember(this.#rearranged, hash, made);
    return made;
  }

  /** If it has to be run, it waits in the turns of anyone who asks (`key`). */
  async #runOf(language: ProgramLanguage, source: string, key: string): Promise<Observation | undefined> {
    const hash = sha256([ENGINES, 'output', language, source]);
    const [observation] = await this.#sharedOrOwn(hash, { language, source, inputs: [WITHOUT_INPUT], key });
    return observation;
  }

  /** What is stored already; nothing is run for it. */
  async stored(block: Exercise, lang: HumanLang): Promise<Observed | undefined> {
    const hash = hashOf(block, lang);
    return this.#known.get(hash) ?? this.#find(hash);
  }

  /** The checks that also hold for an empty answer or for the starter: a learner has not earned those by themselves. */
  async free(block: Exercise, lang: HumanLang): Promise<ReadonlySet<string>> {
    const [reference, ...unwritten] = await Promise.all([
      this.of(block, lang),
      ...unwrittenAnswers(block, lang).map(({ hash, program }) => this.#remembered(hash, program)),
    ]);
    return passedBy(block, lang, unwritten, reference);
  }

  /** The same from what is stored already; nothing is run for it. */
  async storedFree(block: Exercise, lang: HumanLang): Promise<ReadonlySet<string> | undefined> {
    const [reference, ...unwritten] = await Promise.all([
      this.stored(block, lang),
      ...unwrittenAnswers(block, lang).map(({ hash }) => this.#known.get(hash) ?? this.#find(hash)),
    ]);
    const isKnown = (one: Observed | undefined) => one !== undefined;
    return reference && unwritten.every(isKnown) ? passedBy(block, lang, unwritten, reference) : undefined;
  }

  /**
   * Makes all that pages need of these exercises, in the background. One program at a time, of all who have begun to read
   * something: after an update that can be a whole course, and answers must not wait behind it. Says whether all was made.
   */
  prepare(exercises: readonly Exercise[]): Promise<boolean> {
    return this.#preparing.run(() => this.#makeAll(exercises)).catch(() => false);
  }

  async #makeAll(exercises: readonly Exercise[]): Promise<true> {
    for (const block of exercises) {
      for (const lang of HUMAN_LANGS) {
        await this.of(block, lang);
        for (const { hash, program } of unwrittenAnswers(block, lang)) await this.#remembered(hash, program);
      }
    }
    return true;
  }

  /** Someone else's, unless they have too much waiting: that refusal is for them alone. */
  async #sharedOrOwn(hash: string, program: Program): Promise<Observed> {
    for (let cached = this.#known.get(hash); cached; cached = this.#known.get(hash)) {
      try {
        return await cached;
      } catch (error) {
        if (!(error instanceof Unavailable && error.reason === 'full')) throw error;
      }
    }
    return this.#remembered(hash, program);
  }

  #remembered(hash: string, program: Program): Promise<Observed> {
    const cached = this.#known.get(hash);
    if (cached) return cached;
    const made = this.#find(hash).then((found) => found ?? this.#make(hash, program));
    remember(this.#known, hash, made);
    return made;
  }

  async #find(hash: string): Promise<Observed | undefined> {
    const row = await this.#around.connection
      .selectFrom('reference_observation')
      .select('observations')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row && (JSON.parse(row.observations) as Observation[]);
  }

  async #make(hash: string, program: Program): Promise<Observed> {
    const { connection, grader, now } = this.#around;
    const observations = await grader.observe({ ...program, trust: 'author' });
    await connection
      .insertInto('reference_observation')
      .values({ hash, observations: JSON.stringify(observations), made_at: now() })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    return observations;
  }
}

const WITHOUT_INPUT = { kind: 'stdin' as const, stdin: '' };

function remember<T>(memory: Map<string, Promise<T>>, hash: string, made: Promise<T>): void {
  memory.set(hash, made);
  // What could not be made is tried again for the next who asks.
  made.catch(() => memory.delete(hash));
  const oldest = memory.size > IN_MEMORY_MAX ? memory.keys().next().value : undefined;
  if (oldest !== undefined) memory.delete(oldest);
}

function hasShown({ output, drawing = [] }: Observation): boolean {
  return output.trim() !== '' || drawing.length > 0;
}

function isAlike(one: Observation, other: Observation): boolean {
  const hasEnded = [one, other].every(({ error, stopped }) => !error && !stopped);
  const isSameDrawing = JSON.stringify(one.drawing ?? []) === JSON.stringify(other.drawing ?? []);
  return hasEnded && isSameDrawing && isSameOutput(one.output, other.output, {});
}

/** What a learner has before writing anything: nothing, and the starter where that is more than comments. */
function unwrittenAnswers(block: Exercise, lang: HumanLang): { hash: string; program: Program }[] {
  const inputs = checksOf(block, lang).map(({ input }) => input);
  const { language } = block;
  return ['', ...(isOnlyComments(block.starter[lang]) ? [] : [block.starter[lang]])].map((answer) => {
    const source = sourceOf(block, lang, answer);
    const hash = sha256([ENGINES, 'unwritten', language, source, inputs]);
    return { hash, program: { language, source, inputs, key: `unwritten ${hash}` } };
  });
}

function isOnlyComments(code: string): boolean {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*(?:#(?![\w-]+\s*[{,.:>])|\/\/).*$/gm, '').trim() === '';
}

function passedBy(
  block: Exercise,
  lang: HumanLang,
  answers: readonly (Observed | undefined)[],
  reference: Observed,
): ReadonlySet<string> {
  const checks = checksOf(block, lang);
  const verdicts = answers.flatMap((observed) => (observed ? judge(checks, observed, reference) : []));
  return new Set(verdicts.filter(({ state }) => state === 'passed').map(({ id }) => id));
}

function sha256(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
