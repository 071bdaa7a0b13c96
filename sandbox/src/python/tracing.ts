import type { ProgramInput } from '../inputs.ts';
import type { Limits } from '../observation.ts';
import { EndInterpreter, type Engine, type Host, runInterpreter } from './engine.ts';
import { createFiles } from './files.ts';
import { judgedWorld } from './judged-world.ts';
import { readMessage } from './messages.ts';
import { pythonLiteral } from './python-literal.ts';
import { Recording } from './recording.ts';
import type { Trace, TraceEnd, TraceStep } from './trace.ts';

export type TraceTask = { source: string; input: ProgramInput; limits: Limits };

/** Runs a program with one input and records its steps. Boots first, then asks for the task, as `observeTask` does. */
export function traceTask(engine: Engine, receive: () => TraceTask): Trace {
  const secret = crypto.randomUUID();
  const world = judgedWorld();
  const files = createFiles();
  const steps: TraceStep[] = [];
  let recording: Recording | undefined;
  let end: TraceEnd | undefined;
  let error: Trace['error'];
  let task: TraceTask | undefined;

  const host: Host = {
    files,
    ...world.host,
    receive() {
      if (recording) throw new EndInterpreter();
      if (!task) {
        task = receive();
        files.reset(task.source);
        return pythonLiteral({ order: 'program', secret, judged: true, source: task.source });
      }
      recording = new Recording(task.limits, false, () => new EndInterpreter());
      world.reset('stdin' in task.input ? (task.input.stdin ?? '') : '');
      return pythonLiteral({ order: 'trace', input: task.input });
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
      else if (message.kind === 'steps') for (const step of message.steps) steps.push(step);
      else if (message.kind === 'traced') {
        end = message.end;
        error = message.error ?? undefined;
        throw new EndInterpreter();
      }
    },
  };
  const ending = runInterpreter(engine, host);
  const stopped = recording?.isFull ? 'output' : ending.kind === 'exit' ? 'done' : ending.memory ? 'memory' : 'crash';
  const transcript = recording?.finish({}).transcript ?? [];
  return { steps, end: end ?? stopped, ...(error && { error }), transcript };
}
