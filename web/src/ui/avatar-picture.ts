import { IMAGE_SIZES, type ImageSize } from '@kodestien/contract/limits';

const SIZES = Object.keys(IMAGE_SIZES) as ImageSize[];
const DENSITIES = [1, 2, 3] as const;

/** The smallest file that fills the square on each kind of screen: a `srcset`. */
export function pictureSet(image: string, side: number): string {
  return DENSITIES.map((density) => `${image}/${sizeFor(side * density)}.webp ${density}x`).join(', ');
}

function sizeFor(pixels: number): ImageSize {
  return SIZES.find((size) => IMAGE_SIZES[size] >= pixels) ?? 'stor';
}

/** KN for Kari Nordmann; the first two letters of a name of one word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const letters = last ? [[...first][0], [...last][0]] : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
}
