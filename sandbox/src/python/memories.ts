/** What the memory of an interpreter is that boots: how large, how large it may become, and what it begins with. */
export type FirstMemory = { pages: number; pagesMax: number; data: Uint8Array };

const PAGE_BYTES = 2 ** 16;
const ZEROS = new Uint8Array(PAGE_BYTES);

/**
 * The memory of the interpreters of a process, one after another. Making a new one for each takes longer than everything else
 * that a small program needs: the system fills its pages with zeros, and the old one has to be collected.
 */
export class Memories {
  readonly #first: FirstMemory;
  #idle: WebAssembly.Memory | null = null;

  constructor(first: FirstMemory) {
    this.#first = first;
  }

  /** What every interpreter begins with: the engine's data, and zeros behind it. */
  take(size = this.#first.pages * PAGE_BYTES): WebAssembly.Memory {
    const { data, pagesMax } = this.#first;
    const idle = this.#idle;
    this.#idle = null;
    // A program that made it larger is not to be noticed by the next one: the memory is then a new one.
    const isUsed = idle?.buffer.byteLength === size;
    const memory = isUsed ? idle : new WebAssembly.Memory({ initial: size / PAGE_BYTES, maximum: pagesMax });
    const bytes = new Uint8Array(memory.buffer);
    bytes.set(data);
    if (isUsed) clear(bytes.subarray(data.length));
    return memory;
  }

  /** When the interpreter that had it has ended. */
  giveBack(memory: WebAssembly.Memory): void {
    this.#idle = memory;
  }
}

/** Writes only where something was written: what no program has touched, as most of the stack, takes no memory of the machine. */
function clear(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; at += PAGE_BYTES) {
    const piece = bytes.subarray(at, at + PAGE_BYTES);
    if (Buffer.compare(piece, ZEROS.subarray(0, piece.length)) !== 0) piece.fill(0);
  }
}
