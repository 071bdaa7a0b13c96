import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { DatabaseKind } from '../database/connect.ts';

/**
 * A backup is gzipped lines of JSON: the head, then tables with their rows and files with their bytes, then the end with a
 * count of each and a checksum of everything before it. The same for both databases.
 */
export const FORMAT = 'kodestien-backup';
export const FORMAT_VERSION = 1;

/** Bytes are wrapped, because JSON has none. */
export type Value = string | number | null | { base64: string };
export type Head = {
  format: typeof FORMAT;
  version: number;
  created_at: number;
  database: DatabaseKind;
  /** The tables look as they do after these. */
  migrations: string[];
};
export type Line =
  | Head
  /** `last_id` is the highest id that was ever given: one that is given again would inherit the tokens of its first owner. */
  | { table: string; columns: string[]; last_id: number | null }
  | { row: Value[] }
  | { file: string; base64: string }
  | End;
export type End = { end: true; tables: Record<string, number>; files: number; sha256: string };

/** The file is no whole backup, or not one for this program. Nothing has been changed. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Adds the end to the lines of a backup: what was counted and the checksum. */
export async function* sealed(lines: AsyncIterable<Exclude<Line, End>>): AsyncGenerator<string, End> {
  const counter = new Counter();
  for await (const line of lines) {
    const text = `${JSON.stringify(line)}\n`;
    counter.add(line, text);
    yield text;
  }
  const end = counter.end();
  yield `${JSON.stringify(end)}\n`;
  return end;
}

/** The lines of a file up to its end. Throws where it is damaged; what came before that must not be trusted either. */
export async function* readLines(file: string): AsyncGenerator<Exclude<Line, End>, End> {
  const counter = new Counter();
  let end: End | undefined;
  for await (const text of textLines(file)) {
    const line = parse(text);
    if (end) throw new BackupError('The backup goes on after its end: it is damaged.');
    if ('end' in line) {
      if (JSON.stringify(counter.end()) !== JSON.stringify(line)) {
        throw new BackupError('The checksum of the backup is wrong: it is damaged.');
      }
      end = line;
    } else {
      counter.add(line, `${text}\n`);
      yield line;
    }
  }
  if (!end) throw new BackupError('The backup has no end: it was cut off.');
  return end;
}

/** Reads all of it once, so that nothing is begun with a file that turns out to be damaged. */
export async function verify(file: string): Promise<{ head: Head; end: End }> {
  const lines = readLines(file);
  const { value: head } = await lines.next();
  if (!head || !('format' in head) || head.format !== FORMAT) throw new BackupError('This is no backup of Kodestien.');
  if (head.version !== FORMAT_VERSION) throw new BackupError('The backup was made by a newer version of Kodestien.');
  for (;;) {
    const { done, value } = await lines.next();
    if (done) return { head, end: value };
  }
}

class Counter {
  readonly #hash = createHash('sha256');
  readonly #tables: Record<string, number> = {};
  #table = '';
  #files = 0;

  add(line: Exclude<Line, End>, text: string): void {
    this.#hash.update(text);
    if ('table' in line) {
      this.#table = line.table;
      this.#tables[line.table] = 0;
    } else if ('row' in line) this.#tables[this.#table] = (this.#tables[this.#table] ?? 0) + 1;
    else if ('file' in line) this.#files += 1;
  }

  end(): End {
    return { end: true, tables: this.#tables, files: this.#files, sha256: this.#hash.copy().digest('hex') };
  }
}

function parse(text: string): Line {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError('The backup has a line that cannot be read: it is damaged.');
  }
}

async function* textLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const source = createReadStream(file).on('error', (error) => gunzip.destroy(error));
  let rest: Buffer[] = [];
  try {
    for await (const chunk of source.pipe(gunzip) as AsyncIterable<Buffer>) {
      let start = 0;
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, at)]).toString('utf8');
        rest = [];
        start = at + 1;
      }
      if (start < chunk.length) rest.push(chunk.subarray(start));
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new BackupError('The backup has no end: it was cut off.');
    if (code?.startsWith('Z_')) throw new BackupError('The backup cannot be unpacked: it is damaged, or is no backup.');
    throw new BackupError(`The backup cannot be read: ${message}`);
  } finally {
    source.destroy();
  }
  if (rest.length > 0) throw new BackupError('The backup has no end: it was cut off.');
}
