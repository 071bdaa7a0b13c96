import { isValue, type Value } from './value.ts';

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

/**
 * One step of a drawing, plain enough to compare and to draw as SVG. The origin is the middle of the sheet, y goes up,
 * colours are `#rrggbb`.
 */
export type DrawingStep =
  | { kind: 'line'; from: readonly [number, number]; to: readonly [number, number]; colour: string; width: number }
  | { kind: 'dot'; at: readonly [number, number]; size: number; colour: string }
  /** An area; it lies under the last `under` steps, the lines around it. */
  | { kind: 'fill'; points: readonly (readonly [number, number])[]; colour: string; under?: number }
  | {
      kind: 'text';
      at: readonly [number, number];
      text: string;
      colour: string;
      size: number;
      align?: 'center' | 'right';
    }
  | { kind: 'background'; colour: string }
  | { kind: 'clear' };

/** What came out of a program for one input: plain data, and the only thing that leaves a sandbox. */
export type Observation = {
  /** What was printed, without the prompts of input(). For a call or an expression: what that printed by itself. */
  output: string;
  transcript: readonly Piece[];
  /** For inputs that ask for a value. */
  value?: Value;
  drawing?: readonly DrawingStep[];
  error?: ProgramError;
  stopped?: Stopped;
};

/** Who has spent the time of several inputs has spent it all: the program is not run for the rest. */
export const TIMEOUTS_MAX = 2;
export const OUT_OF_TIME: Observation = { output: '', transcript: [], stopped: 'time' };

/** Whoever follows the inputs of a task through a sandbox. */
export type Follower = {
  /** The program begins with this input. */
  started(index: number): void;
  observed(index: number, observation: Observation): void;
};

export type Limits = { milliseconds: number; outputCharacters: number; memoryMegabytes: number };

/** Whether data that crossed a border really has the shape of an observation. */
export function isObservation(data: unknown): data is Observation {
  if (!isRecord(data) || typeof data.output !== 'string' || !Array.isArray(data.transcript)) return false;
  const { value, drawing, error, stopped } = data;
  return (
    data.transcript.every(isPiece) &&
    (value === undefined || isValue(value)) &&
    (drawing === undefined || (Array.isArray(drawing) && drawing.every(isDrawingStep))) &&
    (error === undefined || isProgramError(error)) &&
    (stopped === undefined || STOPPED.some((known) => known === stopped))
  );
}

const STOPPED: readonly Stopped[] = ['time', 'memory', 'output', 'crash'];
const PIECES: readonly Piece['kind'][] = ['out', 'err', 'prompt', 'input'];

function isPiece(data: unknown): data is Piece {
  return isRecord(data) && PIECES.some((known) => known === data.kind) && typeof data.text === 'string';
}

export function isProgramError(data: unknown): data is ProgramError {
  return (
    isRecord(data) &&
    [data.type, data.message, data.traceback].every((text) => typeof text === 'string') &&
    [data.line, data.column].every((place) => place === null || typeof place === 'number') &&
    typeof data.syntax === 'boolean'
  );
}

export function isDrawingStep(data: unknown): data is DrawingStep {
  if (!isRecord(data)) return false;
  const isColour = typeof data.colour === 'string';
  switch (data.kind) {
    case 'line':
      return isPoint(data.from) && isPoint(data.to) && isColour && typeof data.width === 'number';
    case 'dot':
      return isPoint(data.at) && isColour && typeof data.size === 'number';
    case 'fill':
      return Array.isArray(data.points) && data.points.every(isPoint) && isColour && isOptionalNumber(data.under);
    case 'text':
      return (
        isPoint(data.at) &&
        isColour &&
        typeof data.text === 'string' &&
        typeof data.size === 'number' &&
        [undefined, 'center', 'right'].some((known) => known === data.align)
      );
    case 'background':
      return isColour;
    default:
      return data.kind === 'clear';
  }
}

function isOptionalNumber(data: unknown): boolean {
  return data === undefined || typeof data === 'number';
}

function isPoint(data: unknown): boolean {
  return Array.isArray(data) && data.length === 2 && data.every((part) => typeof part === 'number');
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
