import { filesOf, type ProgramInput, runsOf } from '../judge/inputs.ts';
import { boundObservation, type Follower, type Limits, type Observation, Outcomes } from '../judge/observation.ts';
import type { Value } from '../judge/value.ts';
import { EndInterpreter, type Engine } from './engine.ts';
import type { Files } from './files.ts';
import { judgedWorld } from './judged-world.ts';
import { readMessage } from './messages.ts';
import { inputLiteral, pythonLiteral } from './python-literal.ts';
import { Recording } from './recording.ts';
import { runSession, type Session } from './session.ts';

export type Task = { source: string; inputs: readonly ProgramInput[]; limits: Limits };

/**
 * One observation for each input, in the order of the inputs. Anyone who calls this ends the worker or the process when the
 * program takes too long: nothing in here can.
 */
export async function observe(
  engine: Engine,
  source: string,
  inputs: readonly ProgramInput[],
  limits: Limits,
): Promise<Observation[]> {
  const observations: Observation[] = [];
  observeTask(engine, () => ({ source, inputs, limits }), {
    started() {},
    observed: (index, observation) => {
      observations[index] = observation;
    },
  });
  return observations;
}

/** Boots an interpreter, then asks for the task and does it. */
export function observeTask(engine: Engine, receive: () => Task, follower: Follower): void {
  let work: Work | undefined;
  runSession(engine, (files) => {
    work = createWork(receive());
    return observeSession(work, follower, files);
  });
  if (work) observeRest(engine, work, follower);
}

/** A task, and the places of the inputs that are still to be run. */
export type Work = { task: Task; waiting: number[] };

export function createWork(task: Task): Work {
  const places = [...task.inputs.keys()];
  const isSource = (place: number) => task.inputs[place]?.kind === 'source';
  // What only looks at the source comes first: no program has run yet that could answer in the driver's place.
  return { task, waiting: [...places.filter(isSource), ...places.filter((place) => !isSource(place))] };
}

/** A program that could leave something behind, or that broke its interpreter, gets a new one for each input. */
export function observeRest(engine: Engine, work: Work, follower: Follower): void {
  while (work.waiting.length > 0) {
    const before = work.waiting.length;
    runSession(engine, (files) => observeSession(work, follower, files));
    if (work.waiting.length === before) throw new Error('The interpreter takes no input.');
  }
}

/** One interpreter and the inputs that it runs. */
export function observeSession({ task, waiting }: Work, follower: Follower, files: Files): Session {
  const secret = crypto.randomUUID();
  const world = judgedWorld();
  let recording: Recording | undefined;
  let shuffled: { outcomes: Outcomes; runs: number; input: ProgramInput } | undefined;
  let isProgramGiven = false;
  let isReusable = true;
  let place = -1;

  const record = (input: ProgramInput, run: number) => {
    world.reset('stdin' in input ? (input.stdin ?? '') : '', run);
    return new Recording(task.limits, input.kind !== 'stdin', () => new EndInterpreter());
  };

  /** One of many runs by chance has come to its end. */
  const countRun = (value: Value | null) => {
    if (!recording || !shuffled || shuffled.runs >= runsOf(shuffled.input)) return;
    shuffled.outcomes.add(value ?? { type: 'str', text: recording.finish({}).output });
    recording = record(shuffled.input, ++shuffled.runs);
  };

  const finish = (parts: Partial<Observation>) => {
    if (!recording) return;
    const chance = shuffled && !parts.error && !parts.stopped ? { outcomes: shuffled.outcomes.all } : {};
    const observation = boundObservation({ ...recording.finish(parts), ...chance });
    recording = undefined;
    follower.observed(place, observation);
  };

  return {
    host: {
      ...world.host,
      receive() {
        if (!isProgramGiven) {
          isProgramGiven = true;
          files.reset(task.source);
          return pythonLiteral({ order: 'program', secret, judged: true, source: task.source });
        }
        const next = waiting[0];
        const input = next === undefined ? undefined : task.inputs[next];
        // An interpreter that asks for more while an input is still open has been taken over by the program.
        if (next === undefined || !input || recording || !isReusable) throw new EndInterpreter();
        waiting.shift();
        place = next;
        shuffled = runsOf(input) > 1 ? { outcomes: new Outcomes(), runs: 0, input } : undefined;
        files.reset(task.source, filesOf(input));
        recording = record(input, 0);
        follower.started(next);
        return `{"order":"input","index":${next},"input":${inputLiteral(input)}}`;
      },
      write: (kind, bytes) => recording?.write(kind, bytes),
      readLine() {
        const line = world.readLine();
        if (line !== null) recording?.add('input', line);
        return line;
      },
      message(text) {
        const message = text.startsWith(secret) && readMessage(text.slice(secret.length));
        if (!recording || !message) return;
        if (message.kind === 'prompt') recording.add('prompt', message.text);
        else if (message.kind === 'draw') recording.draw(message.step);
        else if (message.kind === 'body') recording.bodyDone();
        else if (message.kind === 'run') countRun(message.value);
        else if (message.kind === 'end' && message.index === place) {
          isReusable = message.reusable;
          finish(message.parts);
        }
      },
    },
    /** An input that is still open ended with the interpreter: by the program's own will, or not. */
    ended(ending) {
      if (recording?.isFull) finish({ stopped: 'output' });
      else finish(ending.kind === 'exit' ? {} : { stopped: ending.memory ? 'memory' : 'crash' });
    },
  };
}
