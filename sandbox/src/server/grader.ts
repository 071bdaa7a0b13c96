import { availableParallelism } from 'node:os';
import type { Limits, Observation } from '../judge/observation.ts';
import { type Engine, engineOf, JUDGED_BY, type JudgedLanguage } from './languages.ts';
import { type InputTimes, Pool, type PoolOptions, type PoolState } from './pool.ts';
import type { Task } from './task.ts';

export type { JudgedLanguage } from './languages.ts';
export type { InputTimes } from './pool.ts';
export { Unavailable } from './unavailable.ts';

export const DEFAULT_LIMITS: Limits = { milliseconds: 2_000, outputCharacters: 50_000, memoryMegabytes: 128 };

/**
 * Who wrote the program. What an author wrote decides what is right, so it never runs in a process that has run a
 * learner's program: such a program may have taken over its engine. `run`: a learner's program that is only run for them to
 * see, with processes and a line of its own, so that nobody's verdict waits for it.
 */
export type Trust = 'author' | 'learner' | 'run';

type GraderOptions = Omit<PoolOptions, 'eachMax'>;
/** Like a pool's, and whose programs it runs. */
export type GraderState = PoolState & { trust: Trust };

const DEFAULT_OPTIONS: GraderOptions = {
  size: Math.max(1, Math.min(4, availableParallelism())),
  queueMax: 200,
  queueMaxEach: 10,
  surplusIdleMilliseconds: 60_000,
  idleMilliseconds: 15 * 60_000,
};
/** Programs that are only run: fewer at a time than verdicts, and few that wait, because the page has an engine soon. */
const RUN_SIZE_MAX = 2;
const RUN_QUEUE_MAX = 40;
const RUN_QUEUE_MAX_EACH = 3;
/** Authors' programs run when content is published and once for each exercise: their processes soon go. */
const AUTHOR_IDLE_MILLISECONDS = 10_000;

export type Grader = {
  /**
   * What the program does for each input. Inputs that must stay hidden come last. `key` says who asks, for fair turns.
   * Rejects with `Unavailable` when no verdict can be made; that is never the program's issue.
   */
  observe(request: {
    language: JudgedLanguage;
    source: Task['source'];
    inputs: Task['inputs'];
    limits?: Limits;
    key: string;
    /** A learner, unless it is said otherwise. */
    trust?: Trust;
    times?: InputTimes;
  }): Promise<Observation[]>;
  warm(language: JudgedLanguage): void;
  /** Of each engine that has been requested. */
  state(): GraderState[];
  /** Ends every child. */
  close(): void;
};

/** Runs code in child processes: small pools for each engine, one for each trust. This process runs none of it. */
export function createGrader(options: Partial<GraderOptions> = {}): Grader {
  const pools = new Map<string, { trust: Trust; pool: Pool }>();
  const poolOf = (engine: Engine, trust: Trust) => {
    const name = `${trust} ${engine}`;
    const existing = pools.get(name);
    if (existing) return existing.pool;
    const pool = new Pool(engine, optionsFor(trust, { ...DEFAULT_OPTIONS, ...options }));
    pools.set(name, { trust, pool });
    return pool;
  };
  return {
    observe: ({ language, source, inputs, limits = DEFAULT_LIMITS, key, trust = 'learner', times }) =>
      poolOf(engineOf(language, source), trust).observe({ source, inputs, limits }, key, times),
    warm: (language) => poolOf(JUDGED_BY[language], 'learner').warm(),
    state: () => [...pools.values()].map(({ trust, pool }) => ({ ...pool.state, trust })),
    close() {
      for (const { pool } of pools.values()) pool.close();
    },
  };
}

function optionsFor(trust: Trust, options: GraderOptions): PoolOptions {
  if (trust === 'run') {
    const size = Math.min(RUN_SIZE_MAX, options.size);
    return { ...options, size, eachMax: 1, queueMax: RUN_QUEUE_MAX, queueMaxEach: RUN_QUEUE_MAX_EACH };
  }
  // One child is left for someone else: the programs of learners may be endless.
  if (trust === 'learner') return { ...options, eachMax: Math.max(1, options.size - 1) };
  const soon = Math.min(options.idleMilliseconds, AUTHOR_IDLE_MILLISECONDS);
  return { ...options, eachMax: options.size, surplusIdleMilliseconds: soon, idleMilliseconds: soon };
}
