import type { HumanLang } from '@kodestien/contract/language';
import { LOCALE } from '@kodestien/contract/language';
import type { InjectOptions } from 'fastify';
import { type App, buildApp } from '../app.ts';
import { composeMail } from '../compose-mail.ts';
import { readConfig } from '../config.ts';
import { type Connection, connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { createMailWorker } from '../mail/worker.ts';
import { TEST_SECRET } from './secret.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { TestMailbox } from './test-mailbox.ts';

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer; what it expects is what it checks
  body: any;
  headers: Record<string, unknown>;
};
export type CallOptions = {
  token?: string;
  lang?: HumanLang;
  address?: string;
  headers?: Record<string, string>;
};

export const PUBLIC_URL = 'http://kodestien.test';

/** The whole product on a fresh database, without a port: real routes, real mail worker, a clock that tests can set. */
export class TestApp {
  readonly app: App;
  readonly mailbox: TestMailbox;
  readonly #clock: { offset: number };
  readonly #dispose: () => Promise<void>;

  constructor(app: App, mailbox: TestMailbox, clock: { offset: number }, dispose: () => Promise<void>) {
    this.app = app;
    this.mailbox = mailbox;
    this.#clock = clock;
    this.#dispose = dispose;
  }

  get connection(): Connection {
    return this.app.services.connection;
  }

  /** Lets time pass for the server without waiting for it. */
  pass(milliseconds: number): void {
    this.#clock.offset += milliseconds;
  }

  async call(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Answer> {
    const isText = typeof body === 'string';
    const response = await this.app.http.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path.startsWith('/') ? path : `/api/${path}`,
      remoteAddress: options.address ?? '127.0.0.1',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(options.lang && { 'accept-language': LOCALE[options.lang] }),
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
      ...(body !== undefined && { payload: isText ? body : JSON.stringify(body) }),
    });
    const isJson = method !== 'HEAD' && String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, headers: response.headers, body: isJson ? response.json() : response.body };
  }

  post(path: string, body: unknown = {}, options: CallOptions = {}): Promise<Answer> {
    return this.call('POST', path, body, options);
  }

  get(path: string, options: CallOptions = {}): Promise<Answer> {
    return this.call('GET', path, undefined, options);
  }

  /** Someone who has signed up and confirmed the mail. */
  async learner(username: string, options: { password?: string; human_lang?: HumanLang } = {}) {
    const { password = 'hemmelig1', human_lang = '_no' } = options;
    const email = `${username}@example.no`;
    const created = await this.post('create_player', { username, password, email, human_lang });
    if (created.status !== 201) throw new Error(`${username} could not sign up: ${JSON.stringify(created.body)}`);
    const mail = await this.mailbox.next(email);
    await this.post('user_email_confirm', { token: mail.token });
    return { username, password, email };
  }

  /** Such a person, signed in. */
  async signedIn(username: string): Promise<{ username: string; access: string; refresh: string }> {
    const { password } = await this.learner(username);
    const { body } = await this.post('token', { username, password });
    return { username, access: body.access, refresh: body.refresh };
  }

  async signedInSuperuser(username: string): Promise<{ username: string; access: string; refresh: string }> {
    const person = await this.signedIn(username);
    await this.connection
      .updateTable('player')
      .set({ is_superuser: 1 })
      .where('username_key', '=', username.toLowerCase())
      .execute();
    return person;
  }

  async signedInTeacher(username: string): Promise<{ username: string; access: string; refresh: string }> {
    const person = await this.signedIn(username);
    await this.connection
      .updateTable('player')
      .set({ is_teacher: 1 })
      .where('username_key', '=', username.toLowerCase())
      .execute();
    return person;
  }

  dispose(): Promise<void> {
    return this.#dispose();
  }
}

type Extras = {
  /** Folder of a built web app, in place of the real one. */
  webApp?: string;
  disposePlace?: () => Promise<void>;
};

export async function startTestApp(environment: Record<string, string> = {}, extras: Extras = {}): Promise<TestApp> {
  const place = await createTestDatabase();
  return startTestAppOn(place, environment, { ...extras, disposePlace: () => place.dispose() });
}

/** Several of these on one place are several servers beside each other. */
export async function startTestAppOn(
  place: Pick<TestDatabase, 'databaseUrl' | 'dataDir'>,
  environment: Record<string, string> = {},
  { webApp, disposePlace = async () => {} }: Extras = {},
): Promise<TestApp> {
  const config = readConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    JWT_SECRET: TEST_SECRET,
    PUBLIC_URL,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const database = connect(config.database);
  await migrate(database);
  const clock = { offset: 0 };
  const now = () => Date.now() + clock.offset;
  const app = await buildApp({ config, database, now, ...(webApp && { webApp }) });
  const mailbox = new TestMailbox();
  const worker = createMailWorker({
    database,
    transport: mailbox,
    log: app.http.log,
    now,
    compose: (row) =>
      composeMail(row, {
        connection: database.connection,
        secrets: app.services.secrets,
        publicUrl: PUBLIC_URL,
        mailFrom: config.mailFrom,
        contactEmail: config.public.contact_email,
        now,
      }),
  });
  app.services.wakeMailWorker = worker.wake;
  app.services.sendMailNow = (mail) => mailbox.send(mail);
  return new TestApp(app, mailbox, clock, async () => {
    await app.http.close();
    await worker.stop();
    await database.close();
    await disposePlace();
  });
}
