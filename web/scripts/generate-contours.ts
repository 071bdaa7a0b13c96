/**
 * Draws the contour lines behind the landing page, empty pages and certificates, once.
 *
 *   node web/scripts/generate-contours.ts
 */
import { writeFile } from 'node:fs/promises';
import { contourSvg } from './contours/contour-svg.ts';

const svg = contourSvg();
await writeFile(new URL('../src/ui/contours.svg', import.meta.url), svg);
console.log(`contours.svg: ${svg.length} bytes`);
