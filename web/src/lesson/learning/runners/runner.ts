import type { Progress } from '@kodestien/sandbox/browser/compile-engine';
import type { ProgramFiles, ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { DrawingStep, Observation, Piece, ProgramError, Stopped } from '@kodestien/sandbox/judge/observation';
import type { Trace } from '@kodestien/sandbox/steps/trace';

export type RunEnding = { error?: ProgramError; stopped?: Stopped | 'user' };

export type RunWatcher = {
  onPieces(pieces: readonly Piece[]): void;
  onDrawing(steps: readonly DrawingStep[]): void;
  /** The program was run again and has done something else: all that was shown goes, and what follows takes its place. */
  onAgain(): void;
  /** The program does not move until `answer` is called. */
  onAsk(prompt: string): void;
};

export type RecordWatcher = {
  /** What the program has shown until now, while it asks. */
  onTranscript(pieces: readonly Piece[]): void;
  onAsk(prompt: string): void;
};

export type MakeRunner = (onProgress: Progress) => Runner;

/** One language as the blocks of a page use it. One program runs at a time; a new one stops the one before. */
export type Runner = {
  /**
   * Fetches the engine and starts an interpreter that waits; called when someone seems about to run something. Rejects with an
   * `EngineFailure` that says why it cannot, after a bounded time.
   */
  ready(): Promise<void>;
  /** `seed`: where chance begins; the same on the server. `files`: what the program finds in its folder. */
  run(source: string, watcher: RunWatcher, seed: number, files?: ProgramFiles): Promise<RunEnding>;
  answer(line: string | null): void;
  /** What the program does for each input; null when that cannot be known here. */
  check(source: string, inputs: readonly ProgramInput[]): Promise<readonly Observation[] | null>;
  /** Every step of the program with this input; null when it was stopped. Only where steps can be recorded. */
  record?(source: string, input: ProgramInput, watcher: RecordWatcher): Promise<Trace | null>;
  /** Fetches what programs may import later; only where the engine comes in parts. */
  fetchRest?(): Promise<void>;
  stop(): void;
};
