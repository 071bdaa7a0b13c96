import type { ProgramInput } from '../inputs.ts';
import type { Limits, Observation } from '../observation.ts';
import { EndInterpreter, type Engine, type Host, runInterpreter } from './engine.ts';
import { createFiles } from './files.ts';
import { judgedWorld } from './judged-world.ts';
import { readMessage } from './messages.ts';
import { pythonLiteral } from './python-literal.ts';
import { Recording } from './recording.ts';

export type Task = { source: string; inputs: readonly ProgramInput[]; limits: Limits };

export type Follower = {
  /** The program begins with this input; the interpreter is booted. */
  started(index: number): void;
  observed(index: number, observation: Observation): void;
};

/**
 * One observation for each input, in the order of the inputs. Whoever calls this ends the worker or the process when the
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

/**
 * Boots an interpreter, and only then asks for the task: this is how a spare one waits. A program that could leave
 * something behind, or that broke its interpreter, gets a new one for each input.
 */
export function observeTask(engine: Engine, receive: () => Task, follower: Follower): void {
  let task: Task | undefined;
  const waiting: number[] = [];
  do {
    const session = createSession(follower, () => {
      if (!task) {
        task = receive();
        waiting.push(...inOrder(task.inputs));
      }
      return { task, waiting };
    });
    const before = waiting.length;
    const ending = runInterpreter(engine, session.host);
    if (!task || (before > 0 && waiting.length === before)) throw new Error('The interpreter does not start.');
    session.ended(ending.kind === 'exit' ? undefined : ending.memory ? 'memory' : 'crash');
  } while (waiting.length > 0);
}

/** What only looks at the source comes first: no program has run yet that could answer in the driver's place. */
function inOrder(inputs: readonly ProgramInput[]): number[] {
  const indexes = [...inputs.keys()];
  const isSource = (index: number) => inputs[index]?.kind === 'source';
  return [...indexes.filter(isSource), ...indexes.filter((index) => !isSource(index))];
}

type Work = { task: Task; waiting: number[] };

/** One interpreter and the inputs that it runs. */
function createSession(follower: Follower, work: () => Work) {
  const secret = crypto.randomUUID();
  const world = judgedWorld();
  const files = createFiles();
  let recording: Recording | undefined;
  let isProgramGiven = false;
  let isReusable = true;
  let index = -1;

  const finish = (parts: Partial<Observation>) => {
    if (!recording) return;
    follower.observed(index, recording.finish(parts));
    recording = undefined;
  };

  const host: Host = {
    files,
    ...world.host,
    receive() {
      const { task, waiting } = work();
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
      index = next;
      recording = new Recording(task.limits, input.kind !== 'stdin', () => new EndInterpreter());
      files.reset(task.source);
      world.reset('stdin' in input ? (input.stdin ?? '') : '');
      follower.started(next);
      return pythonLiteral({ order: 'input', index: next, input });
    },
    write: (kind, bytes) => recording?.write(kind, bytes),
    readLine() {
      const line = world.readLine();
      if (line !== null) recording?.add('input', line);
      return line;
    },
    message(text) {
      if (!recording || !text.startsWith(secret)) return;
      const message = readMessage(text.slice(secret.length));
      if (message?.kind === 'prompt') recording.add('prompt', message.text);
      else if (message?.kind === 'draw') recording.draw(message.step);
      else if (message?.kind === 'body') recording.bodyDone();
      else if (message?.kind === 'end' && message.index === index) {
        isReusable = message.reusable;
        finish(message.parts);
      }
    },
  };
  return {
    host,
    /** The interpreter is gone. An input that was still open ended there: by the program's own will, or not. */
    ended(stopped: Observation['stopped']) {
      if (!recording) return;
      const flooded = recording.isFull;
      finish(flooded ? { stopped: 'output' } : stopped ? { stopped } : {});
    },
  };
}
