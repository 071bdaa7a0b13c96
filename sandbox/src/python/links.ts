import { canShareMemory } from '../browser/can-share-memory.ts';
import { RepeatedOutput, type Shown } from '../browser/repeated-output.ts';
import { newReplay, type Replay } from '../browser/replay.ts';
import { createSharedMemory, PIPED, type Piped, pageSide } from './shared-memory.ts';
import type { Order, ReplayedOrder, WorkerMessage } from './worker-messages.ts';

/** What an interpreter says to those who use it. */
export type InterpreterMessage =
  | Exclude<WorkerMessage, { kind: 'ready' | 'piped' | 'caught-up' }>
  /** The program was run again and did something else: what the pipe holds now replaces all that came before. */
  | { kind: 'again' };

/** How orders and lines come to a worker, and its output back. */
export type Link = {
  shared: SharedArrayBuffer | null;
  order(order: Order): void;
  /** The line that a program requested; null is the end of its input. */
  send(line: string | null): void;
  /** What the program has shown since the last time. */
  take(): Piped[];
  hear(message: Exclude<WorkerMessage, { kind: 'ready' }>, tell: (message: InterpreterMessage) => void): void;
};

/** `post` sends to the worker when it has been started. */
export function createLink(post: (order: ReplayedOrder) => void): Link {
  return canShareMemory() ? sharedLink() : replayingLink(post);
}

function sharedLink(): Link {
  const shared = createSharedMemory();
  const side = pageSide(shared);
  return {
    shared,
    order: (order) => side.send(JSON.stringify(order)),
    send: (line) => side.send(JSON.stringify(line)),
    take: side.take,
    hear: (message, tell) => tell(message as InterpreterMessage),
  };
}

function replayingLink(post: (order: ReplayedOrder) => void): Link {
  let current: Order | null = null;
  let replay: Replay = newReplay();
  let output = newOutput();
  let waiting: Piped[] = [];
  const deliver = (items: readonly Shown<number>[]) => waiting.push(...items.map(toPiped));
  const catchUp = (tell: (message: InterpreterMessage) => void) => {
    const caughtUp = output.catchUp();
    if (!caughtUp) return;
    if (caughtUp.isOther) {
      waiting = [];
      tell({ kind: 'again' });
    }
    deliver(caughtUp.items);
    if (waiting.length > 0) tell({ kind: 'output-ready' });
  };
  return {
    shared: null,
    order(order) {
      current = order;
      replay = newReplay(order.kind === 'run' ? order.seed : undefined);
      output = newOutput();
      waiting = [];
      post({ order, replay });
    },
    send(line) {
      if (!current) return;
      // Who typed it has seen it already.
      if (line !== null) output.add([{ kind: PIPED.input, text: toText(new TextEncoder().encode(line)) }]);
      output.repeat();
      replay = { ...replay, lines: [...replay.lines, line] };
      post({ order: current, replay });
    },
    take() {
      const records = waiting;
      waiting = [];
      return records;
    },
    hear(message, tell) {
      if (message.kind === 'piped') {
        deliver(output.add(message.records.map(({ kind, bytes }) => ({ kind, text: toText(bytes) }))));
        if (waiting.length > 0) tell({ kind: 'output-ready' });
      } else if (message.kind === 'caught-up') catchUp(tell);
      else {
        // A program that asks or ends sooner than the last time does something else.
        if (message.kind === 'ask' || message.kind === 'ran') catchUp(tell);
        if (message.kind === 'ask' && message.readings) replay = { ...replay, readings: message.readings };
        tell(message);
      }
    },
  };
}

function newOutput(): RepeatedOutput<number> {
  return new RepeatedOutput((kind) => kind === PIPED.out || kind === PIPED.err || kind === PIPED.draw);
}

/** One character for each byte: parts of a text can be cut in the middle of a letter. */
function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function toPiped({ kind, text }: Shown<number>): Piped {
  return { kind, bytes: Uint8Array.from(text, (character) => character.charCodeAt(0)) };
}
