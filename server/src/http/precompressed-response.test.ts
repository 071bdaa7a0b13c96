import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, PrecompressedResponse } from './precompressed-response.ts';

test('the smallest form that the browser accepts is chosen', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chooseEncoding('gzip;q=0.8')).toBe('gzip');
  expect(chooseEncoding('br;q=0, gzip')).toBe('gzip');
  expect(chooseEncoding('BR')).toBe('br');
  expect(chooseEncoding('identity')).toBeUndefined();
  expect(chooseEncoding('')).toBeUndefined();
});

test('every form says the same, and the tag follows the content', async () => {
  const answer = await PrecompressedResponse.of({ a: 'æ'.repeat(100) });
  expect(brotliDecompressSync(answer.encoded.br.payload).toString()).toBe(answer.text);
  expect(gunzipSync(answer.encoded.gzip.payload).toString()).toBe(answer.text);
  expect((await PrecompressedResponse.of({ a: 'æ'.repeat(100) })).etag).toBe(answer.etag);
  expect((await PrecompressedResponse.of({ a: 'ø' })).etag).not.toBe(answer.etag);
});
