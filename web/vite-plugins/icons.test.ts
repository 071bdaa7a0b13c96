import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeIcons } from './icons.ts';

const icons = await makeIcons();
const icon = (name: string) => icons.get(name) ?? Buffer.alloc(0);
const pixel = async (name: string, x: number, y: number) => {
  const { data, info } = await sharp(icon(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 4)];
};

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a picture of %i pixels', async (name, size) => {
  expect(await sharp(icon(name)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

test('favicon.ico holds the sizes of a tab, of a sharp screen and of a shortcut, each where its entry says', async () => {
  const file = icon('favicon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const start = file.readUInt32LE(entry + 12);
    const picture = file.subarray(start, start + file.readUInt32LE(entry + 8));
    expect(file.readUInt8(entry)).toBe(size);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});

test.each(['apple-touch-icon.png', 'icon-maskable-512.png'])(
  '%s has a ground in its corners, where the system cuts it',
  async (name) => {
    expect(await pixel(name, 0, 0)).toEqual([0x1e, 0x22, 0x27, 255]);
    expect((await pixel('icon-512.png', 0, 0))[3]).toBe(0);
  },
);

test('no stone of the maskable icon lies outside the circle that every system shows', async () => {
  const { data, info } = await sharp(icon('icon-maskable-512.png'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  const farthest = data.reduce((max, value, index) => {
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    return value > 100 ? Math.max(max, Math.hypot(x + 0.5 - middle, y + 0.5 - middle)) : max;
  }, 0);
  expect(farthest).toBeGreaterThan(100);
  expect(farthest).toBeLessThanOrEqual(info.width * 0.4);
});
