/**
 * What a page and its worker share while the worker is busy and hears no messages: a letterbox into it, and a pipe out of
 * it. Through the pipe the page takes as much as it can show; a program that floods waits.
 */
const LETTER_STATE = 0;
const LETTER_BYTES = 1;
const PIPE_READ = 2;
const PIPE_WRITTEN = 3;
const BELL = 4;
const CONTROL_BYTES = 64;
const LETTER_BYTES_MAX = 2 ** 20;
const PIPE_BYTES = 2 ** 18;
const HEAD_BYTES = 5;

/** What goes through the pipe. */
export const PIPED = { out: 0, err: 1, prompt: 2, draw: 3, input: 4 } as const;

export function createSharedMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(CONTROL_BYTES + LETTER_BYTES_MAX + PIPE_BYTES);
}

function parts(shared: SharedArrayBuffer) {
  return {
    control: new Int32Array(shared, 0, CONTROL_BYTES / 4),
    letter: new Uint8Array(shared, CONTROL_BYTES, LETTER_BYTES_MAX),
    pipe: new Uint8Array(shared, CONTROL_BYTES + LETTER_BYTES_MAX, PIPE_BYTES),
  };
}

export type Piped = { kind: number; bytes: Uint8Array<ArrayBuffer> };

/** The page's side. Nothing in it waits. */
export function pageSide(shared: SharedArrayBuffer) {
  const { control, letter, pipe } = parts(shared);
  const copy = (at: number, length: number) => {
    const bytes = new Uint8Array(length);
    for (let done = 0; done < length; ) {
      const from = (at + done) % PIPE_BYTES;
      const size = Math.min(length - done, PIPE_BYTES - from);
      bytes.set(pipe.subarray(from, from + size), done);
      done += size;
    }
    return bytes;
  };
  return {
    /** Puts a letter in. The worker must have taken the last one. */
    send(text: string): void {
      const bytes = new TextEncoder().encode(text);
      if (bytes.length > LETTER_BYTES_MAX) throw new RangeError('The program is too long.');
      letter.set(bytes);
      control[LETTER_BYTES] = bytes.length;
      Atomics.store(control, LETTER_STATE, 1);
      Atomics.notify(control, LETTER_STATE);
    },
    /** Everything that is in the pipe now. */
    take(): Piped[] {
      Atomics.store(control, BELL, 0);
      const records: Piped[] = [];
      let read = Atomics.load(control, PIPE_READ);
      const written = Atomics.load(control, PIPE_WRITTEN);
      while (read !== written) {
        const head = copy(read, HEAD_BYTES);
        const length = new DataView(head.buffer).getUint32(1);
        records.push({ kind: head[0] ?? 0, bytes: copy(read + HEAD_BYTES, length) });
        read = (read + HEAD_BYTES + length) % (PIPE_BYTES * 2);
      }
      Atomics.store(control, PIPE_READ, read);
      Atomics.notify(control, PIPE_READ);
      return records;
    },
  };
}

/** The worker's side. It waits where it must. */
export function workerSide(shared: SharedArrayBuffer, ring: () => void) {
  const { control, letter, pipe } = parts(shared);
  const write = (at: number, bytes: Uint8Array) => {
    for (let done = 0; done < bytes.length; ) {
      const to = (at + done) % PIPE_BYTES;
      const size = Math.min(bytes.length - done, PIPE_BYTES - to);
      pipe.set(bytes.subarray(done, done + size), to);
      done += size;
    }
  };
  const put = (kind: number, bytes: Uint8Array) => {
    const size = HEAD_BYTES + bytes.length;
    const written = control[PIPE_WRITTEN] ?? 0;
    for (;;) {
      const read = Atomics.load(control, PIPE_READ);
      const used = (written - read + PIPE_BYTES * 2) % (PIPE_BYTES * 2);
      if (used + size <= PIPE_BYTES) break;
      Atomics.wait(control, PIPE_READ, read);
    }
    const head = new Uint8Array(HEAD_BYTES);
    head[0] = kind;
    new DataView(head.buffer).setUint32(1, bytes.length);
    write(written, head);
    write(written + HEAD_BYTES, bytes);
    Atomics.store(control, PIPE_WRITTEN, (written + size) % (PIPE_BYTES * 2));
    if (Atomics.exchange(control, BELL, 1) === 0) ring();
  };
  return {
    /** Waits for a letter. */
    receive(): string {
      Atomics.wait(control, LETTER_STATE, 0);
      const text = new TextDecoder().decode(letter.slice(0, control[LETTER_BYTES]));
      Atomics.store(control, LETTER_STATE, 0);
      return text;
    },
    put(kind: number, bytes: Uint8Array): void {
      const most = PIPE_BYTES / 4;
      for (let at = 0; at < bytes.length; at += most) put(kind, bytes.subarray(at, at + most));
    },
  };
}
