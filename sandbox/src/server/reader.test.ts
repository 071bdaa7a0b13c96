import { expect, test, vi } from 'vitest';
import { createReader } from './child.ts';
import { type ChildMessage, encodeMessage, MESSAGE_BYTES_MAX } from './task.ts';

function read(bytes: Uint8Array, pieceBytes: number) {
  const messages: ChildMessage[] = [];
  const stop = vi.fn();
  const take = createReader((message) => messages.push(message), stop);
  for (let at = 0; at < bytes.length && !stop.mock.calls.length; at += pieceBytes) {
    take(Buffer.from(bytes.subarray(at, at + pieceBytes)));
  }
  return { messages, isStopped: stop.mock.calls.length > 0 };
}

const observed = (output: string): ChildMessage => ({
  kind: 'observed',
  index: 0,
  observation: { output, transcript: [] },
});

test.each([1, 3, 4, 5, 1000])('messages that arrive in pieces of %i bytes are put together again', (pieceBytes) => {
  const sent: ChildMessage[] = [
    { kind: 'ready' },
    { kind: 'started', index: 0 },
    observed('æøå'.repeat(200)),
    { kind: 'done' },
  ];
  const bytes = Buffer.concat(sent.map(encodeMessage));
  expect(read(bytes, pieceBytes)).toEqual({ messages: sent, isStopped: false });
});

test('a long message costs one joining of its pieces, however many they are', () => {
  const concat = vi.spyOn(Buffer, 'concat');
  const { messages } = read(encodeMessage(observed('x'.repeat(900_000))), 1000);
  expect(messages).toHaveLength(1);
  expect(concat.mock.calls.length).toBeLessThan(3);
  concat.mockRestore();
});

test('a child that announces more than a megabyte is ended before it has sent it', () => {
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, MESSAGE_BYTES_MAX);
  expect(read(head, 8)).toEqual({ messages: [], isStopped: true });
});

test('a child that says something else is ended', () => {
  expect(read(encodeMessage({ kind: 'passed' }), 100)).toEqual({ messages: [], isStopped: true });
  expect(read(encodeMessage({ kind: 'observed', index: 0, observation: { output: 1 } }), 100).isStopped).toBe(true);
});
