import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from './load.ts';

/** What the bare server sends for a path. With a `secret`, only to anyone who has a token that it signed. */
export type Answer = {
  path: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string;
  secret?: string;
};

export type Bare = {
  answers: Answer[];
  /** With one, the owner of the token is looked up there by primary key. */
  databaseUrl?: string;
  workers?: number;
  port?: number;
};

export async function startBare(bare: Bare): Promise<{ port: number; pid: number; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kodestien-bench-'));
  const file = join(folder, 'bare.json');
  await writeFile(file, JSON.stringify(bare));
  const child = fork(new URL('./bare-server.ts', import.meta.url), [file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    pid: child.pid ?? 0,
    async close() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Our answer as it goes over the wire, for the bare server to send too. */
export async function answerOf(port: number, { method, path, headers = {}, body }: Request): Promise<Answer> {
  const sent = ask({ port, host: '127.0.0.1', method, path, headers });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const chunks: Buffer[] = await answer.toArray();
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${Buffer.concat(chunks)}`);
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _alive,
    'content-length': _length,
    ...own
  } = answer.headers;
  return { path, method, headers: own, body: Buffer.concat(chunks).toString('base64') };
}
