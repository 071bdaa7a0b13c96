import { crc32 as reference } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { zipFile } from './zip-file.ts';

test('the checksum is the one that every unzip computes', () => {
  const bytes = new TextEncoder().encode('Blåbærsyltetøy på fjellet');
  expect(crc32(bytes)).toBe(reference(bytes));
});

test('the files lie in the archive under their paths, and the directory at its end finds them', async () => {
  const bytes = new Uint8Array(
    await zipFile([
      { path: 'python/course.md', content: '# Python' },
      { path: 'css/course.md', content: '# Æøå' },
    ]).arrayBuffer(),
  );
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  expect(view.getUint16(end + 10, true)).toBe(2);
  const directory = view.getUint32(end + 16, true);
  expect(view.getUint32(directory, true)).toBe(0x02014b50);
  const text = new TextDecoder().decode(bytes);
  expect(text).toContain('python/course.md# Python');
  expect(text).toContain('css/course.md# Æøå');
});
