import { fork } from 'node:child_process';
import { once } from 'node:events';
import { hashPassword } from '../../server/src/account/password.ts';
import { startOwnPostgres } from '../../server/src/testing/postgres-for-tests.ts';
import { byTurns, percentile, type Row } from '../table.ts';
import { answersPerSecond, type Request } from './load.ts';
import { type OwnServer, startOwn } from './own-server.ts';

const ROUNDS = 3;
const ROUND_MS = 2500;
const AT_ONCE = 16;

/** What signing in and signing up cost beside Argon2 alone, and what readers notice of it. */
export async function measure(): Promise<Row[]> {
  return [...(await withServer({}, measureOne)), ...(await measureWorkers())];
}

async function withServer(
  environment: Record<string, string>,
  measureOn: (own: OwnServer) => Promise<Row[]>,
): Promise<Row[]> {
  const own = await startOwn(environment);
  try {
    return await measureOn(own);
  } finally {
    await own.close();
  }
}

async function measureOne(own: OwnServer): Promise<Row[]> {
  const signIns = await byTurns(ROUNDS, { ours: () => signInsPerSecond(own), baseline: argon2PerSecond });
  const reads = await byTurns(ROUNDS, { ours: () => readsInStorm(own), baseline: () => readsP99(own.port) });
  const signUps = await withServer({ LOG_LEVEL: 'error' }, async (other) => {
    const signUp = signerUp(other);
    const rates = await byTurns(ROUNDS, { ours: () => signUpsPerSecond(signUp), baseline: argon2PerSecond });
    return [{ what: 'server: sign-up to confirmed, beside Argon2', unit: '/s', ...rates, bar: { atLeast: 0.6 } }];
  });
  return [
    { what: 'server: POST token, SQLite, beside Argon2', unit: '/s', ...signIns, bar: { atLeast: 0.9 } },
    ...signUps,
    { what: 'server: get_doc_header p99 while many sign in', unit: 'ms', ...reads, bar: { atMost: 3 } },
  ];
}

async function measureWorkers(): Promise<Row[]> {
  const postgres = await startOwnPostgres();
  try {
    return await withServer({ DATABASE_URL: postgres.url, WORKERS: '2' }, async (own) => {
      const rates = await byTurns(ROUNDS, { ours: () => signInsPerSecond(own), baseline: argon2PerSecond });
      const what = 'server: POST token, PostgreSQL, 2 workers, beside Argon2';
      return [{ what, unit: '/s', ...rates, bar: { atLeast: 0.85 } }];
    });
  } finally {
    await postgres.stop();
  }
}

async function argon2PerSecond(): Promise<number> {
  const password = 'bratt sti opp fra fjorden';
  const args = [await hashPassword(password), password, String(ROUND_MS)];
  const child = fork(new URL('./bare-argon2.ts', import.meta.url), args);
  const [rate] = await once(child, 'message');
  return Number(rate);
}

function signInsPerSecond(own: OwnServer, milliseconds = ROUND_MS): Promise<number> {
  return answersPerSecond({ port: own.port, connections: AT_ONCE, milliseconds }, (person) =>
    post('token', own.credentialsOf(person)),
  );
}

function post(path: string, body: string): Request {
  return { method: 'POST', path: `/api/${path}`, headers: { 'content-type': 'application/json' }, body };
}

async function readsInStorm(own: OwnServer): Promise<number> {
  const controller = new AbortController();
  const storm = signInsUntil(own, controller.signal);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const p99 = await readsP99(own.port);
  controller.abort();
  await storm;
  return p99;
}

async function signInsUntil(own: OwnServer, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await signInsPerSecond(own, 500);
}

async function readsP99(port: number): Promise<number> {
  const times: number[] = [];
  for (const end = performance.now() + ROUND_MS; performance.now() < end; ) {
    const started = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/api/get_doc_header`)).arrayBuffer();
    times.push(performance.now() - started);
  }
  return percentile(times, 0.99);
}

type SignUp = () => Promise<void>;

/** Signs one person up and opens the link of the mail, which the server prints when there is no mail server. */
function signerUp(own: OwnServer): SignUp {
  const waiting = new Map<string, (token: string) => void>();
  own.onLine((line) => {
    const [, email = '', token = ''] = /^Mail to (\S+): .*token=([\w-]+)/.exec(line) ?? [];
    waiting.get(email)?.(token);
    waiting.delete(email);
  });
  let count = 0;
  return async () => {
    count += 1;
    const username = `ny${process.pid}x${count}`.slice(0, 15);
    const email = `${username}@example.no`;
    const mailed = new Promise<string>((resolve) => waiting.set(email, resolve));
    await send(own.port, post('create_player', JSON.stringify({ username, email, password: 'stien er bratt her' })));
    await send(own.port, post('user_email_confirm', JSON.stringify({ token: await mailed })));
  };
}

async function send(port: number, { method, path, headers = {}, body = '' }: Request): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function signUpsPerSecond(signUp: SignUp): Promise<number> {
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < started + ROUND_MS) {
        await signUp();
        done += 1;
      }
    }),
  );
  return (done / (performance.now() - started)) * 1000;
}
