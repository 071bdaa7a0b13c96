import type { Host } from './engine.ts';

/** When a judged program looks at the clock, it is always the same day: the reference solution saw that day too. */
const EPOCH = Date.UTC(2025, 7, 18, 12);

/** Time, chance and input for programs that are judged: the same for every program, whenever it runs. */
export function judgedWorld() {
  let slept = 0;
  let started = performance.now();
  let lines: string[] = [];
  let state = 0;
  const elapsed = () => performance.now() - started + slept;
  const host: Pick<Host, 'sleep' | 'now' | 'random'> = {
    // Nobody watches: waiting only moves the clock.
    sleep(milliseconds) {
      slept += milliseconds;
    },
    now: () => ({ wall: EPOCH + elapsed(), monotonic: 1000 + elapsed() }),
    random(bytes) {
      for (let index = 0; index < bytes.length; index++) bytes[index] = next();
    },
  };
  /** Mulberry32: small, and good enough for bytes that must be repeatable and not secret. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 0xff;
  }
  return {
    host,
    /** `run`: which of many that differ by chance alone. */
    reset(stdin: string, run = 0) {
      slept = 0;
      started = performance.now();
      state = run;
      lines = stdin === '' ? [] : stdin.split(/(?<=\n)/);
    },
    readLine(): string | null {
      const line = lines.shift();
      return line === undefined || line.endsWith('\n') ? (line ?? null) : `${line}\n`;
    },
  };
}
