import { byTurns, type Row } from '../table.ts';
import { answerOf, startBare } from './bare.ts';
import { answersPerSecond, type Request } from './load.ts';
import { signIn, startOwn } from './own-server.ts';

const ROUNDS = 5;
const CONNECTIONS = 32;
const ROUND_MS = 2000;

/** What one process answers in a second on SQLite, beside a bare Fastify that sends the same bytes and writes its own log. */
export async function measure(): Promise<Row[]> {
  const own = await startOwn();
  const { jwt } = own.secrets;
  const cases = [
    { what: 'GET get_doc_header', bar: 1, request: get('/api/get_doc_header') },
    { what: 'HTML of a document', bar: 0.9, request: get('/doc/python') },
    { what: 'get_player, signed in, SQLite', bar: 0.6, request: getPlayer(await signIn(own, 0)), secret: jwt },
  ];
  const bare = await startBare({
    answers: await Promise.all(
      cases.map(async ({ request, secret }) => ({ ...(await answerOf(own.port, request)), ...(secret && { secret }) })),
    ),
  });
  try {
    const rows: Row[] = [];
    for (const { what, bar, request } of cases) {
      const load = ({ port }: { port: number }) =>
        answersPerSecond({ port, connections: CONNECTIONS, milliseconds: ROUND_MS }, () => request);
      const rates = await byTurns(ROUNDS, { ours: () => load(own), baseline: () => load(bare) });
      rows.push({ what: `server: ${what}`, unit: '/s', ...rates, bar: { atLeast: bar } });
    }
    return rows;
  } finally {
    await own.close();
    await bare.close();
  }
}

function get(path: string): Request {
  return { method: 'GET', path, headers: { 'accept-encoding': 'br' } };
}

export function getPlayer(access: string): Request {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${access}` };
  return { method: 'POST', path: '/api/get_player', body: '{}', headers };
}
