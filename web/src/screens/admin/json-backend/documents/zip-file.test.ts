import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipFile } from './zip-file.ts';

const files = [
  { path: 'python/course.md', content: '# Python' },
  { path: 'css/blåbær.md', content: '# Æøå' },
];
const bytesOf = async (zip: Blob) => new Uint8Array(await zip.arrayBuffer());

test('what is unpacked is what was packed, under the same paths', async () => {
  const unpacked = Object.entries(unzipSync(await bytesOf(zipFile(files))));
  expect(unpacked.map(([path, bytes]) => ({ path, content: strFromU8(bytes) }))).toEqual(files);
});

test('the same content makes the same file, whenever it is packed', async () => {
  expect(await bytesOf(zipFile(files))).toEqual(await bytesOf(zipFile(files)));
});
