import type { TOOL_STEPS, ToolOutcome } from '@kodestien/contract/admin/database-tools';

/** How long each part of a tool's work took. A part that had to be done again counts once, with its last time. */
export class StepWatch {
  readonly #took = new Map<(typeof TOOL_STEPS)[number], number>();
  #since = performance.now();

  done(step: (typeof TOOL_STEPS)[number]): void {
    const now = performance.now();
    this.#took.set(step, Math.round(now - this.#since));
    this.#since = now;
  }

  get steps(): ToolOutcome['steps'] {
    return [...this.#took].map(([step, took_ms]) => ({ step, took_ms }));
  }
}
