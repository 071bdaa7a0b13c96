import { CASES, type Case, measure, type Place } from './users/measure.ts';
import { chooseKinds, openPlace } from './users/places.ts';

/**
 * npm run bench:users: what a page of the user list and a search cost among a million people, beside the same among a
 * thousand, on each database. Whole calls through the server, one at a time, the two sizes by turns.
 */
const SIZES = [1_000, 1_000_000] as const;
const RATIO_MAX = 2;

let worst = 0;
for (const kind of chooseKinds(process.argv.slice(2))) {
  const places: Place[] = [];
  for (const size of SIZES) {
    const started = performance.now();
    places.push(await openPlace(kind, size));
    console.log(`${kind}: ${size.toLocaleString('en')} people in ${seconds(performance.now() - started)}`);
  }
  console.log(
    `${'p99 of whole calls'.padEnd(34)}${SIZES.map((size) => size.toLocaleString('en').padStart(12)).join('')}   ratio`,
  );
  for (const name of Object.keys(CASES) as Case[]) {
    const [few = 0, many = 0] = await measure(name, places);
    const ratio = many / few;
    worst = Math.max(worst, ratio);
    console.log(`  ${name.padEnd(32)}${milliseconds(few)}${milliseconds(many)}   ${ratio.toFixed(2)}`);
  }
  for (const place of places) await place.close();
}
console.log(`worst ratio ${worst.toFixed(2)} (at most ${RATIO_MAX})`);
if (worst > RATIO_MAX) process.exitCode = 1;

function seconds(time: number): string {
  return `${(time / 1000).toFixed(1)} s`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(2)} ms`.padStart(12);
}
