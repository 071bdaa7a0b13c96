/**
 * What a program has been given so far. Without shared memory a worker cannot wait for a line, so a program that asks is ended
 * and later run again from its start with one line more. The same seed and the same readings of the clock make that run repeat
 * the one before it.
 */
export type Replay = {
  seed: number;
  lines: readonly (string | null)[];
  /** What the clock showed each time that the program looked, in milliseconds since 1970. */
  readings: readonly number[];
};

/** A program that looks at the clock more often than this waits for a time to come, which then has come. */
const READINGS_MAX = 10_000;

export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

export function newReplay(seed = newSeed()): Replay {
  return { seed, lines: [], readings: [] };
}

/** Mulberry32: small, and good enough for bytes that must be repeatable and not secret. */
export function seededBytes(seed: number): (bytes: Uint8Array) => void {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  return (bytes) => {
    for (let index = 0; index < bytes.length; index++) bytes[index] = next();
  };
}

/** Time, chance and input of a program in a worker that has no shared memory. */
export class ReplayedWorld {
  readonly #lines: readonly (string | null)[];
  readonly #readings: number[];
  readonly #clock: () => number;
  readonly #wait: (milliseconds: number) => void;
  #linesRead = 0;
  #timesRead = 0;
  /** The same bytes for the same seed. */
  readonly random: (bytes: Uint8Array) => void;

  constructor(replay: Replay, clock = preciseTime, wait = waitInWorker) {
    this.#lines = replay.lines;
    this.#readings = [...replay.readings];
    this.random = seededBytes(replay.seed);
    this.#clock = clock;
    this.#wait = wait;
  }

  /** Everything from here on is new. */
  get hasCaughtUp(): boolean {
    return this.#linesRead >= this.#lines.length;
  }

  get readings(): readonly number[] {
    return this.#readings;
  }

  /** The next line, or `ask` when it has not been typed yet. */
  nextLine(): { line: string | null } | 'ask' {
    if (this.hasCaughtUp) return 'ask';
    return { line: this.#lines[this.#linesRead++] ?? null };
  }

  now(): number {
    const read = this.#readings[this.#timesRead];
    if (read !== undefined) {
      this.#timesRead++;
      return read;
    }
    const time = this.#clock();
    if (this.#readings.length < READINGS_MAX) {
      this.#readings.push(time);
      this.#timesRead++;
    }
    return time;
  }

  /** Time that has been waited for once is not waited for again. */
  sleep(milliseconds: number): void {
    if (this.hasCaughtUp) this.#wait(milliseconds);
  }
}

function preciseTime(): number {
  return performance.timeOrigin + performance.now();
}

let waitedOn: Int32Array | null | undefined;

/** Blocks a worker without keeping its processor busy where the browser has a way to do that. */
export function waitInWorker(milliseconds: number): void {
  waitedOn ??= makeWaitedOn();
  if (waitedOn) Atomics.wait(waitedOn, 0, 0, milliseconds);
  else for (const until = performance.now() + milliseconds; performance.now() < until; );
}

/** WebAssembly has shared memory of its own where the constructor is hidden because the page is not isolated. */
function makeWaitedOn(): Int32Array | null {
  try {
    const waitedOn = new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer);
    Atomics.wait(waitedOn, 0, 0, 0);
    return waitedOn;
  } catch {
    return null;
  }
}
