import type { InputTimes } from '@kodestien/sandbox/server/grader';

/** Of processor time: what ordinary programs need for all hidden checks together. */
const UNNOTICED_MS = 100;
const FIRST_STEP_MS = 1000;

/**
 * How long a program took for hidden inputs. A program can take a different time for each value that it sees, so the
 * answer to one that took noticeably long is sent at a fixed step after the hidden part began: 1 s, 2 s, 4 s and so on.
 */
export class HiddenTime implements InputTimes {
  readonly #firstHidden: number;
  #began: number | undefined;
  #processor = 0;
  #isMeasured = true;

  /** Inputs from this place on are hidden. */
  constructor(firstHidden: number) {
    this.#firstHidden = firstHidden;
  }

  started(index: number): void {
    if (index >= this.#firstHidden) this.#began ??= performance.now();
  }

  ended(index: number, milliseconds: number | null): void {
    if (index < this.#firstHidden) return;
    if (milliseconds === null) this.#isMeasured = false;
    else this.#processor += milliseconds;
  }

  /** Resolves when the answer may be sent. */
  async untilStep(): Promise<void> {
    if (this.#began === undefined) return;
    const passed = performance.now() - this.#began;
    // Where the system does not tell the processor time, all of the time counts.
    if ((this.#isMeasured ? this.#processor : passed) <= UNNOTICED_MS) return;
    let step = FIRST_STEP_MS;
    while (step < passed) step *= 2;
    await new Promise((resolve) => setTimeout(resolve, step - passed));
  }
}
