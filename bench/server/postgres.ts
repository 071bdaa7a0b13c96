import { startOwnPostgres } from '../../server/src/testing/postgres-for-tests.ts';
import { byTurns, type Row } from '../table.ts';
import { answerOf, startBare } from './bare.ts';
import { answersPerSecond } from './load.ts';
import { signIn, startOwn } from './own-server.ts';
import { getPlayer } from './requests.ts';

const ROUNDS = 5;
const CONNECTIONS = 32;
const ROUND_MS = 2000;
const WORKERS = 2;

/**
 * What two processes answer in a second on PostgreSQL, beside two of a bare Fastify that verify the same token, look up its
 * owner by primary key with `pg`, send the same bytes and write their own log.
 */
export async function measure(): Promise<Row[]> {
  const postgres = await startOwnPostgres();
  const own = await startOwn({ DATABASE_URL: postgres.url, WORKERS: String(WORKERS) });
  const request = getPlayer(await signIn(own, 0));
  const answer = { ...(await answerOf(own.port, request)), secret: own.secrets.jwt };
  const bare = await startBare({ answers: [answer], databaseUrl: postgres.url, workers: WORKERS });
  try {
    const load = ({ port }: { port: number }) =>
      answersPerSecond({ port, connections: CONNECTIONS, milliseconds: ROUND_MS }, () => request);
    const rates = await byTurns(ROUNDS, { ours: () => load(own), baseline: () => load(bare) });
    return [
      { what: 'server: get_player, signed in, PostgreSQL, 2 workers', unit: '/s', ...rates, bar: { atLeast: 2.3 } },
    ];
  } finally {
    await own.close();
    await bare.close();
    await postgres.stop();
  }
}
