import { availableParallelism } from 'node:os';
import type { Limits, Observation } from '../observation.ts';
import { type Engine, JUDGED_BY, type JudgedLanguage } from './languages.ts';
import { Pool, type PoolOptions, type PoolState } from './pool.ts';
import type { Task } from './task.ts';

export type { JudgedLanguage } from './languages.ts';
export { Unavailable } from './unavailable.ts';

export const DEFAULT_LIMITS: Limits = { milliseconds: 2_000, outputCharacters: 50_000, memoryMegabytes: 128 };

const DEFAULT_OPTIONS: PoolOptions = {
  size: Math.max(1, Math.min(4, availableParallelism())),
  queueMax: 200,
  queueMaxEach: 10,
  surplusIdleMilliseconds: 60_000,
  idleMilliseconds: 15 * 60_000,
};

export type Grader = {
  /**
   * What the program does for each input. Inputs that must stay hidden come last. `key` says who asks, for fair turns.
   * Rejects with `Unavailable` when no verdict can be made; that is never the program's fault.
   */
  observe(request: {
    language: JudgedLanguage;
    source: Task['source'];
    inputs: Task['inputs'];
    limits?: Limits;
    key: string;
  }): Promise<Observation[]>;
  warm(language: JudgedLanguage): void;
  /** Of each engine that has been asked for. */
  state(): PoolState[];
  /** Ends every child. */
  close(): void;
};

/** Runs learners' code in child processes: one small pool for each engine. This process never runs any of it. */
export function createGrader(options: Partial<PoolOptions> = {}): Grader {
  const pools = new Map<Engine, Pool>();
  const poolOf = (language: JudgedLanguage) => {
    const engine = JUDGED_BY[language];
    const known = pools.get(engine);
    if (known) return known;
    const pool = new Pool(engine, { ...DEFAULT_OPTIONS, ...options });
    pools.set(engine, pool);
    return pool;
  };
  return {
    observe: ({ language, source, inputs, limits = DEFAULT_LIMITS, key }) =>
      poolOf(language).observe({ source, inputs, limits }, key),
    warm: (language) => poolOf(language).warm(),
    state: () => [...pools.values()].map((pool) => pool.state),
    close() {
      for (const pool of pools.values()) pool.close();
    },
  };
}
