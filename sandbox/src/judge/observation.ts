import { isPlotStep, type PlotStep } from './plot-step.ts';
import { isValue, type Value } from './value.ts';

/** What someone saw while a program ran, in order. */
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
  /** Where the turtle is in the end, in degrees from the right; it is no part of the drawing. */
  | { kind: 'turtle'; at: readonly [number, number]; heading: number; colour: string; down: boolean }
  | { kind: 'background'; colour: string }
  | { kind: 'clear' }
  | PlotStep;

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
  /** For inputs that shuffle: what came out, and how often. */
  outcomes?: readonly Outcome[];
  /** The variable that was to get another value, and that the program gives no fixed value at its top level. */
  lacks?: string;
  /** Of a program that someone watches: it waits for a line that has not been typed yet. */
  waits?: true;
  /** Which of a check's events could not be played, because its element is not on the page; from 0. */
  unplayed?: number;
};

export type Outcome = readonly [outcome: Value, times: number];

/** Counts what comes out of many runs. */
export class Outcomes {
  readonly #counted = new Map<string, [Value, number]>();

  add(outcome: Value): void {
    const key = JSON.stringify(outcome);
    const existing = this.#counted.get(key);
    if (existing) existing[1]++;
    else this.#counted.set(key, [outcome, 1]);
  }

  get all(): readonly Outcome[] {
    return [...this.#counted.values()];
  }
}

/**
 * A program that has used up the time of so many inputs has used up all of it: it is not run for the rest. A Python
 * program may wait for input that one check does not have; in JavaScript an endless loop is one for every input.
 */
export const TIMEOUTS_MAX = { python: 2, javascript: 1, 'html-css': 1, 'page-script': 1 } as const;
export const OUT_OF_TIME: Observation = { output: '', transcript: [], stopped: 'time' };

/** Anyone who follows the inputs of a task through a sandbox. */
export type Follower = {
  /** The program begins with this input. */
  started(index: number): void;
  observed(index: number, observation: Observation): void;
};

export type Limits = { milliseconds: number; outputCharacters: number; memoryMegabytes: number };

/** Of one observation as JSON. What a child process says about an input must fit into one message of its channel. */
export const OBSERVATION_BYTES_MAX = 1_000_000;

/** The observation; or, when it is too much for anybody to use, that the program gave too much. */
export function boundObservation(observation: Observation): Observation {
  const text = JSON.stringify(observation);
  // A character is at most three bytes.
  const isSmall = text.length * 3 <= OBSERVATION_BYTES_MAX;
  if (isSmall || new TextEncoder().encode(text).length <= OBSERVATION_BYTES_MAX) return observation;
  return { output: '', transcript: [], stopped: 'output' };
}

/** Whether data that crossed a border really has the shape of an observation. */
export function isObservation(data: unknown): data is Observation {
  if (!isRecord(data) || typeof data.output !== 'string' || !Array.isArray(data.transcript)) return false;
  const { value, drawing, error, stopped, outcomes, lacks, waits, unplayed } = data;
  return (
    data.transcript.every(isPiece) &&
    (value === undefined || isValue(value)) &&
    (drawing === undefined || (Array.isArray(drawing) && drawing.every(isDrawingStep))) &&
    (error === undefined || isProgramError(error)) &&
    (stopped === undefined || STOPPED.some((one) => one === stopped)) &&
    (outcomes === undefined || (Array.isArray(outcomes) && outcomes.every(isOutcome))) &&
    (lacks === undefined || typeof lacks === 'string') &&
    (waits === undefined || waits === true) &&
    (unplayed === undefined || (typeof unplayed === 'number' && Number.isSafeInteger(unplayed) && unplayed >= 0))
  );
}

const STOPPED: readonly Stopped[] = ['time', 'memory', 'output', 'crash'];
const PIECES: readonly Piece['kind'][] = ['out', 'err', 'prompt', 'input'];

function isOutcome(data: unknown): data is Outcome {
  return Array.isArray(data) && data.length === 2 && isValue(data[0]) && Number.isSafeInteger(data[1]);
}

function isPiece(data: unknown): data is Piece {
  return isRecord(data) && PIECES.some((one) => one === data.kind) && typeof data.text === 'string';
}

export function isProgramError(data: unknown): data is ProgramError {
  return (
    isRecord(data) &&
    [data.type, data.message, data.traceback].every((text) => typeof text === 'string') &&
    [data.line, data.column].every((place) => place === null || typeof place === 'number') &&
    typeof data.syntax === 'boolean'
  );
}

const COLOUR = /^#[0-9a-f]{6}$/i;
const DRAWN_TEXT_MAX = 2_000;
const POINTS_MAX = 20_000;
/** The turtle goes no further than this from the middle of its sheet. */
const PLACE_MAX = 1_000_000;

/** A program may have written it: only what can be drawn without another look is a step. */
export function isDrawingStep(data: unknown): data is DrawingStep {
  if (!isRecord(data)) return false;
  const isColour = typeof data.colour === 'string' && COLOUR.test(data.colour);
  switch (data.kind) {
    case 'line':
      return isPoint(data.from) && isPoint(data.to) && isColour && isNumber(data.width);
    case 'dot':
      return isPoint(data.at) && isColour && isNumber(data.size);
    case 'fill':
      return isColour && isRowOfPoints(data.points) && (data.under === undefined || isNumber(data.under));
    case 'text':
      return (
        isPoint(data.at) &&
        isColour &&
        typeof data.text === 'string' &&
        data.text.length <= DRAWN_TEXT_MAX &&
        isNumber(data.size) &&
        [undefined, 'center', 'right'].some((one) => one === data.align)
      );
    case 'turtle':
      return isPoint(data.at) && isColour && isNumber(data.heading) && typeof data.down === 'boolean';
    case 'background':
      return isColour;
    case 'clear':
      return true;
    default:
      return isPlotStep(data);
  }
}

function isNumber(data: unknown): boolean {
  return typeof data === 'number' && Math.abs(data) <= PLACE_MAX;
}

function isPoint(data: unknown): boolean {
  return Array.isArray(data) && data.length === 2 && data.every(isNumber);
}

function isRowOfPoints(data: unknown): boolean {
  return Array.isArray(data) && data.length <= POINTS_MAX && data.every(isPoint);
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
