import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TEST_SECRET } from '../../server/src/testing/secret.ts';
import { ServerProcess } from '../../server/src/testing/server-process.ts';
import type { TestDatabase } from '../../server/src/testing/test-database.ts';

export type Answer = {
  status: number;
  contentType: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into any answer
  body: any;
};
export type Call = (method: string, path: string, body?: unknown, authorization?: string) => Promise<Answer>;

/** A real server on a database of the tests, which may be killed and started again. */
export class Installation {
  readonly place: TestDatabase;
  readonly #environment: Record<string, string>;
  readonly #within: string[];
  #server: ServerProcess | undefined;
  #address = '';
  /** Everything that its processes have printed. */
  output = '';

  constructor(place: TestDatabase, environment: Record<string, string> = {}, within: string[] = []) {
    this.place = place;
    this.#environment = environment;
    this.#within = within;
  }

  get server(): ServerProcess {
    if (!this.#server) throw new Error('the server has not been started');
    return this.#server;
  }

  get address(): string {
    return this.#address;
  }

  async start(): Promise<void> {
    const { dataDir, databaseUrl } = this.place;
    const environment = {
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: TEST_SECRET,
      RATE_LIMIT_FACTOR: '1000000',
      ...this.#environment,
    };
    this.#server = new ServerProcess(environment, '../main.ts', [], this.#within);
    const { stdout, stderr } = this.#server.child;
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    }
    this.#address = await this.#server.ready();
  }

  /** Without warning, as when the machine loses its power. */
  async kill(): Promise<void> {
    this.server.child.kill('SIGKILL');
    await this.server.exited;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  readonly call: Call = async (method, path, body, authorization) => {
    const response = await fetch(`${this.#address}${path.startsWith('/') ? path : `/api/${path}`}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(authorization && { authorization }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const contentType = response.headers.get('content-type') ?? '';
    const text = await response.text();
    return { status: response.status, contentType, body: contentType.includes('json') ? JSON.parse(text) : text };
  };

  /** What the first start wrote down. */
  async superuserPassword(): Promise<string> {
    const text = await readFile(join(this.place.dataDir, 'initial-superuser.txt'), 'utf8');
    return /password: (\S+)/.exec(text)?.[1] ?? '';
  }
}
