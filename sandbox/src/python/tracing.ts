import { filesOf, type ProgramInput } from '../judge/inputs.ts';
import type { Limits, Piece } from '../judge/observation.ts';
import type { Trace, TraceEnd, TraceStep } from '../steps/trace.ts';
import { EndInterpreter, type Engine } from './engine.ts';
import type { Files } from './files.ts';
import { judgedWorld } from './judged-world.ts';
import { readMessage } from './messages.ts';
import { inputLiteral, pythonLiteral } from './python-literal.ts';
import { Recording } from './recording.ts';
import { runSession, type Session } from './session.ts';

export type TraceTask = {
  source: string;
  input: ProgramInput;
  limits: Limits;
  /** Someone is there to answer when the program wants more lines than the input has. */
  asks?: boolean;
};
/** Waits for a line; null at the end of the input. The transcript is what they have seen until then. */
export type AskForLine = (transcript: readonly Piece[]) => string | null;

/** Runs a program with one input and records its steps. */
export function traceProgram(engine: Engine, task: TraceTask): Trace {
  let traced: Trace | undefined;
  runSession(engine, (files) =>
    traceSession(task, files, (trace) => {
      traced = trace;
    }),
  );
  if (!traced) throw new Error('The interpreter ended without a trace.');
  return traced;
}

export function traceSession(
  task: TraceTask,
  files: Files,
  done: (trace: Trace) => void,
  ask: AskForLine = () => null,
): Session {
  const secret = crypto.randomUUID();
  const world = judgedWorld();
  const recording = new Recording(task.limits, false, () => new EndInterpreter());
  const steps: TraceStep[] = [];
  const stdin = 'stdin' in task.input ? (task.input.stdin ?? '') : '';
  const orders = [
    `{"order":"trace","input":${inputLiteral(task.input)}}`,
    pythonLiteral({ order: 'program', secret, judged: true, source: task.source }),
  ];
  let end: TraceEnd | undefined;
  let error: Trace['error'];

  files.reset(task.source, filesOf(task.input));
  world.reset(stdin);
  return {
    host: {
      ...world.host,
      receive() {
        const order = orders.pop();
        if (!order) throw new EndInterpreter();
        return order;
      },
      write: (kind, bytes) => recording.write(kind, bytes),
      readLine() {
        const line = world.readLine() ?? (task.asks ? ask(recording.pieces) : null);
        if (line !== null) recording.add('input', line);
        return line;
      },
      message(text) {
        const message = text.startsWith(secret) && readMessage(text.slice(secret.length));
        if (!message) return;
        if (message.kind === 'prompt') recording.add('prompt', message.text);
        else if (message.kind === 'draw') recording.draw(message.step);
        else if (message.kind === 'steps') for (const step of message.steps) steps.push(step);
        else if (message.kind === 'traced') {
          end = message.end;
          error = message.error ?? undefined;
          throw new EndInterpreter();
        }
      },
    },
    ended(ending) {
      const stopped = ending.kind === 'exit' ? 'done' : ending.memory ? 'memory' : 'crash';
      const { transcript, drawing } = recording.finish({});
      done({
        steps,
        end: recording.isFull ? 'output' : (end ?? stopped),
        ...(error && { error }),
        transcript,
        ...(drawing && { drawing }),
      });
    },
  };
}
