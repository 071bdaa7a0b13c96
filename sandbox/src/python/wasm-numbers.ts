/** LEB128, as WebAssembly writes its numbers. */
export function readNumber(bytes: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  for (let shift = 0, next = at; ; shift += 7) {
    const byte = bytes[next++] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, next };
  }
}

export function writeNumber(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

/** A number that is not negative, where WebAssembly reads one with a sign: its last bit of seven must be free. */
export function writeSigned(value: number): number[] {
  const bytes = writeNumber(value);
  const last = bytes.at(-1) ?? 0;
  return last < 0x40 ? bytes : [...bytes.slice(0, -1), last + 0x80, 0];
}

/** A number with a sign that is not negative: an address. */
export function readSigned(bytes: Uint8Array, at: number): { value: number; next: number } {
  const read = readNumber(bytes, at);
  if (((bytes[read.next - 1] ?? 0) & 0x40) !== 0) throw new Error('An address of the engine is negative.');
  return read;
}
