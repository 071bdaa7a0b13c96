import type { Files } from './files.ts';
import type { DriverPart, Library } from './library.ts';
import type { Memories } from './memories.ts';
import type { Snapshot } from './snapshot.ts';
import type { Clock } from './wasi-time.ts';

/**
 * CPython, compiled to WASI, and everything that it can reach: the functions of `Host` and files in memory.
 * The rest of the sandbox knows nothing of WASI, so that another build of CPython takes its place here.
 */
export type Engine = {
  module: WebAssembly.Module;
  /** The parts of the driver that run inside the interpreter, by name, as Python source. */
  parts: DriverParts;
  /** What Python made of those parts in an earlier interpreter; saves compiling them again in each. */
  compiled: Map<DriverPart, Uint8Array<ArrayBuffer>>;
  /** Parts that a program has needed: the next interpreter compiles them before it meets a program. */
  requested: Set<DriverPart>;
  /** Where the module has no memory of its own. */
  memories?: Memories;
  /** Where the module's file holds only a part of what programs may import. */
  library?: Library;
  /** Present where interpreters need not boot: they go on from one that has, with so many parts compiled. */
  snapshot?: { parts: number; taken: Snapshot | null };
};

/** Under this name a module without a memory of its own asks for one. */
export const MEMORY_IMPORT = { module: 'host', name: 'memory' } as const;

/** 128 MB, in pages of WebAssembly. */
export const MEMORY_PAGES_MAX = 2048;

export type DriverParts = Readonly<Partial<Record<DriverPart, string>>>;

/** What is around one interpreter. Every function runs while the interpreter waits for it. */
export type Host = Clock & {
  /** The next order for the driver; may block. */
  receive(): string;
  /** Something that the driver, or a program that pretends to be it, has written. */
  message(text: string): void;
  write(kind: 'out' | 'err', bytes: Uint8Array): void;
  /** The next line that the program reads; null at the end of the input. May block. */
  readLine(): string | null;
  random(bytes: Uint8Array<ArrayBuffer>): void;
  files: Files;
};

/** How an interpreter ended: by itself, or because something broke under it. */
export type Ending = { kind: 'exit' } | { kind: 'crash'; memory: boolean };

/** Thrown by a host to end the interpreter at once; nothing inside can catch it. */
export class EndInterpreter extends Error {}

export function createEngine(module: WebAssembly.Module, parts: DriverParts): Engine {
  return { module, parts, compiled: new Map(), requested: new Set() };
}
