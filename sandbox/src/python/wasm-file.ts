const HEADER_BYTES = 8;
const CUSTOM_SECTION = 0;
const MEMORY_SECTION = 5;

/**
 * The engine's file without what no machine reads (half of it is notes for debuggers), and with a bound on its memory:
 * a program that fills it gets a MemoryError instead of the whole machine.
 */
export function slimWasm(bytes: Uint8Array<ArrayBuffer>, pagesMax: number): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [bytes.subarray(0, HEADER_BYTES)];
  for (let at = HEADER_BYTES; at < bytes.length; ) {
    const section = readNumber(bytes, at + 1);
    const end = section.next + section.value;
    if (bytes[at] === MEMORY_SECTION) kept.push(boundedMemory(bytes, section.next, pagesMax));
    else if (bytes[at] !== CUSTOM_SECTION) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const slim = new Uint8Array(kept.reduce((sum, part) => sum + part.length, 0));
  let filled = 0;
  for (const part of kept) {
    slim.set(part, filled);
    filled += part.length;
  }
  return slim;
}

/** One memory, from as many pages as it had to so many. */
function boundedMemory(bytes: Uint8Array, at: number, pagesMax: number): Uint8Array {
  const count = readNumber(bytes, at);
  const flags = readNumber(bytes, count.next);
  const pages = readNumber(bytes, flags.next);
  if (count.value !== 1 || flags.value > 1) throw new Error('The engine has another kind of memory than expected.');
  const body = [1, 1, ...writeNumber(pages.value), ...writeNumber(Math.max(pages.value, pagesMax))];
  return new Uint8Array([MEMORY_SECTION, ...writeNumber(body.length), ...body]);
}

/** LEB128, as WebAssembly writes its numbers. */
function readNumber(bytes: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  for (let shift = 0, next = at; ; shift += 7) {
    const byte = bytes[next++] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, next };
  }
}

function writeNumber(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}
