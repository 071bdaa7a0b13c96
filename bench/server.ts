import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveSecrets } from '../server/src/secrets.ts';
import { median } from './engine/table.ts';
import { answersPerSecond, type Request } from './server/load.ts';

/**
 * npm run bench:server: what one process of the server answers in a second on SQLite, beside a bare Fastify that sends the
 * same bytes and writes its own request log. Both in the same run, by turns; both logs go nowhere.
 */
const ROUNDS = 5;
const ROUND_MS = 3000;
const SECRET = randomBytes(48).toString('base64');

const folder = mkdtempSync(join(tmpdir(), 'kodestien-bench-'));
const children: ChildProcess[] = [];
try {
  const ours = await startOurs();
  const access = await signIn(ours);
  const cases = [
    { name: 'GET get_doc_header', bar: 1, request: get('/api/get_doc_header') },
    { name: 'HTML of a document', bar: 0.9, request: get('/doc/python') },
    {
      name: 'get_player, signed in',
      bar: 0.6,
      request: post('/api/get_player', '{}', { authorization: `Bearer ${access}` }),
      secret: deriveSecrets(SECRET).jwt,
    },
  ];
  const bare = await startBare(
    await Promise.all(
      cases.map(async ({ request, secret }) => ({ ...(await rawAnswer(ours, request)), ...(secret && { secret }) })),
    ),
  );
  console.log(`${''.padEnd(24)}${['ours/s', 'bare/s', 'ratio', 'bar'].map((head) => head.padStart(10)).join('')}`);
  for (const { name, bar, request } of cases) {
    const rates = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      const own = await answersPerSecond(ours, request, ROUND_MS);
      const other = await answersPerSecond(bare, request, ROUND_MS);
      // The first round warms both up.
      if (round === 0) continue;
      rates.ours.push(own);
      rates.bare.push(other);
    }
    const [own, other] = [median(rates.ours), median(rates.bare)];
    const ratio = own / other;
    const cells = [Math.round(own), Math.round(other), ratio.toFixed(2), bar.toFixed(2)];
    const verdict = ratio >= bar ? 'met' : 'falls short';
    console.log(`${name.padEnd(24)}${cells.map((cell) => String(cell).padStart(10)).join('')}  ${verdict}`);
    if (ratio < bar) process.exitCode = 1;
  }
} finally {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}

function get(path: string): Request {
  return { method: 'GET', path, headers: { 'accept-encoding': 'br' } };
}

function post(path: string, body: string, headers: Record<string, string> = {}): Request {
  return { method: 'POST', path, body, headers: { 'content-type': 'application/json', ...headers } };
}

async function startOurs(): Promise<number> {
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, JWT_SECRET: SECRET };
  const main = new URL('../server/src/main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  while (child.exitCode === null) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return port;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

async function startBare(answers: object[]): Promise<number> {
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const child = fork(new URL('./server/bare-server.ts', import.meta.url), [file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return port;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function signIn(port: number): Promise<string> {
  const text = readFileSync(join(folder, 'initial-superuser.txt'), 'utf8');
  const [, username, password] = /username: (\S+)\npassword: (\S+)/.exec(text) ?? [];
  const answer = await fetch(`http://127.0.0.1:${port}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return ((await answer.json()) as { access: string }).access;
}

/** As it goes over the wire, for the other server to send too. */
async function rawAnswer(port: number, { method, path, headers = {}, body }: Request) {
  const sent = ask({ port, host: '127.0.0.1', method, path, headers });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const chunks: Buffer[] = await answer.toArray();
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _alive,
    'content-length': _length,
    ...own
  } = answer.headers;
  return { path, method, headers: own, body: Buffer.concat(chunks).toString('base64') };
}
