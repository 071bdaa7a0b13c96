import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { TEST_SECRET } from './secret.ts';
import { ServerProcess } from './server-process.ts';
import type { Answer } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** A server process on a place of the tests, and its calls. Several on one place are several servers beside each other. */
export class RunningServer {
  readonly process: ServerProcess;
  #address = '';

  constructor(
    { databaseUrl, dataDir }: Pick<TestDatabase, 'databaseUrl' | 'dataDir'>,
    environment: Record<string, string> = {},
  ) {
    this.process = new ServerProcess({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: TEST_SECRET,
      ...environment,
    });
  }

  async ready(): Promise<this> {
    this.#address = await this.process.ready();
    return this;
  }

  /** Where it shows its measurements, if it was started so. */
  get metricsAddress(): string {
    return /Measurements are on (\S+)/.exec(this.process.output)?.[1] ?? '';
  }

  async call(method: string, path: string, body?: unknown, access?: string): Promise<Answer> {
    const response = await fetch(`${this.#address}${path.startsWith('/') ? path : `/api/${path}`}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(access && { authorization: `Bearer ${access}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: isJson ? await response.json() : await response.text(),
    };
  }

  get(path: string, access?: string): Promise<Answer> {
    return this.call('GET', path, undefined, access);
  }

  post(path: string, body: unknown = {}, access?: string): Promise<Answer> {
    return this.call('POST', path, body, access);
  }

  /** Without a word, as when the machine loses its power. */
  async kill(): Promise<void> {
    this.process.child.kill('SIGKILL');
    await this.process.exited;
  }

  stop(): Promise<number | null> {
    return this.process.stop();
  }
}

/**
 * For servers that need a fixed port: several processes share it. Not one that the system would give: between this moment
 * and the start of the server it might give it to a connection.
 */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const free = createServer().listen(port, '127.0.0.1');
    const isFree = await once(free, 'listening').then(
      () => true,
      () => false,
    );
    free.close();
    if (isFree) return String(port);
  }
}
