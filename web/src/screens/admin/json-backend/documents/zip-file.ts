import { strToU8, zipSync } from 'fflate';

/** The first moment that the format knows: the same content makes the same file. */
const mtime = new Date(1980, 0, 1);

export function zipFile(files: readonly { path: string; content: string }[]): Blob {
  const entries = files.map(({ path, content }) => [path, strToU8(content)] as const);
  return new Blob([zipSync(Object.fromEntries(entries), { mtime })], { type: 'application/zip' });
}
