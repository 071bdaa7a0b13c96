/** Under this name such an engine asks for its memory. */
export const MEMORY_IMPORT = { module: 'host', name: 'memory' } as const;

/** What the memory of an interpreter is that boots: how large, how large it may become, and what it begins with. */
export type FirstMemory = { pages: number; pagesMax: number; data: Uint8Array };

const PAGE_BYTES = 2 ** 16;

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

  /** For an interpreter that boots. */
  takeFirst(): WebAssembly.Memory {
    const { pages, data } = this.#first;
    const memory = this.take(pages * PAGE_BYTES);
    new Uint8Array(memory.buffer).set(data);
    return memory;
  }

  /** So many bytes, all of them zero. */
  take(size: number): WebAssembly.Memory {
    const idle = this.#idle;
    this.#idle = null;
    // A program that made it larger is not to be noticed by the next one: the memory is then a new one.
    if (idle?.buffer.byteLength !== size) {
      return new WebAssembly.Memory({ initial: size / PAGE_BYTES, maximum: this.#first.pagesMax });
    }
    new Uint8Array(idle.buffer).fill(0);
    return idle;
  }

  /** When the interpreter that had it has ended. */
  giveBack(memory: WebAssembly.Memory): void {
    this.#idle = memory;
  }
}
