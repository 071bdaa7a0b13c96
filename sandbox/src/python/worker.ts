/// <reference lib="webworker" />
import { withModule } from '../browser/compiler-messages.ts';
import type { Follower, Piece } from '../judge/observation.ts';
import { createEngine, type Engine } from './engine.ts';
import type { Files } from './files.ts';
import { Library, LibraryAway, type LibraryIndex } from './library.ts';
import { createWork, observeRest, observeSession, type Work } from './observe.ts';
import { serveMessages } from './replaying-worker.ts';
import { type RunTask, runningSession } from './running.ts';
import { runSession, type Session } from './session.ts';
import { PIPED, workerSide } from './shared-memory.ts';
import { traceSession } from './tracing.ts';
import type { Order, WorkerMessage, WorkerStart } from './worker-messages.ts';

const worker = self as unknown as DedicatedWorkerGlobalScope;
const say = (message: WorkerMessage) => worker.postMessage(message);
const encoder = new TextEncoder();

worker.onmessage = ({ data }: MessageEvent<WorkerStart>) =>
  withModule(data.module, (module) => start(createEngine(module, {}), data));

function start(engine: Engine, data: WorkerStart): void {
  engine.compiled.set('driver', data.driver);
  engine.library = new Library(data.library, fileOf(data.library));
  if (!data.shared) {
    serveMessages(engine, worker, say);
    return;
  }
  const side = workerSide(data.shared, () => say({ kind: 'output-ready' }));
  for (;;) serve(engine, side);
}

/** Starts an interpreter, waits for an order, and does it. */
function serve(engine: Engine, side: ReturnType<typeof workerSide>): void {
  let work: Work | undefined;
  const follower: Follower = {
    started: (index) => say({ kind: 'started', index }),
    observed: (index, observation) => say({ kind: 'observed', index, observation }),
  };
  runSession(engine, (files) => {
    say({ kind: 'ready' });
    const order = JSON.parse(side.receive()) as Order;
    if (order.kind === 'run') return watched(order, files, side);
    if (order.kind === 'trace') {
      const ask = (transcript: readonly Piece[]) => {
        say({ kind: 'ask', transcript });
        return JSON.parse(side.receive()) as string | null;
      };
      return traceSession(order, files, (trace) => say({ kind: 'traced', trace }), ask);
    }
    work = createWork(order);
    return observeSession(work, follower, files);
  });
  // The first program waits for no more than a boot; what comes after it goes on from a snapshot.
  engine.snapshot ??= { parts: 0, taken: null };
  if (!work) return;
  observeRest(engine, work, follower);
  say({ kind: 'checked' });
}

function watched(task: RunTask, files: Files, side: ReturnType<typeof workerSide>): Session {
  return runningSession(task, files, {
    write: (kind, bytes) => side.put(PIPED[kind], bytes),
    prompt: (text) => side.put(PIPED.prompt, encoder.encode(text)),
    draw: (step) => side.put(PIPED.draw, encoder.encode(`${JSON.stringify(step)}\n`)),
    readLine() {
      say({ kind: 'ask' });
      return JSON.parse(side.receive()) as string | null;
    },
    ended: (end) => say({ kind: 'ran', end }),
  });
}

/** An interpreter waits while its file comes: from the browser's cache where the page has fetched it before. */
function fileOf(index: LibraryIndex): (group: number) => Uint8Array<ArrayBuffer> {
  const loaded = new Map<number, Uint8Array<ArrayBuffer>>();
  return (group) => {
    const known = loaded.get(group);
    if (known) return known;
    const request = new XMLHttpRequest();
    try {
      request.open('GET', index[group]?.address ?? '', false);
      request.responseType = 'arraybuffer';
      request.send();
    } catch (cause) {
      throw new LibraryAway('no answer', { cause });
    }
    if (request.status !== 200) throw new LibraryAway(String(request.status));
    const file = new Uint8Array(request.response as ArrayBuffer);
    loaded.set(group, file);
    return file;
  };
}
