/** Mail programs and chats cut or refuse longer addresses. */
export const LINK_MAX = 8000;

/**
 * A value in the part of an address that is never sent to a server; null when it is too long for a link. The version counts
 * up when the format changes: an old link then says so instead of showing nonsense.
 */
export async function toPackedFragment(value: unknown, version: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const packed = await through(bytes, new CompressionStream('deflate-raw'), LINK_MAX);
  const fragment = packed && `#${version}${toBase64Url(packed)}`;
  return fragment && fragment.length <= LINK_MAX ? fragment : null;
}

/** What a link holds, whatever that is; null when it is damaged, from another version, or more than `max` bytes. */
export async function fromPackedFragment(fragment: string, version: string, max: number): Promise<unknown> {
  if (!fragment.startsWith(`#${version}`) || fragment.length > LINK_MAX) return null;
  try {
    const packed = fromBase64Url(fragment.slice(1 + version.length));
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), max);
    return bytes && JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** Null when more than `max` bytes come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(transform).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > max) {
      await reader.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  const joined = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}

function toBase64Url(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}
