/**
 * Cuts the three typefaces down to what the product writes: Latin letters with the Nordic and
 * Western European accents, the punctuation of both languages, and the weights in use.
 * Run it after a font package is updated; its output is kept in src/ui/fonts.
 *
 *   node web/scripts/subset-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„†•…‹›€™←↑→↓−×≈≠≤≥✓`;

const FONTS = [
  { family: 'schibsted-grotesk', heaviest: 800 },
  { family: 'source-serif-4', heaviest: 700 },
  { family: 'jetbrains-mono', heaviest: 700 },
];

for (const { family, heaviest } of FONTS) {
  const file = `${family}-latin-wght-normal.woff2`;
  const source = await readFile(new URL(import.meta.resolve(`@fontsource-variable/${family}/files/${file}`)));
  const subset = await subsetFont(source, LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: heaviest } },
    // Tabular figures and kerning are used; JetBrains Mono's code ligatures are not, since
    // a beginner should see the two characters that were typed.
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  });
  await writeFile(new URL(`../src/ui/fonts/${family}.woff2`, import.meta.url), subset);
  console.log(`${family}: ${source.length} -> ${subset.length} bytes`);
}
