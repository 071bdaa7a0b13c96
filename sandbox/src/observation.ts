import type { Value } from './value.ts';

/** What somebody saw while a program ran, in order. */
export type Piece = { kind: 'out' | 'err' | 'prompt' | 'input'; text: string };

/** Why a program was ended from outside. `crash`: the engine itself gave up. */
export type Stopped = 'time' | 'memory' | 'output' | 'crash';

export type ProgramError = {
  /** The class of the error as the language names it: `NameError`, `TypeError`. */
  type: string;
  message: string;
  /** In the learner's own source, from 1; null where the error is not in it. */
  line: number | null;
  column: number | null;
  /** As the interpreter wrote it, with the learner's own frames only. */
  traceback: string;
  /** The program did not start at all: the source is not valid in its language. */
  syntax: boolean;
};

/** One step of a drawing, plain enough to compare and to draw as SVG. */
export type DrawingStep =
  | { kind: 'line'; from: readonly [number, number]; to: readonly [number, number]; colour: string; width: number }
  | { kind: 'dot'; at: readonly [number, number]; size: number; colour: string }
  | { kind: 'fill'; points: readonly (readonly [number, number])[]; colour: string }
  | { kind: 'text'; at: readonly [number, number]; text: string; colour: string; size: number }
  | { kind: 'background'; colour: string }
  | { kind: 'clear' };

/** What came out of a program for one input: plain data, and the only thing that leaves a sandbox. */
export type Observation = {
  /** What was printed, without the prompts of input(). */
  output: string;
  transcript: readonly Piece[];
  /** For inputs that ask for a value. */
  value?: Value;
  drawing?: readonly DrawingStep[];
  error?: ProgramError;
  stopped?: Stopped;
};

export type Limits = { milliseconds: number; outputCharacters: number; memoryMegabytes: number };
