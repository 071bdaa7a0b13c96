import { closeSync, readSync, writeSync } from 'node:fs';
import type { Follower } from '../judge/observation.ts';
import { type ChildMessage, encodeBytes, encodeMessage, HEAD_BYTES, type Task } from './task.ts';

/** The pool's own channel; nothing that a learner's program can write reaches it. */
const CHANNEL = 3;
/** Closed before a child says that it is ready: nothing that comes through here was made beside a learner's program. */
const PREPARED_CHANNEL = 4;
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

/**
 * What the first child of this engine has prepared (`PREPARING` names those engines), or null in the first one: it makes it
 * and gives it to those that come later. Only while a child loads.
 */
export async function sharePrepared(make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array | null> {
  const given = readFrame(PREPARED_CHANNEL);
  if (given.length === 0) write(PREPARED_CHANNEL, encodeBytes(await make()));
  closeSync(PREPARED_CHANNEL);
  return given.length === 0 ? null : given;
}

function say(message: ChildMessage): void {
  write(CHANNEL, encodeMessage(message));
}

function write(channel: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) {
    try {
      written += writeSync(channel, bytes, written);
    } catch (issue) {
      if ((issue as NodeJS.ErrnoException).code !== 'EAGAIN') process.exit();
      pause();
    }
  }
}

function readTask(): unknown {
  return JSON.parse(new TextDecoder().decode(readFrame(CHANNEL)));
}

function readFrame(channel: number): Uint8Array<ArrayBuffer> {
  const size = new DataView(readBytes(channel, HEAD_BYTES).buffer).getUint32(0);
  return readBytes(channel, size);
}

/** Waits for that many bytes. The end of the channel is the end of this process: its server is gone. */
function readBytes(channel: number, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let read = 0; read < size; ) {
    try {
      const count = readSync(channel, bytes, read, size - read, null);
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
