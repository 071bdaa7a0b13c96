import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The one drawing that every icon is made from. */
const SOURCE = fileURLToPath(new URL('../public/favicon.svg', import.meta.url));
/** Its view box, in units. */
const UNITS = 32;
const DOTS_PER_INCH = 72;
const ICO_SIZES = [16, 32, 48];
/** The part of the side that the drawing takes where the system cuts the corners itself. */
const TOUCH_PART = 0.86;
/** Systems cut a maskable icon to any shape, but leave the middle circle of four fifths as it is. */
const MASKABLE_PART = 0.68;

const LINKS: HtmlTagDescriptor[] = [
  // With a size, so that a browser that can show the drawing prefers that.
  { tag: 'link', attrs: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }, injectTo: 'head' },
];

/** Makes the icons that browsers and home screens ask for from the one drawing, at the addresses where they ask. */
export function icons(): Plugin {
  return {
    name: 'kodestien-icons',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transformIndexHtml: { order: 'post', handler: () => LINKS },
    async generateBundle() {
      for (const [fileName, source] of await makeIcons()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** The manifest that names some of them is written by the server: server/src/page/browser-files.ts. */
export async function makeIcons(): Promise<Map<string, Buffer>> {
  const drawing = await readFile(SOURCE);
  return new Map([
    ['favicon.ico', icoFile(await Promise.all(ICO_SIZES.map((size) => draw(drawing, size))))],
    ['apple-touch-icon.png', await drawOnGround(drawing, 180, TOUCH_PART)],
    ['icon-192.png', await draw(drawing, 192)],
    ['icon-512.png', await draw(drawing, 512)],
    ['icon-maskable-512.png', await drawOnGround(drawing, 512, MASKABLE_PART)],
  ]);
}

function draw(drawing: Buffer, size: number): Promise<Buffer> {
  return sharp(drawing, { density: (DOTS_PER_INCH * size) / UNITS })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The ground reaches into the corners, and further around a drawing that takes only a part of the side. */
async function drawOnGround(drawing: Buffer, size: number, part: number): Promise<Buffer> {
  const background = /fill="(#\w+)"/.exec(drawing.toString())?.[1] ?? '#000';
  const inner = 2 * Math.round((size * part) / 2);
  const around = (size - inner) / 2;
  return sharp(await draw(drawing, inner))
    .flatten({ background })
    .extend({ top: around, right: around, bottom: around, left: around, background })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** Pictures of several sizes in one file: a header, an entry for each that says where it lies, and the pictures. */
function icoFile(pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * index;
    const size = ICO_SIZES[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
