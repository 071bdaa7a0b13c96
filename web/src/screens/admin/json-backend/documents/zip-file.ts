import { crc32 } from './crc32.ts';

type TextFile = { path: string; content: string };

/** Sizes of the records that the format is made of, and the signatures that they begin with. */
const LOCAL = { size: 30, signature: 0x04034b50 };
const CENTRAL = { size: 46, signature: 0x02014b50 };
const END = { size: 22, signature: 0x06054b50 };
const VERSION = 20;
const UTF8_NAMES = 0x0800;
/** 1 January 1980, the first day that the format knows: the same content makes the same file. */
const DATE = 0x0021;

/** Text files as one zip file, stored as they are: they are small, and nothing has to be loaded for it. */
export function zipFile(files: readonly TextFile[]): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { path, content } of files) {
    const name = encoder.encode(path);
    const bytes = encoder.encode(content);
    const facts = { name: name.length, size: bytes.length, sum: crc32(bytes) };
    const local = record(LOCAL.size, (view) => {
      view.setUint32(0, LOCAL.signature, true);
      view.setUint16(4, VERSION, true);
      describe(view, 6, facts);
    });
    directory.push(
      record(CENTRAL.size, (view) => {
        view.setUint32(0, CENTRAL.signature, true);
        view.setUint16(4, VERSION, true);
        view.setUint16(6, VERSION, true);
        describe(view, 8, facts);
        view.setUint32(42, offset, true);
      }),
      name,
    );
    parts.push(local, name, bytes);
    offset += local.length + name.length + bytes.length;
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record(END.size, (view) => {
    view.setUint32(0, END.signature, true);
    view.setUint16(8, files.length, true);
    view.setUint16(10, files.length, true);
    view.setUint32(12, directorySize, true);
    view.setUint32(16, offset, true);
  });
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

function record(size: number, fill: (view: DataView) => void): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  fill(new DataView(bytes.buffer));
  return bytes;
}

/** The fields that a file's own record and its line in the directory share. */
function describe(view: DataView, at: number, { name, size, sum }: { name: number; size: number; sum: number }): void {
  view.setUint16(at, UTF8_NAMES, true);
  view.setUint16(at + 6, DATE, true);
  view.setUint32(at + 8, sum, true);
  view.setUint32(at + 12, size, true);
  view.setUint32(at + 16, size, true);
  view.setUint16(at + 20, name, true);
}
