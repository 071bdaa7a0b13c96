import type { App } from '../../server/src/app.ts';
import type { DatabaseKind } from '../../server/src/database/connect.ts';
import { writeCursor } from '../../server/src/http/cursor.ts';
import { middleOf, type Pair, percentile, type Row } from '../table.ts';
import { BEGINNINGS } from './people.ts';
import { openPlace, type Place } from './places.ts';

/** The address of the call, for the how-manieth time. */
const CASES: Readonly<Record<string, (place: Place, time: number) => string>> = {
  'first page by points': () => 'get_player_ls?sort=poeng',
  'first page by name': () => 'get_player_ls?sort=username',
  'page 5,000 by points': ({ farInto }) =>
    `get_player_ls?sort=poeng&cursor=${writeCursor('poeng', farInto.poeng, farInto.username_key)}`,
  'page 5,000 by name': ({ farIntoByUsername }) =>
    `get_player_ls?sort=username&cursor=${writeCursor('username', farIntoByUsername)}`,
  search: (_place, time) =>
    `get_player_ls?limit=10&q=${encodeURIComponent(BEGINNINGS[time % BEGINNINGS.length] ?? '')}`,
};

const MANY = 1_000_000;
const FEW = 1_000;
const ROUNDS = 7;
const CALLS = 300;
const WARM_UP = 100;

/**
 * What a page of the user list and a search cost among a million people, beside the same among a thousand, on each
 * database. Whole calls through the server, one at a time, the two sizes by turns.
 */
export async function measure(): Promise<Row[]> {
  return [...(await measureOn('sqlite')), ...(await measureOn('postgres'))];
}

async function measureOn(kind: DatabaseKind): Promise<Row[]> {
  const many = await openPlace(kind, MANY);
  const few = await openPlace(kind, FEW);
  const rows: Row[] = [];
  for (const [name, addressOf] of Object.entries(CASES)) {
    const what = `users: ${name}, ${kind}, 1,000,000 beside 1,000, p99`;
    rows.push({ what, unit: 'ms', ...(await compare(addressOf, { ours: many, baseline: few })), bar: { atMost: 2 } });
  }
  await many.close();
  await few.close();
  return rows;
}

/** Call by call in turns: what else the machine does hits both. */
async function compare(addressOf: (place: Place, time: number) => string, places: Record<keyof Pair, Place>) {
  const round = async (calls: number): Promise<Pair> => {
    const times = { ours: [] as number[], baseline: [] as number[] };
    for (let time = 0; time < calls; time++) {
      for (const which of ['ours', 'baseline'] as const) {
        times[which].push(await call(places[which].app, addressOf(places[which], time)));
      }
    }
    return { ours: percentile(times.ours, 0.99), baseline: percentile(times.baseline, 0.99) };
  };
  await round(WARM_UP);
  const pairs: Pair[] = [];
  for (let count = 0; count < ROUNDS; count++) pairs.push(await round(CALLS));
  return middleOf(pairs);
}

async function call(app: App, address: string): Promise<number> {
  const url = `/api/${address}`;
  const started = performance.now();
  const response = await app.http.inject({ method: 'GET', url });
  const took = performance.now() - started;
  if (response.statusCode !== 200 || response.json().results.length === 0) {
    throw new Error(`${url} answered ${response.statusCode}: ${response.body.slice(0, 200)}`);
  }
  return took;
}
