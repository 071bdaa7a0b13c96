/**
 * An interpreter that has booted and met no program, as its memory was then. Another instance of the same module goes on from
 * there in a quarter of the time that booting takes, and shares nothing with it.
 */
export type Snapshot = {
  /** How large the memory was, in bytes. */
  size: number;
  stackPointer: number;
  /** What booting had changed in the memory that every instance begins with. */
  changes: readonly { at: number; bytes: Uint8Array }[];
  /** Where the interpreter goes on: a Python function without parameters, and an empty tuple to call it with. */
  entry: { callable: number; noArguments: number };
};

/** What wasm-file.ts lets the host reach besides the memory. */
type Entrances = { memory: WebAssembly.Memory; stackPointer: WebAssembly.Global<'i32'>; functions: WebAssembly.Table };

const PIECE_WORDS = 256;
const PIECE_BYTES = 4 * PIECE_WORDS;
/** In a `PyObject` and a `PyTypeObject` of CPython 3.12, where a pointer has four bytes. */
const TYPE_OF_OBJECT = 4;
const CALL_OF_TYPE = 64;

/** The interpreter was left in the middle of a call: its stack stays in use, and what goes on puts its own below it. */
export function snapshotOf(
  left: WebAssembly.Instance,
  unused: WebAssembly.Instance,
  entry: Snapshot['entry'],
): Snapshot {
  const { memory, stackPointer } = entrancesOf(left);
  const before = new Uint32Array(entrancesOf(unused).memory.buffer);
  const bytes = new Uint8Array(memory.buffer);
  const now = new Uint32Array(memory.buffer);
  const isChanged = (piece: number) => {
    const end = (piece + 1) * PIECE_WORDS;
    for (let at = piece * PIECE_WORDS; at < end; at++) if (now[at] !== (before[at] ?? 0)) return true;
    return false;
  };
  const changes: { at: number; bytes: Uint8Array }[] = [];
  const pieces = now.length / PIECE_WORDS;
  for (let piece = 0; piece < pieces; piece++) {
    if (!isChanged(piece)) continue;
    const first = piece;
    while (piece < pieces && isChanged(piece)) piece++;
    changes.push({ at: first * PIECE_BYTES, bytes: bytes.slice(first * PIECE_BYTES, piece * PIECE_BYTES) });
  }
  return { size: bytes.length, stackPointer: stackPointer.value, changes, entry };
}

/** Returns when the interpreter has ended; as `_start` does, it usually throws what ended it. */
export function resume(instance: WebAssembly.Instance, { size, stackPointer, changes, entry }: Snapshot): void {
  const { memory, stackPointer: ownStack, functions } = entrancesOf(instance);
  // Growing by nothing costs, too, and the more the more interpreters have had this memory.
  const missing = size - memory.buffer.byteLength;
  if (missing > 0) memory.grow(missing / 2 ** 16);
  const bytes = new Uint8Array(memory.buffer);
  for (const change of changes) bytes.set(change.bytes, change.at);
  ownStack.value = stackPointer;
  const view = new DataView(memory.buffer);
  const type = view.getUint32(entry.callable + TYPE_OF_OBJECT, true);
  const call = functions.get(view.getUint32(type + CALL_OF_TYPE, true)) as (...args: number[]) => number;
  call(entry.callable, entry.noArguments, 0);
}

function entrancesOf(instance: WebAssembly.Instance): Entrances {
  return instance.exports as unknown as Entrances;
}
