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
  const heads = ['p50', 'p99'].flatMap((name) => SIZES.map((size) => `${name} of ${size.toLocaleString('en')}`));
  console.log(`${''.padEnd(24)}${heads.map((head) => head.padStart(18)).join('')}   ratio of p99`);
  for (const name of Object.keys(CASES) as Case[]) {
    const [few, many] = await measure(name, places);
    if (!few || !many) throw new Error('Two sizes are compared.');
    const ratio = many.p99 / few.p99;
    worst = Math.max(worst, ratio);
    const times = [few.p50, many.p50, few.p99, many.p99].map(milliseconds).join('');
    console.log(`  ${name.padEnd(22)}${times}   ${ratio.toFixed(2)}`);
  }
  for (const place of places) await place.close();
}
console.log(`worst ratio ${worst.toFixed(2)} (at most ${RATIO_MAX})`);
if (worst > RATIO_MAX) process.exitCode = 1;

function seconds(time: number): string {
  return `${(time / 1000).toFixed(1)} s`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(2)} ms`.padStart(18);
}
