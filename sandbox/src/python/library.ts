/** What runs inside the interpreter, by name, and the modules that each is; the interpreter itself asks for what is none. */
export const PART_MODULES = {
  driver: '',
  turtle: 'turtle',
  trace: '',
  plot: 'plot pylab matplotlib matplotlib.pyplot',
} as const;
export type DriverPart = keyof typeof PART_MODULES;
export const DRIVER_PARTS = Object.keys(PART_MODULES) as DriverPart[];

/** Where a page gets what was left out of the engine's file (`engine-parts.ts`). */
export type LibraryIndex = readonly {
  modules: string;
  address: string;
  /** Where the file is no memory of the engine, but this part of the driver, compiled. */
  part?: DriverPart;
}[];

/** A file of it did not come: no program can go on without what it imports. */
export class LibraryAway extends Error {
  override name = 'LibraryAway';
}

/** Fills in the memory of interpreters, before a module is imported that needs what was left out. */
export class Library {
  readonly #groups = new Map<string, number>();
  readonly #parts = new Map<string, number>();
  readonly #load: (group: number) => Uint8Array<ArrayBuffer>;

  /** `load` gives the file of a group, at once. */
  constructor(index: LibraryIndex, load: (group: number) => Uint8Array<ArrayBuffer>) {
    this.#load = load;
    for (const [group, { modules, part }] of index.entries()) {
      if (part) this.#parts.set(part, group);
      else for (const module of modules.split(' ')) this.#groups.set(module, group);
    }
  }

  part(name: string): Uint8Array<ArrayBuffer> | undefined {
    const group = this.#parts.get(name);
    return group === undefined ? undefined : this.#load(group);
  }

  /** For one interpreter. */
  filling(memory: () => WebAssembly.Memory): (module: string) => void {
    const filled = new Set<number>();
    return (module) => {
      const group = this.#groups.get(module);
      if (group === undefined || filled.has(group)) return;
      fill(new Uint8Array(memory().buffer), this.#load(group));
      filled.add(group);
    };
  }
}

function fill(memory: Uint8Array, file: Uint8Array): void {
  const head = new DataView(file.buffer, file.byteOffset);
  for (let at = 0; at < file.length; ) {
    const address = head.getUint32(at, true);
    const end = at + 8 + head.getUint32(at + 4, true);
    memory.set(file.subarray(at + 8, end), address);
    at = end;
  }
}

/** The groups that a program's own imports need, read from its source: a name too many costs a download at most. */
export function groupsFor(source: string, index: LibraryIndex): number[] {
  const named = source.matchAll(/\b(?:import|from)\s+([\w., \t]+)/g);
  const words = new Set([...named].flatMap(([, names = '']) => names.split(/[\s,]+/)));
  if (source.includes('\\N{')) words.add('unicodedata');
  words.delete('');
  return [...index.keys()].filter((group) => index[group]?.modules.split(' ').some((module) => words.has(module)));
}
