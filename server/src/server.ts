import cluster from 'node:cluster';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { forgetOldFlows } from './account/oidc/queries.ts';
import { preparePasswords } from './account/password.ts';
import { forgetOldSessions } from './account/session-queries.ts';
import { ensureFirstSuperuser } from './account/superuser.ts';
import { forgetOldDumps } from './admin/users/dump-queries.ts';
import { cleanUpAfterCrash } from './after-crash.ts';
import { type App, buildApp } from './app.ts';
import { forgetOldClasses } from './classes/keep.ts';
import { composeMail } from './compose-mail.ts';
import type { Config } from './config.ts';
import { connect, type Database, type QueryWatcher } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { loadContentAtStart } from './document/at-start.ts';
import { forgetDeletedComments } from './document/comments/queries.ts';
import { ContentError } from './document/issue.ts';
import { closeInTime } from './http/closing.ts';
import { forgetOldCounts } from './http/rate-limit.ts';
import { createFileTransport } from './mail/file-transport.ts';
import { forgetOldMail } from './mail/outbox.ts';
import { createMailWorker } from './mail/worker.ts';
import { startMetrics } from './metrics/start.ts';
import { forgetDeletedPlayers } from './privacy/deletion.ts';
import { asStartError, StartError } from './start-error.ts';

const HOUR = 60 * 60_000;
/** Anyone who waits for the server to be ready comes first. */
const FIRST_TIDY_MS = 1000;
/** A mail server that does not answer must not delay the end: the mail is still in the outbox and is tried again. */
const MAIL_STOP_LIMIT_MS = 10_000;
/** Nor a database that does not answer. */
const DATABASE_STOP_LIMIT_MS = 3000;
const SEARCHABLE_AFTER_MS = 20_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function runServer(config: Config): Promise<void> {
  const metrics = await startMetrics(config);
  const database = await openDatabase(config, metrics?.watchQuery);
  metrics?.watchDatabase(database);
  if (cluster.isPrimary) await cleanUpAfterCrash(config, database.connection);
  await ensureFirstSuperuser(database.connection, config.dataDir);
  await loadCourses(database);
  await preparePasswords(config);
  const app = await buildApp({ config, database, metrics });
  await listen(app, config);
  void app.services.documents
    .prepare()
    .then(giveMemoryBack)
    .catch((error: unknown) => app.http.log.error({ err: error }, 'documents cannot be rendered'));
  // A second of work that can wait: most readers come before the first search does.
  const searchable = setTimeout(() => {
    app.services.documents
      .searchIndexes()
      .then(giveMemoryBack)
      .catch((error: unknown) => app.http.log.error({ err: error }, 'documents cannot be searched'));
  }, SEARCHABLE_AFTER_MS).unref();
  const mail = await startMail(app, config, database);
  const housekeeping = startHousekeeping(app, database);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearTimeout(searchable);
    housekeeping.stop();
    // Running requests are answered before the port, the mail and the database are closed, in that order.
    await closeInTime(app.http);
    await Promise.race([mail.stop(), pause(MAIL_STOP_LIMIT_MS)]);
    await Promise.race([database.close(), pause(DATABASE_STOP_LIMIT_MS)]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // Last: anyone who reads this may stop the server the next moment, and it ends in order.
  console.log(`Kodestien is ready on ${app.publicUrl()} (started in ${Math.round(performance.now())} ms)`);
}

/**
 * Starting leaves more garbage than things of use, and a server that nobody asks anything never comes to collect it. The last
 * resort collects until nothing more is found: a fifth of the memory, for a tenth of a second.
 */
function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as (options: object) => void;
  collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** What is done once before several processes of this server start. */
export async function prepareForWorkers(config: Config): Promise<void> {
  const database = await openDatabase(config);
  await cleanUpAfterCrash(config, database.connection);
  await database.close();
}

async function openDatabase(config: Config, watchQuery?: QueryWatcher): Promise<Database> {
  const database = connect(config.database, watchQuery);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    const place = config.database.kind === 'sqlite' ? config.database.file : 'DATABASE_URL';
    throw new StartError(`The database (${place}) cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

async function loadCourses(database: Database): Promise<void> {
  try {
    await loadContentAtStart(database, console.log);
  } catch (error) {
    throw error instanceof ContentError ? new StartError(error.message) : error;
  }
}

async function listen(app: App, { host, port }: Config): Promise<void> {
  try {
    await app.http.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    throw asStartError(error, { host, port, settings: 'PORT and HOST' });
  }
}

async function startMail({ http, services, publicUrl }: App, config: Config, database: Database) {
  const transport = config.smtpUrl
    ? (await import('./mail/smtp-transport.ts')).createSmtpTransport(config.smtpUrl)
    : createFileTransport(join(config.dataDir, 'outbox'));
  const worker = createMailWorker({
    database,
    transport,
    log: http.log,
    compose: (row) =>
      composeMail(row, {
        connection: database.connection,
        secrets: services.secrets,
        publicUrl: publicUrl(),
        mailFrom: config.mailFrom,
        contactEmail: config.public.contact_email,
      }),
  });
  services.wakeMailWorker = worker.wake;
  services.sendMailNow = transport.send;
  return {
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}

/** What is no longer needed is removed soon after the start, and then once an hour. */
function startHousekeeping({ http, services }: App, { connection }: Database) {
  const tidy = async () => {
    try {
      const now = services.now();
      await forgetOldSessions(connection, now);
      await forgetOldCounts(connection, now);
      await forgetOldFlows(connection, now);
      await forgetOldMail(connection, now);
      await forgetOldDumps(connection, now);
      await forgetDeletedPlayers(connection, services.pictures, now);
      await services.pictures.sweep(connection, now);
      await forgetDeletedComments(connection, now);
      await forgetOldClasses(services, now);
      services.wakeMailWorker();
    } catch (error) {
      http.log.error({ err: error }, 'housekeeping failed; it runs again in an hour');
    }
  };
  const first = setTimeout(tidy, FIRST_TIDY_MS).unref();
  const others = setInterval(tidy, HOUR).unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(others);
    },
  };
}
