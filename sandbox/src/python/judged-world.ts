import { seededBytes } from '../browser/replay.ts';
import type { Host } from './engine.ts';

/** When a judged program looks at the clock, it is always the same day: the reference solution saw that day too. */
const EPOCH = Date.UTC(2025, 7, 18, 12);

/** Time, chance and input for programs that are judged: the same for every program, whenever it runs. */
export function judgedWorld() {
  let slept = 0;
  let started = performance.now();
  let lines: string[] = [];
  let random = seededBytes(0);
  const elapsed = () => performance.now() - started + slept;
  const host: Pick<Host, 'sleep' | 'now' | 'random'> = {
    // Nobody watches: waiting only moves the clock.
    sleep(milliseconds) {
      slept += milliseconds;
    },
    now: () => ({ wall: EPOCH + elapsed(), monotonic: 1000 + elapsed() }),
    random: (bytes) => random(bytes),
  };
  return {
    host,
    /** `run`: which of many that differ by chance alone. */
    reset(stdin: string, run = 0) {
      slept = 0;
      started = performance.now();
      random = seededBytes(run);
      lines = stdin === '' ? [] : stdin.split(/(?<=\n)/);
    },
    readLine(): string | null {
      const line = lines.shift();
      return line === undefined || line.endsWith('\n') ? (line ?? null) : `${line}\n`;
    },
  };
}
