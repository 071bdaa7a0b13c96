type CacheOptions = {
  /** For how long an answer is used without asking again; forever by default. */
  freshMs?: number;
  /** The oldest goes when there are more. */
  max?: number;
};

/**
 * Answers by key, for those that several components share or that outlive the component that asked. Requested twice at the
 * same time, an answer is fetched once. An answer that has not changed stays the same object, so that nothing that shows it
 * is rendered again.
 */
export class AnswerCache<Data> {
  readonly #freshMs: number;
  readonly #max: number;
  readonly #entries = new Map<string, { data: Data; at: number }>();
  readonly #pending = new Map<string, Promise<Data>>();

  constructor({ freshMs = Number.POSITIVE_INFINITY, max = Number.POSITIVE_INFINITY }: CacheOptions = {}) {
    this.#freshMs = freshMs;
    this.#max = max;
  }

  get(key: string): Data | undefined {
    return this.#entries.get(key)?.data;
  }

  isFresh(key: string): boolean {
    const entry = this.#entries.get(key);
    return entry !== undefined && Date.now() - entry.at <= this.#freshMs;
  }

  set(key: string, data: Data): void {
    this.#entries.delete(key);
    this.#entries.set(key, { data, at: Date.now() });
    if (this.#entries.size <= this.#max) return;
    for (const oldest of [...this.#entries.keys()].slice(0, this.#entries.size - this.#max))
      this.#entries.delete(oldest);
  }

  /** What is here and fresh; else what `ask` gives, also for those who ask meanwhile. A failure is not remembered. */
  load(key: string, ask: () => Promise<Data>): Promise<Data> {
    const cached = this.get(key);
    if (cached !== undefined && this.isFresh(key)) return Promise.resolve(cached);
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const asking = ask()
      .then((answer) => {
        const data = cached !== undefined && JSON.stringify(cached) === JSON.stringify(answer) ? cached : answer;
        // Forgotten meanwhile, it may be older than what made it so.
        if (this.#pending.get(key) === asking) this.set(key, data);
        return data;
      })
      .finally(() => {
        if (this.#pending.get(key) === asking) this.#pending.delete(key);
      });
    this.#pending.set(key, asking);
    return asking;
  }

  clear(): void {
    this.#entries.clear();
    this.#pending.clear();
  }
}
