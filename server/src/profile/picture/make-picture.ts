import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import { ProblemError } from '../../http/problem.ts';
import type { PictureFiles } from './picture-store.ts';
import type { Reading, ReadRequest } from './read-picture.ts';

/** Reading one takes up to a few hundred megabytes: one at a time. A class that all upload at once waits in line. */
const limiter = new ConcurrencyLimiter(1, 40);
const DEADLINE_MS = 30_000;
/** Of the reader. The most that a picture within the limits was seen to take is 360 MB. */
const MEMORY_MAX_MB = 450;

/** Six squares from the middle of whatever was sent. Nothing of the file itself is stored: neither metadata nor bytes. */
export async function makePicture(upload: Uint8Array, memoryMaxMb = MEMORY_MAX_MB): Promise<PictureFiles> {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  const type = bytes.length < 16 ? undefined : sniffImageType(bytes);
  if (!type) throw new ProblemError('image_type_not_allowed');
  const reading = await limiter.run(() => readInOtherProcess({ bytes, memoryMaxMb }));
  if (reading.kind !== 'files') throw new ProblemError(reading.kind);
  return reading.files;
}

const READER = fileURLToPath(new URL('./read-picture.ts', import.meta.url));
const READER_IDLE_MS = 10_000;
let idle: { reader: ChildProcess; end: NodeJS.Timeout } | undefined;

/**
 * What a file does to the library that reads it happens in a process that can be ended at any moment. It knows nothing of
 * our environment, and it stays for the next picture only if this one was read and did not make it large.
 */
async function readInOtherProcess(request: ReadRequest): Promise<Reading> {
  const reader = takeReader();
  const { promise, resolve, reject } = Promise.withResolvers<Reading>();
  const ended = () => resolve({ kind: 'image_unreadable' });
  // No process could be started: the machine is short of something.
  const failed = () => reject(new ProblemError('unavailable', { retryAfterSeconds: 5 }));
  reader.on('message', resolve).on('exit', ended).on('error', failed);
  const deadline = setTimeout(() => reader.kill('SIGKILL'), DEADLINE_MS);
  // One that is gone cannot be written to; that it ended is what counts.
  reader.send(request, () => {});
  try {
    const reading = await promise;
    if (reading.kind === 'files' && reading.isReusable) reuseReader(reader);
    else reader.kill('SIGKILL');
    return reading;
  } finally {
    clearTimeout(deadline);
    reader.off('message', resolve).off('exit', ended).off('error', failed);
  }
}

function takeReader(): ChildProcess {
  const waiting = idle;
  idle = undefined;
  if (waiting) clearTimeout(waiting.end);
  if (waiting?.reader.connected) {
    waiting.reader.ref();
    waiting.reader.channel?.ref();
    return waiting.reader;
  }
  return fork(READER, {
    serialization: 'advanced',
    // Windows starts no process without this one.
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  }).on('error', () => {});
}

function reuseReader(reader: ChildProcess): void {
  const end = setTimeout(() => {
    // It seems connected for a moment longer: nobody must be given one that is being ended.
    idle = undefined;
    reader.kill('SIGKILL');
  }, READER_IDLE_MS).unref();
  // A reader that only waits is no reason for the server to stay.
  reader.unref();
  reader.channel?.unref();
  idle = { reader, end };
}

const IMAGE_TYPES = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;
type ImageType = (typeof IMAGE_TYPES)[number];

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/** What the bytes themselves say that they are; names and headers that came with them are not believed. */
function sniffImageType(bytes: Buffer): ImageType | undefined {
  const start = bytes.toString('latin1', 0, 16);
  if (start.startsWith(PNG_SIGNATURE)) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 8) === 'ftyp' && brandsOf(bytes).includes('avif')) return 'avif';
  return undefined;
}

/** The kinds of file that a HEIF container says it can be read as; a photo in HEIC does not name avif. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}
