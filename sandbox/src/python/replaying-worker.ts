/// <reference lib="webworker" />

import { bundledSender } from '../browser/piece-sender.ts';
import { ReplayedWorld } from '../browser/replay.ts';
import type { Piece } from '../judge/observation.ts';
import { EndInterpreter, type Engine } from './engine.ts';
import { observeTask } from './observe.ts';
import { replayedWorld } from './replayed-world.ts';
import { currentSnapshot } from './run-interpreter.ts';
import { runningSession } from './running.ts';
import { runSession } from './session.ts';
import { PIPED, type Piped } from './shared-memory.ts';
import { traceSession } from './tracing.ts';
import type { Order, ReplayedOrder, WorkerMessage } from './worker-messages.ts';

type Say = (message: WorkerMessage) => void;

const encoder = new TextEncoder();

/**
 * A worker without shared memory: it cannot wait for anything, so an interpreter is started for each order, and ended when its
 * program asks for a line that has not been typed yet.
 */
export function serveMessages(engine: Engine, worker: DedicatedWorkerGlobalScope, say: Say): void {
  worker.onmessage = ({ data }: MessageEvent<ReplayedOrder>) => {
    perform(engine, data, say);
    say({ kind: 'ready' });
    // Nobody waits for the worker now.
    engine.snapshot ??= { parts: 0, taken: null };
    currentSnapshot(engine);
  };
  say({ kind: 'ready' });
}

function perform(engine: Engine, { order, replay }: ReplayedOrder, say: Say): void {
  const world = new ReplayedWorld(replay);
  if (order.kind === 'run') run(engine, order, world, say);
  else if (order.kind === 'trace') trace(engine, order, world, say);
  else check(engine, order, say);
}

function check(engine: Engine, order: Order & { kind: 'check' }, say: Say): void {
  observeTask(engine, () => order, {
    started: (index) => say({ kind: 'started', index }),
    observed: (index, observation) => say({ kind: 'observed', index, observation }),
  });
  say({ kind: 'checked' });
}

function run(engine: Engine, order: Order & { kind: 'run' }, world: ReplayedWorld, say: Say): void {
  const sender = bundledSender<Piped>(
    (records) => say({ kind: 'piped', records }),
    () => false,
  );
  const put = (kind: number, bytes: Uint8Array) => sender.add({ kind, bytes: new Uint8Array(bytes) });
  let isAsking = false;
  runSession(engine, (files) =>
    runningSession(
      order,
      files,
      {
        write: (kind, bytes) => put(PIPED[kind], bytes),
        prompt: (text) => put(PIPED.prompt, encoder.encode(text)),
        draw: (step) => put(PIPED.draw, encoder.encode(`${JSON.stringify(step)}\n`)),
        readLine() {
          const next = world.nextLine();
          if (next === 'ask') {
            isAsking = true;
            sender.flush();
            say({ kind: 'ask', readings: world.readings });
            throw new EndInterpreter();
          }
          if (next.line !== null) put(PIPED.input, encoder.encode(next.line));
          if (world.hasCaughtUp) {
            sender.flush();
            say({ kind: 'caught-up' });
          }
          return next.line;
        },
        ended(end) {
          sender.flush();
          if (!isAsking) say({ kind: 'ran', end });
        },
      },
      replayedWorld(world, sender.flush),
    ),
  );
}

function trace(engine: Engine, order: Order & { kind: 'trace' }, world: ReplayedWorld, say: Say): void {
  let isAsking = false;
  const ask = (transcript: readonly Piece[]) => {
    const next = world.nextLine();
    if (next !== 'ask') return next.line;
    isAsking = true;
    say({ kind: 'ask', transcript });
    throw new EndInterpreter();
  };
  runSession(engine, (files) =>
    traceSession(order, files, (recorded) => isAsking || say({ kind: 'traced', trace: recorded }), ask),
  );
}
