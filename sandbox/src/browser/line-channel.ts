import { canShareMemory } from './can-share-memory.ts';

/**
 * One line at a time from the page to a worker that waits until it comes, for prompt(). Where no memory can be shared,
 * the program is run again instead: `replay.ts`.
 */
const WAITING = 0;
const LINE = 1;
const END = 2;
const HEAD_BYTES = 8;
const LINE_BYTES_MAX = 64 * 1024;

export type LineChannel = SharedArrayBuffer;

export function createLineChannel(): LineChannel | null {
  return canShareMemory() ? new SharedArrayBuffer(HEAD_BYTES + LINE_BYTES_MAX) : null;
}

/** In the page: hands over the line; null is the end of the input. */
export function sendLine(channel: LineChannel, line: string | null): void {
  const head = new Int32Array(channel, 0, 2);
  if (line !== null) {
    // Shared memory cannot be encoded into directly.
    const bytes = new TextEncoder().encode(line).subarray(0, LINE_BYTES_MAX);
    new Uint8Array(channel, HEAD_BYTES).set(bytes);
    Atomics.store(head, 1, bytes.length);
  }
  Atomics.store(head, 0, line === null ? END : LINE);
  Atomics.notify(head, 0);
}

/** In the worker: does not move until the page has sent a line. */
export function waitForLine(channel: LineChannel): string | null {
  const head = new Int32Array(channel, 0, 2);
  Atomics.wait(head, 0, WAITING);
  const isEnd = Atomics.load(head, 0) === END;
  const bytes = new Uint8Array(channel, HEAD_BYTES, Atomics.load(head, 1)).slice();
  Atomics.store(head, 0, WAITING);
  return isEnd ? null : new TextDecoder().decode(bytes);
}
