import { gzipSync } from 'node:zlib';
import { IMAGE_MAX_BYTES, IMAGE_SIZES } from '@kodestien/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makePicture } from './make-picture.ts';
import {
  avifThatClaims,
  gifThatClaims,
  half,
  jpegThatClaims,
  noise,
  pngThatClaims,
  withBytes,
} from './testing/images.ts';
import { form, image, type Part, send, storedFiles } from './testing/upload.ts';

let app: TestApp;
let access: string;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
  access = (await app.signedIn('fiendtlig')).access;
});
afterAll(() => app.dispose());

/** Made when first requested, then the same each time. */
function once(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
const source = noise(120, 90);
const png = once(() => source.clone().png().toBuffer());
const jpeg = once(() => source.clone().jpeg().toBuffer());
const progressive = once(() => source.clone().jpeg({ progressive: true }).toBuffer());
const webp = once(() => source.clone().webp().toBuffer());
const gif = once(() => source.clone().gif({ effort: 1 }).toBuffer());
const avif = once(() => source.clone().avif({ effort: 0 }).toBuffer());
const tiff = once(() => source.clone().tiff().toBuffer());
const text = (value: string) => async () => Buffer.from(value, 'latin1');
const cut = (make: () => Promise<Buffer>) => async () => half(await make());
const zip = `PK\x03\x04\x14\x00\x00\x00\x00\x00${'x'.repeat(200)}PK\x05\x06${'\x00'.repeat(18)}`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${svg}`;

type Hostile = [name: string, make: () => Promise<Buffer>, status: number, code: string];
const files: Hostile[] = [
  ['a drawing in SVG with a script', text(svg), 415, 'image_type_not_allowed'],
  ['an SVG whose entities multiply', text(laughs), 415, 'image_type_not_allowed'],
  ['a compressed SVG', async () => gzipSync(svg), 415, 'image_type_not_allowed'],
  ['a web page called bilde.png', text('<!doctype html><script>alert(1)</script>'), 415, 'image_type_not_allowed'],
  ['a shell script', text('#!/bin/sh\nrm -rf /tmp/nothing-at-all\n'), 415, 'image_type_not_allowed'],
  ['a Windows program', text(`MZ\x90\x00${'\x00'.repeat(100)}`), 415, 'image_type_not_allowed'],
  ['a zip archive', text(zip), 415, 'image_type_not_allowed'],
  ['a PDF', text('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF'), 415, 'image_type_not_allowed'],
  ['a TIFF', tiff, 415, 'image_type_not_allowed'],
  ['a bitmap', text(`BM${'\x00'.repeat(60)}`), 415, 'image_type_not_allowed'],
  ['an icon', text(`\x00\x00\x01\x00\x01\x00${'\x00'.repeat(60)}`), 415, 'image_type_not_allowed'],
  [
    'a HEIC photo',
    text(`\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic${'\x00'.repeat(40)}`),
    415,
    'image_type_not_allowed',
  ],
  [
    'a film',
    text(`\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isommp42${'\x00'.repeat(40)}`),
    415,
    'image_type_not_allowed',
  ],
  ['a single byte', text('x'), 415, 'image_type_not_allowed'],
  ['the first bytes of a JPEG and no more', text('\xff\xd8\xff\xe0'), 415, 'image_type_not_allowed'],
  ['a script that begins like a GIF', text('GIF89a=1;alert(document.cookie)//'), 400, 'image_unreadable'],
  ['the signature of a PNG before noise', text(`\x89PNG\r\n\x1a\n${'noise '.repeat(50)}`), 400, 'image_unreadable'],
  [
    'an AVIF header before noise',
    text(`\x00\x00\x00\x18ftypavif\x00\x00\x00\x00mif1avif${'\x07'.repeat(90)}`),
    400,
    'image_unreadable',
  ],
  ['half a PNG', cut(png), 400, 'image_unreadable'],
  ['half a JPEG', cut(jpeg), 400, 'image_unreadable'],
  ['half a WebP', cut(webp), 400, 'image_unreadable'],
  ['half a GIF', cut(gif), 400, 'image_unreadable'],
  ['half an AVIF', cut(avif), 400, 'image_unreadable'],
  [
    'a PNG whose picture data is scrambled',
    async () => withBytes(await png(), 200, Array(400).fill(0x55)),
    400,
    'image_unreadable',
  ],
  [
    'a WebP whose picture data is scrambled',
    async () => withBytes(await webp(), 12, Array(60).fill(0xff)),
    400,
    'image_unreadable',
  ],
  ['a PNG bomb of 50,000 by 50,000 pixels', async () => pngThatClaims(50_000, 50_000), 413, 'image_too_many_pixels'],
  ['a PNG of two thousand million by one', async () => pngThatClaims(2_000_000_000, 1), 400, 'image_unreadable'],
  ['a PNG of no width', async () => pngThatClaims(0, 100), 400, 'image_unreadable'],
  ['a PNG that has fewer rows than it says', async () => pngThatClaims(5000, 7900), 400, 'image_unreadable'],
  [
    'a JPEG that claims 65,500 by 65,500 pixels',
    async () => jpegThatClaims(await jpeg(), 65_500, 65_500),
    413,
    'image_too_many_pixels',
  ],
  [
    'a GIF that claims 30,000 by 30,000 pixels',
    async () => gifThatClaims(await gif(), 30_000, 30_000),
    413,
    'image_too_many_pixels',
  ],
  [
    'a picture one byte over 5 MB',
    async () => Buffer.concat([await png(), Buffer.alloc(IMAGE_MAX_BYTES)]).subarray(0, IMAGE_MAX_BYTES + 1),
    413,
    'image_too_large',
  ],
  [
    'an AVIF that claims 6,300 by 6,300 pixels',
    async () => avifThatClaims(await avif(), 6300, 6300),
    413,
    'image_too_many_pixels',
  ],
  [
    'a progressive JPEG that claims 7,000 by 7,000 pixels',
    async () => jpegThatClaims(await progressive(), 7000, 7000),
    413,
    'image_too_many_pixels',
  ],
  [
    'an interlaced PNG that claims 7,000 by 7,000 pixels',
    async () => pngThatClaims(7000, 7000, { interlaced: true }),
    413,
    'image_too_many_pixels',
  ],
  ['twenty megabytes', async () => Buffer.alloc(20 * 1024 * 1024, 7), 413, 'image_too_large'],
  ['an empty file', text(''), 400, 'validation_failed'],
];

const forms: [name: string, make: () => Promise<Part[]>, field: string, code: string][] = [
  ['no file at all', async () => [], 'image', 'field_required'],
  ['two pictures', async () => [image(await png()), image(await png())], 'image', 'field_not_allowed'],
  ['a picture under another name', async () => [{ ...image(await png()), name: 'avatar' }], 'avatar', 'field_unknown'],
  [
    'a picture and something more',
    async () => [image(await png()), { name: 'is_superuser', data: '1' }],
    'is_superuser',
    'field_unknown',
  ],
  ['a text called image', async () => [{ name: 'image', data: 'hei' }], 'image', 'field_wrong_type'],
  ['a field called __proto__', async () => [{ name: '__proto__', data: 'x' }], '__proto__', 'field_unknown'],
  ['a part without a name', async () => [{ name: '', data: 'x' }], '(body)', 'field_unknown'],
  [
    'fifty thousand fields',
    async () => Array.from({ length: 50_000 }, (_, index) => ({ name: `f${index}`, data: 'x' })),
    'f0',
    'field_unknown',
  ],
];

describe('a hostile upload is refused with a reason, and nothing of it is kept:', () => {
  test.each(files)('%s', async (_name, make, status, code) => {
    const answer = await send(app, access, form([image(await make())]));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body.detail.length).toBeGreaterThan(10);
    await nothingStored();
  });

  test.each(forms)('%s', async (_name, make, field, code) => {
    const answer = await send(app, access, form(await make()));
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect(answer.body.fields).toMatchObject([{ field, code }]);
    await nothingStored();
  });

  test('a form that breaks off', async () => {
    const whole = form([image(await png())]);
    for (const payload of [whole.subarray(0, whole.length - 40), whole.subarray(0, 30), Buffer.from('hei')]) {
      const answer = await send(app, access, payload);
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed_upload']);
    }
    await nothingStored();
  });

  test('thirty thousand parts behind a second boundary: the first is judged, and the rest is not even looked at', async () => {
    const many = form(Array.from({ length: 30_000 }, () => ({ name: 'a', data: '1' })));
    const type = 'multipart/form-data; xboundary=annet; boundary=----proveskjema';
    const answer = await send(app, access, many.subarray(0, -40), type);
    expect(answer.body.fields).toMatchObject([{ field: 'a', code: 'field_unknown' }]);
  });

  test('a form without a boundary', async () => {
    const answer = await send(app, access, form([image(await png())]), 'multipart/form-data');
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed_upload']);
  });

  test('a picture without a form, and JSON', async () => {
    for (const [payload, type] of [
      [await png(), 'image/png'],
      ['{"image": "aGVp"}', 'application/json'],
    ] as const) {
      const answer = await send(app, access, payload, type);
      expect([type, answer.status, answer.body.code]).toEqual([type, 415, 'unsupported_media_type']);
    }
    await nothingStored();
  });

  test('a good picture from someone who is not signed in', async () => {
    const answer = await send(app, undefined, form([image(await png())]));
    expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in']);
    await nothingStored();
  });

  test('a form to a call that takes JSON', async () => {
    const response = await app.app.http.inject({
      method: 'POST',
      url: '/api/token',
      payload: form([{ name: 'username', data: 'kari' }]),
      headers: { 'content-type': 'multipart/form-data; boundary=----proveskjema' },
    });
    expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
  });

  test('the reason is given in both languages', async () => {
    const answer = await app.app.http.inject({
      method: 'POST',
      url: '/api/user_profil_img',
      payload: form([image(svg)]),
      headers: {
        'content-type': 'multipart/form-data; boundary=----proveskjema',
        authorization: `Bearer ${access}`,
        'accept-language': 'en',
      },
    });
    expect(answer.json().detail).toBe('The picture must be PNG, JPEG, WebP, GIF or AVIF.');
  });
});

test('a picture that takes more memory than it may is refused, and the next one is read', async () => {
  const large = await noise(3000, 3000)
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 0 })
    .toBuffer();
  await expect(makePicture(large, 100)).rejects.toMatchObject({ code: 'image_too_many_pixels' });
  expect(Object.keys(await makePicture(await png()))).toEqual(Object.keys(IMAGE_SIZES));
});

test('thirty pictures an hour are enough for anyone', async () => {
  const strict = await startTestApp();
  const { access: token } = await strict.signedIn('maskinell');
  for (let index = 0; index < 30; index++) {
    expect((await send(strict, token, form([image(svg)]))).status).toBe(415);
  }
  const refused = await send(strict, token, form([image(await png())]));
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  await strict.dispose();
});

async function nothingStored(): Promise<void> {
  expect((await app.post('get_player', {}, { token: access })).body.img_profil).toBe('');
  expect(await storedFiles(app)).toBe(0);
}
