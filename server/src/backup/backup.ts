import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Config } from '../config.ts';
import { fileLines, writeWhole } from './data-files.ts';
import { BackupError, type End, type Line, sealed } from './format.ts';
import { databaseLines } from './snapshot.ts';

/** Writes everything that an installation holds into one file. Servers may go on working. */
export async function backUp({ database, dataDir }: Config, file: string): Promise<End> {
  let end: End | undefined;
  const text = async function* () {
    end = yield* sealed(allLines(database, dataDir));
  };
  try {
    await pipeline(text, createGzip(), (packed) => writeWhole(file, packed as AsyncIterable<Uint8Array>));
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    throw syscall && code !== 'ECONNREFUSED' ? new BackupError(`The backup cannot be written: ${message}`) : error;
  }
  if (!end) throw new Error('the backup ended before its end was written');
  return end;
}

async function* allLines(place: Config['database'], dataDir: string): AsyncGenerator<Exclude<Line, End>> {
  // The database first: a picture that its rows name is there before they do.
  yield* databaseLines(place);
  yield* fileLines(dataDir);
}
