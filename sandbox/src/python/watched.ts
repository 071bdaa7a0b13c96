import { ReplayedWorld } from '../browser/replay.ts';
import type { ProgramInput, RunInput, TraceInput } from '../judge/inputs.ts';
import { boundObservation, type Follower, type Limits, type Observation, type Stopped } from '../judge/observation.ts';
import type { TraceEnd } from '../steps/trace.ts';
import { EndInterpreter, type Engine } from './engine.ts';
import type { Files } from './files.ts';
import { createWork, observeRest, observeSession, type Work } from './observe.ts';
import { Recording } from './recording.ts';
import { replayedWorld } from './replayed-world.ts';
import { runningSession } from './running.ts';
import { runSession, type Session } from './session.ts';
import { traceSession } from './tracing.ts';

/**
 * What a child process is asked: to judge a program with these inputs, to run it once for someone who watches, or to record
 * its steps.
 */
export type ChildTask = { source: string; inputs: readonly (ProgramInput | RunInput | TraceInput)[]; limits: Limits };

/** Nobody waits for a program to sleep on the server; one that would sleep for longer than this in all is ended. */
const SLEEP_MILLISECONDS_MAX = 60_000;

/** Boots an interpreter, then asks for the task and does it. */
export function serveTask(engine: Engine, receive: () => ChildTask, follower: Follower): void {
  let work: Work | undefined;
  runSession(engine, (files) => {
    const { source, inputs, limits } = receive();
    const [first] = inputs;
    if (first?.kind === 'run') return watchedSession(source, first, limits, files, follower);
    if (first?.kind === 'trace') return recordedSession(source, first, limits, files, follower);
    work = createWork({ source, inputs: inputs as readonly ProgramInput[], limits });
    return observeSession(work, follower, files);
  });
  if (work) observeRest(engine, work, follower);
}

/** Why a recording has no end of the program in it. */
const CUT: Partial<Record<TraceEnd, Stopped>> = {
  steps: 'time',
  size: 'output',
  depth: 'memory',
  time: 'time',
  memory: 'memory',
  output: 'output',
  crash: 'crash',
};

function recordedSession(
  source: string,
  { stdin }: TraceInput,
  limits: Limits,
  files: Files,
  follower: Follower,
): Session {
  follower.started(0);
  return traceSession(
    { source, input: { kind: 'stdin', stdin }, limits },
    files,
    ({ steps, end, error, transcript }) => {
      const output = transcript.map(({ kind, text }) => (kind === 'out' ? text : '')).join('');
      const stopped = CUT[end];
      const ending = { ...(error && { error }), ...(stopped && { stopped }) };
      follower.observed(0, boundObservation({ output, transcript, steps, ...ending }));
    },
  );
}

/** The same run as in a page, to the byte, until it has no more lines; sleeping only moves its clock. */
function watchedSession(
  source: string,
  { lines, seed, files: given }: RunInput,
  limits: Limits,
  files: Files,
  follower: Follower,
): Session {
  const recording = new Recording(limits, false, () => new EndInterpreter());
  let slept = 0;
  let ending: Partial<Observation> | undefined;
  const clock = () => Date.now() + slept;
  const world = new ReplayedWorld({ seed, lines, readings: [] }, clock);
  const time = replayedWorld(world);
  follower.started(0);
  return runningSession(
    // What is written is bounded by the recording, in characters as for a verdict.
    { source, outputBytes: Number.POSITIVE_INFINITY, seed, ...(given && { files: given }) },
    files,
    {
      write: (kind, bytes) => recording.write(kind, bytes),
      prompt: (text) => recording.add('prompt', text),
      draw: (step) => recording.draw(step),
      readLine() {
        const next = world.nextLine();
        if (next === 'ask' || next.line === null) {
          ending = { waits: true };
          throw new EndInterpreter();
        }
        recording.add('input', `${next.line}\n`);
        return `${next.line}\n`;
      },
      ended(end) {
        const parts = recording.isFull ? { stopped: 'output' as const } : (ending ?? end);
        follower.observed(0, boundObservation(recording.finish(parts)));
      },
    },
    {
      ...time,
      sleep(milliseconds) {
        slept += milliseconds;
        if (slept <= SLEEP_MILLISECONDS_MAX) return;
        ending = { stopped: 'time' };
        throw new EndInterpreter();
      },
    },
  );
}
