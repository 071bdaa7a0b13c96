import type { Replay } from '../browser/replay.ts';
import type { Observation, Piece } from '../judge/observation.ts';
import type { Trace } from '../steps/trace.ts';
import type { LibraryIndex } from './library.ts';
import type { Task } from './observe.ts';
import type { RunEnd, RunTask } from './running.ts';
import type { Piped } from './shared-memory.ts';
import type { TraceTask } from './tracing.ts';

/** What the page gives a worker once. Everything later goes through the shared memory: a worker that waits hears no messages. */
export type WorkerStart = {
  /** Brings the compiled engine. */
  module: MessagePort;
  /** What runs inside every interpreter, compiled. */
  driver: Uint8Array<ArrayBuffer>;
  /** Where the other parts of it and the rest of the standard library are, by addresses that are whole. */
  library: LibraryIndex;
  /** Null where no memory can be shared: then each order is a message. */
  shared: SharedArrayBuffer | null;
};

export type Order = ({ kind: 'run' } & RunTask) | ({ kind: 'check' } & Task) | ({ kind: 'trace' } & TraceTask);

export type WorkerMessage =
  /** An interpreter is booted and waits. */
  | { kind: 'ready' }
  /** Something is in the pipe. */
  | { kind: 'output-ready' }
  /** What would be in the pipe, without shared memory. */
  | { kind: 'piped'; records: readonly Piped[] }
  /** The program waits for a line. A program that is recorded tells what it has shown until then. */
  | { kind: 'ask'; transcript?: readonly Piece[]; readings?: readonly number[] }
  /** A program that is run again has read all the lines that were typed before. */
  | { kind: 'caught-up' }
  | { kind: 'ran'; end: RunEnd }
  | { kind: 'started'; index: number }
  | { kind: 'observed'; index: number; observation: Observation }
  | { kind: 'checked' }
  | { kind: 'traced'; trace: Trace };

/** An order as a message: for a worker without shared memory. */
export type ReplayedOrder = { order: Order; replay: Replay };
