import type { PageInput, PageSource, ProgramInput, RunInput, ScriptSource, TraceInput } from '../judge/inputs.ts';
import type { Limits, Observation } from '../judge/observation.ts';

/** What a child process is asked to do. Inputs that must stay hidden come last: a program sees one after the other. */
export type Task = {
  source: string | PageSource | ScriptSource;
  inputs: readonly (ProgramInput | PageInput | RunInput | TraceInput)[];
  limits: Limits;
};

/** What a child process says, in this order: ready, then for each task its inputs, then ready again. */
export type ChildMessage =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'started'; index: number }
  | { kind: 'observed'; index: number; observation: Observation }
  | { kind: 'done' };

/** A message is four bytes that say how long it is, and JSON. */
export const HEAD_BYTES = 4;
/** Every engine cuts what it says well below this; a child that says more is out of control, and is ended. */
export const MESSAGE_BYTES_MAX = 2 ** 20;

export function encodeMessage(message: unknown): Uint8Array {
  return encodeBytes(new TextEncoder().encode(JSON.stringify(message)));
}

export function encodeBytes(body: Uint8Array): Uint8Array {
  const frame = new Uint8Array(HEAD_BYTES + body.length);
  new DataView(frame.buffer).setUint32(0, body.length);
  frame.set(body, HEAD_BYTES);
  return frame;
}
