import { IMAGE_SIZES } from '@kodestien/contract/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetDeletedPlayers } from '../../privacy/deletion.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { twoColours } from './testing/images.ts';
import { form, image, send, storedFiles } from './testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => app.dispose());

const upload = async (token: string, data: Uint8Array, name?: string, type?: string) =>
  send(app, token, form([image(data, name, type)]));

async function fetchPicture(address: string) {
  const response = await app.app.http.inject({ method: 'GET', url: address });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}
async function colourAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  return red > blue ? 'red' : 'blue';
}
const picture = twoColours(400, 200);

describe('a new picture', () => {
  test.each([
    ['PNG', () => picture.clone().png().toBuffer()],
    ['JPEG', () => picture.clone().jpeg().toBuffer()],
    ['progressive JPEG', () => picture.clone().jpeg({ progressive: true }).toBuffer()],
    ['WebP', () => picture.clone().webp().toBuffer()],
    ['lossless WebP', () => picture.clone().webp({ lossless: true }).toBuffer()],
    ['GIF', () => picture.clone().gif({ effort: 1 }).toBuffer()],
    ['AVIF', () => picture.clone().avif({ effort: 0 }).toBuffer()],
    ['interlaced PNG with 16 bits', () => picture.clone().toColourspace('rgb16').png({ progressive: true }).toBuffer()],
    ['grey PNG', () => picture.clone().greyscale().png().toBuffer()],
    ['CMYK JPEG', () => picture.clone().toColourspace('cmyk').jpeg().toBuffer()],
  ])('may be a %s, whatever its name says, and is there in six square sizes', async (kind, make) => {
    const name = `bilde${kind.replaceAll(/\W/g, '').slice(0, 10)}`;
    const person = await app.signedIn(name);
    const answer = await upload(person.access, await make(), 'ferie.exe', 'text/plain');
    expect([answer.status, answer.body]).toEqual([
      200,
      { img_profil: expect.stringMatching(/^\/bilder\/[0-9a-f]{24}$/) },
    ]);
    const { img_profil } = answer.body;
    expect((await app.get(`profil_disp/${name}`)).body.img_profil).toBe(img_profil);
    for (const [size, side] of Object.entries(IMAGE_SIZES)) {
      const { status, headers, bytes } = await fetchPicture(`${img_profil}/${size}.webp`);
      expect([size, status, headers['content-type']]).toEqual([size, 200, 'image/webp']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
    }
  });

  test('is turned as the camera was held, and carries no metadata on', async () => {
    const person = await app.signedIn('fotograf');
    const jpeg = await twoColours(300, 300)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'Hemmelig Person' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
      .toBuffer();
    expect(await sharp(jpeg).metadata()).toMatchObject({ orientation: 6 });
    const { body } = await upload(person.access, jpeg);
    const { bytes } = await fetchPicture(`${body.img_profil}/norm.webp`);
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    expect(bytes.toString('latin1')).not.toContain('Hemmelig');
    // A quarter turn: what was left is up.
    expect([await colourAt(bytes, 96, 10), await colourAt(bytes, 96, 180)]).toEqual(['red', 'blue']);
  });

  test('that hides a page in its metadata loses it on the way', async () => {
    const person = await app.signedIn('skjuler');
    const jpeg = await picture
      .clone()
      .jpeg()
      .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
      .toBuffer();
    const { body } = await upload(person.access, jpeg);
    for (const size of Object.keys(IMAGE_SIZES)) {
      expect((await fetchPicture(`${body.img_profil}/${size}.webp`)).bytes.toString('latin1')).not.toContain('script');
    }
  });

  test('keeps what is transparent, and a phone’s second picture inside the file does no harm', async () => {
    const person = await app.signedIn('gjennomsikt');
    const clear = {
      create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    } as const;
    const first = await upload(person.access, await sharp(clear).png().toBuffer());
    const { bytes } = await fetchPicture(`${first.body.img_profil}/liten.webp`);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
    const jpeg = await picture.clone().jpeg().toBuffer();
    expect((await upload(person.access, Buffer.concat([jpeg, jpeg]))).status).toBe(200);
  });

  test('of 50 megapixels, as a phone takes it, is taken', async () => {
    const person = await app.signedIn('stortbilde');
    const large = await sharp({ create: { width: 8160, height: 6120, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    expect((await upload(person.access, large)).status).toBe(200);
  });

  test.each([
    ['PNG', 'archive', () => picture.clone().png().toBuffer()],
    ['JPEG', 'program', () => picture.clone().jpeg().toBuffer()],
    ['GIF', 'page', () => picture.clone().gif({ effort: 1 }).toBuffer()],
    ['WebP', 'archive', () => picture.clone().webp().toBuffer()],
    ['AVIF', 'document', () => picture.clone().avif({ effort: 0 }).toBuffer()],
  ])('that is a %s and also a(n) %s is only a picture afterwards', async (kind, _other, make) => {
    const person = await app.signedIn(`dobbel${kind}`);
    const tail = Buffer.from('PK\x03\x04<?php system(1); ?><script>alert(1)</script>%PDF-1.7', 'latin1');
    const { status, body } = await upload(person.access, Buffer.concat([await make(), tail]));
    expect(status).toBe(200);
    for (const size of Object.keys(IMAGE_SIZES)) {
      const bytes = (await fetchPicture(`${body.img_profil}/${size}.webp`)).bytes.toString('latin1');
      expect(bytes).not.toMatch(/<\?php|<script|%PDF/);
    }
  });
});

describe('the picture before', () => {
  test('is gone when there is a new one, or when it is taken away', async () => {
    const stored = await storedFiles(app);
    const person = await app.signedIn('skifter');
    const png = await picture.clone().png().toBuffer();
    const first = (await upload(person.access, png)).body.img_profil;
    const second = (await upload(person.access, png)).body.img_profil;
    expect(second).not.toBe(first);
    expect(await storedFiles(app)).toBe(stored + 6);
    const gone = await fetchPicture(`${first}/norm.webp`);
    expect([gone.status, gone.headers['content-type'], gone.headers['cache-control']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
      'no-store',
    ]);
    const removed = await app.call('DELETE', 'user_profil_img', undefined, { token: person.access });
    expect([removed.status, removed.body]).toEqual([200, { img_profil: '' }]);
    expect((await app.get('profil_disp/skifter')).body.img_profil).toBe('');
    expect(await storedFiles(app)).toBe(stored);
    expect((await app.call('DELETE', 'user_profil_img', undefined, { token: person.access })).status).toBe(200);
  });

  test('of several uploads at once, one stays and the others leave nothing', async () => {
    const stored = await storedFiles(app);
    const person = await app.signedIn('ivrigbilde');
    const png = await picture.clone().png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(person.access, png)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(200));
    expect(await storedFiles(app)).toBe(stored + 6);
    const { img_profil } = (await app.get('profil_disp/ivrigbilde')).body;
    expect((await fetchPicture(`${img_profil}/mini.webp`)).status).toBe(200);
  });

  test('goes with its owner’s account, and is part of the own data until then', async () => {
    const person = await app.signedIn('forlater');
    await upload(person.access, await picture.clone().png().toBuffer());
    const stored = await storedFiles(app);
    const { body } = await app.get('user_data_export', { token: person.access });
    expect(body.profile.picture).toMatch(/^data:image\/webp;base64,UklGR/);
    await app.post('user_delete', { password: 'hemmelig1' }, { token: person.access });
    const { pictures, now } = app.app.services;
    await forgetDeletedPlayers(app.connection, pictures, now() + 15 * 24 * 60 * 60_000);
    expect(await storedFiles(app)).toBe(stored - 6);
  });

  test('what a crash left behind is swept away, and nothing that is in use', async () => {
    const person = await app.signedIn('feier');
    const { img_profil } = (await upload(person.access, await picture.clone().png().toBuffer())).body;
    const { pictures, now } = app.app.services;
    await app.connection.updateTable('player').set({ img_profil: '' }).where('username', '=', 'feier').execute();
    const other = await app.signedIn('beholder');
    const used = (await upload(other.access, await picture.clone().png().toBuffer())).body.img_profil;
    await pictures.sweep(app.connection, now() + 2 * 60 * 60_000);
    expect((await fetchPicture(`${used}/norm.webp`)).status).toBe(200);
    // In the database nothing can be left behind: there the rows go with the transaction.
    const expected = app.app.services.database.kind === 'sqlite' ? 404 : 200;
    expect((await fetchPicture(`${img_profil}/norm.webp`)).status).toBe(expected);
  });

  test.each([
    '/bilder/abc/norm.webp',
    '/bilder/..%2f..%2fx/norm.webp',
    `/bilder/${'0'.repeat(24)}/norm.webp`,
    `/bilder/${'0'.repeat(24)}/enorm.webp`,
    `/bilder/${'0'.repeat(24)}/constructor.webp`,
    `/bilder/${'0'.repeat(24)}/norm.png`,
  ])('%s is nothing', async (address) => {
    expect((await fetchPicture(address)).status).toBe(404);
  });
});
