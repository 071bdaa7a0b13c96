import { shortAddress } from './value/address.ts';
import { writeNumber } from './value/number.ts';

/** A computed value as the browser wrote it, in the words that our own engine uses. */
export function canonicalValue(value: string, pageAddress: string): string {
  return value
    .replaceAll(/url\("((?:[^"\\]|\\.)*)"\)/g, (_found, address: string) => {
      return `url("${shortAddress(address, pageAddress)}")`;
    })
    .replaceAll(/\b(?:oklab|oklch|lab|lch|color)\((?:[^()]*)\)/g, (color) => {
      return color.replaceAll(/-?\d*\.?\d+(?:e[+-]?\d+)?(?![\w-])/g, (digits, at: number) =>
        // Not the digits in the name of a space such as display-p3.
        /[\w-]$/.test(color.slice(0, at)) ? digits : writeNumber(Math.round(Number(digits) * 10_000) / 10_000),
      );
    });
}
