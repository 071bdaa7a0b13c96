import { ProblemError } from './problem.ts';

/** Lets so many through at a time; the others wait in line, and when the line is full one is asked to come back. */
export class Turnstile {
  readonly #atOnce: number;
  readonly #lineMax: number;
  readonly #line: (() => void)[] = [];
  #inside = 0;

  constructor(atOnce: number, lineMax: number) {
    this.#atOnce = atOnce;
    this.#lineMax = lineMax;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#atOnce) {
      if (this.#line.length >= this.#lineMax) throw new ProblemError('unavailable', { retryAfterSeconds: 5 });
      // Whoever leaves hands over the place, so nobody can slip in between.
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
