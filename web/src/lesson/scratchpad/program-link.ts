import { FILES_CHARACTERS_MAX, type ProgramFiles, readProgramFiles } from '@kodestien/contract/document/program-files';
import { isProgram, mayHavePage, RUN_LANGUAGES, type RunLanguage } from '@kodestien/contract/languages';
import { ANSWER_MAX } from '@kodestien/contract/learning/rules';

/** A program of the scratchpad; `page` is what CSS or JavaScript is applied to, `files` what a program finds in its folder. */
export type SharedProgram = { language: RunLanguage; code: string; page: string | null; files: ProgramFiles | null };

/** Mail programs and chats cut or refuse longer addresses. */
export const LINK_MAX = 8000;

/** Counts up when the format changes: an old link then says so instead of showing nonsense. */
const VERSION = '1.';

/** The program itself in the part of an address that is never sent to a server; null when it is too long for a link. */
export async function toFragment({ language, code, page, files }: SharedProgram): Promise<string | null> {
  const json = JSON.stringify({ language, code, ...(page !== null && { page }), ...(files && { files }) });
  const packed = await through(new TextEncoder().encode(json), new CompressionStream('deflate-raw'), LINK_MAX);
  const fragment = packed && `#${VERSION}${toBase64Url(packed)}`;
  return fragment && fragment.length <= LINK_MAX ? fragment : null;
}

/** What a link holds; null when it is damaged, from another version, or no program at all. Nothing of it is run. */
export async function fromFragment(fragment: string): Promise<SharedProgram | null> {
  if (!fragment.startsWith(`#${VERSION}`) || fragment.length > LINK_MAX) return null;
  try {
    const packed = fromBase64Url(fragment.slice(1 + VERSION.length));
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), BYTES_MAX);
    if (!bytes) return null;
    return readProgram(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return null;
  }
}

/** Every text of the greatest length, in its longest spelling: a link of some kilobytes may unpack to gigabytes. */
const BYTES_MAX = (2 * ANSWER_MAX + FILES_CHARACTERS_MAX) * 6 + 1000;

function readProgram(value: unknown): SharedProgram | null {
  if (typeof value !== 'object' || value === null) return null;
  const { language, code, page = null, files = null } = value as Record<string, unknown>;
  const known = RUN_LANGUAGES.find((one) => one === language);
  if (!known || !isText(code) || !(page === null || isText(page))) return null;
  const given = files === null ? null : readProgramFiles(files);
  if (files !== null && given === null) return null;
  return {
    language: known,
    code,
    page: mayHavePage(known) ? page : null,
    files: isProgram(known) ? given : null,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= ANSWER_MAX;
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
