import { readSync, writeSync } from 'node:fs';
import type { Follower } from '../judge/observation.ts';
import { type ChildMessage, encodeMessage, HEAD_BYTES, type Task } from './task.ts';

/** The pool's own channel; nothing that a learner's program can write reaches it. */
const CHANNEL = 3;
const NOBODY = 65_534;

/** Takes one task with `receive`, which says that this child is ready and then waits, and tells about each input. */
export type Worker<T extends Task> = (receive: () => T, follower: Follower) => void | Promise<void>;

/** What a child process does all its life. `load` reads everything from disk; after it the child gives up its rights. */
export async function runChild<T extends Task>(load: () => Worker<T> | Promise<Worker<T>>): Promise<void> {
  let worker: Worker<T>;
  try {
    worker = await load();
    giveUpRights();
  } catch (issue) {
    say({ kind: 'failed', reason: String(issue) });
    return;
  }
  const follower: Follower = {
    started: (index) => say({ kind: 'started', index }),
    observed: (index, observation) => say({ kind: 'observed', index, observation }),
  };
  const receive = () => {
    say({ kind: 'ready' });
    return readTask() as T;
  };
  for (;;) {
    await worker(receive, follower);
    say({ kind: 'done' });
  }
}

/** Root's children become nobody. They do it themselves, when they have read what may lie where only root can read. */
function giveUpRights(): void {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}

function say(message: ChildMessage): void {
  const frame = encodeMessage(message);
  for (let written = 0; written < frame.length; ) {
    try {
      written += writeSync(CHANNEL, frame, written);
    } catch (issue) {
      if ((issue as NodeJS.ErrnoException).code !== 'EAGAIN') process.exit();
      pause();
    }
  }
}

function readTask(): unknown {
  const size = new DataView(readBytes(HEAD_BYTES).buffer).getUint32(0);
  return JSON.parse(new TextDecoder().decode(readBytes(size)));
}

/** Waits for that many bytes. The end of the channel is the end of this process: its server is gone. */
function readBytes(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let read = 0; read < size; ) {
    try {
      const count = readSync(CHANNEL, bytes, read, size - read, null);
      if (count === 0) process.exit();
      read += count;
    } catch (issue) {
      if ((issue as NodeJS.ErrnoException).code !== 'EAGAIN') process.exit();
      pause();
    }
  }
  return bytes;
}

/** Only where the system gives a channel that does not wait by itself. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
}
