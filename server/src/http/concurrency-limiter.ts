import { ProblemError } from './problem.ts';

/** Runs so many at a time; the others wait in line, and when the line is full a caller is asked to come back later. */
export class ConcurrencyLimiter {
  readonly #atOnce: number;
  readonly #lineMax: number;
  readonly #line: (() => void)[] = [];
  #inside = 0;

  constructor(atOnce: number, lineMax: number) {
    this.#atOnce = atOnce;
    this.#lineMax = lineMax;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#atOnce) {
      if (this.#line.length >= this.#lineMax) throw new ProblemError('unavailable', { retryAfterSeconds: 5 });
      // Anyone who has finished gives the place to the first in line, so nobody else can take it in between.
      await new Promise<void>((resolve) => this.#line.push(resolve));
    } else {
      this.#inside += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#inside -= 1;
    }
  }
}
