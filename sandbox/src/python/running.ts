import { seededBytes, waitInWorker } from '../browser/replay.ts';
import type { ProgramFiles } from '../judge/inputs.ts';
import type { DrawingStep, ProgramError } from '../judge/observation.ts';
import { EndInterpreter, type Host } from './engine.ts';
import type { Files } from './files.ts';
import { readMessage } from './messages.ts';
import { pythonLiteral } from './python-literal.ts';
import type { Session } from './session.ts';

/** `seed`: where chance begins; the same on the server and in the page. */
export type RunTask = { source: string; outputBytes: number; seed: number; files?: ProgramFiles };

/** Anyone who watches a program run. */
export type Audience = {
  write(kind: 'out' | 'err', bytes: Uint8Array): void;
  prompt(text: string): void;
  draw(step: DrawingStep): void;
  /** Waits for a line; null at the end of the input. */
  readLine(): string | null;
  ended(end: RunEnd): void;
};

export type RunEnd = { error?: ProgramError; stopped?: 'memory' | 'output' | 'crash' };

const DRAWING_STEPS_MAX = 100_000;

/** Time and chance of a program that is not judged. */
export type World = Pick<Host, 'sleep' | 'now' | 'random'>;

function realWorld(seed: number): World {
  return {
    sleep: waitInWorker,
    now: () => ({ wall: Date.now(), monotonic: performance.now() }),
    random: seededBytes(seed),
  };
}

/** Runs a program for someone who watches: real time, chance from the task's seed, input when they type it. */
export function runningSession(task: RunTask, files: Files, audience: Audience, world = realWorld(task.seed)): Session {
  const secret = crypto.randomUUID();
  const orders = [
    pythonLiteral({ order: 'input', index: 0, input: { kind: 'stdin', stdin: '' } }),
    pythonLiteral({ order: 'program', secret, judged: false, source: task.source }),
  ];
  let result: RunEnd = {};
  let written = 0;
  let drawn = 0;
  const flood = (): never => {
    result = { stopped: 'output' };
    throw new EndInterpreter();
  };

  files.reset(task.source, task.files);
  return {
    host: {
      receive() {
        const order = orders.pop();
        if (!order) throw new EndInterpreter();
        return order;
      },
      message(text) {
        const message = text.startsWith(secret) && readMessage(text.slice(secret.length));
        if (!message) return;
        if (message.kind === 'prompt') audience.prompt(message.text);
        else if (message.kind === 'draw') {
          audience.draw(message.step);
          if (++drawn >= DRAWING_STEPS_MAX) flood();
        } else if (message.kind === 'end') {
          result = message.parts.error ? { error: message.parts.error } : {};
          throw new EndInterpreter();
        }
      },
      write(kind, bytes) {
        audience.write(kind, bytes.subarray(0, Math.max(0, task.outputBytes - written)));
        written += bytes.length;
        if (written > task.outputBytes) flood();
      },
      readLine: () => audience.readLine(),
      ...world,
    },
    ended: (ending) =>
      audience.ended(ending.kind === 'exit' ? result : { stopped: ending.memory ? 'memory' : 'crash' }),
  };
}
