import type { App } from '../../server/src/app.ts';
import { writeCursor } from '../../server/src/http/cursor.ts';
import { BEGINNINGS } from './people.ts';

export type Place = {
  app: App;
  /** Rows before page 5,000; a list that is shorter than that ends earlier. */
  farInto: { poeng: number; username_key: string };
  farIntoByUsername: string;
  close(): Promise<void>;
};

/** The address of the call, for the how-manieth time. */
export const CASES = {
  'first page by points': () => 'get_player_ls?sort=poeng',
  'first page by name': () => 'get_player_ls?sort=username',
  'page 5,000 by points': ({ farInto }: Place) =>
    `get_player_ls?sort=poeng&cursor=${writeCursor('poeng', farInto.poeng, farInto.username_key)}`,
  'page 5,000 by name': ({ farIntoByUsername }: Place) =>
    `get_player_ls?sort=username&cursor=${writeCursor('username', farIntoByUsername)}`,
  search: (_place: Place, time: number) =>
    `get_player_ls?limit=10&q=${encodeURIComponent(BEGINNINGS[time % BEGINNINGS.length] ?? '')}`,
} as const;
export type Case = keyof typeof CASES;

const ROUNDS = 7;
const CALLS = 300;
const WARM_UP = 100;

export type Times = { p50: number; p99: number };

/** For each place the median over the rounds of what one round gave. */
export async function measure(name: Case, places: readonly Place[]): Promise<Times[]> {
  for (let time = 0; time < WARM_UP; time++) for (const place of places) await call(name, place, time);
  const rounds: Times[][] = places.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    const times: number[][] = places.map(() => []);
    for (let time = 0; time < CALLS; time++) {
      for (const [index, place] of places.entries()) times[index]?.push(await call(name, place, time));
    }
    for (const [index, list] of times.entries())
      rounds[index]?.push({ p50: quantile(list, 0.5), p99: quantile(list, 0.99) });
  }
  return rounds.map((list) => ({
    p50: quantile(
      list.map(({ p50 }) => p50),
      0.5,
    ),
    p99: quantile(
      list.map(({ p99 }) => p99),
      0.5,
    ),
  }));
}

async function call(name: Case, place: Place, time: number): Promise<number> {
  const url = `/api/${CASES[name](place, time)}`;
  const started = performance.now();
  const response = await place.app.http.inject({ method: 'GET', url });
  const took = performance.now() - started;
  if (response.statusCode !== 200 || response.json().results.length === 0) {
    throw new Error(`${url} answered ${response.statusCode}: ${response.body.slice(0, 200)}`);
  }
  return took;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
