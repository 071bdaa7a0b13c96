import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Database, DatabasePlace } from '../database/connect.ts';
import { loadPg } from '../database/load-pg.ts';
import { CONTENT_CHANNEL, readRevision } from './queries.ts';

/** Knows which revision of the documents is current, whichever server or process made it. */
export type ContentWatch = {
  revision(): Promise<number>;
  /** The same where nobody has to be asked; else undefined. */
  knownRevision(): number | undefined;
  /** Someone in this process changed documents: do not wait for the next look. */
  changed(): void;
  close(): Promise<void>;
};

export function watchContent(database: Database, place: DatabasePlace): ContentWatch {
  if (place.kind === 'postgres') return new PostgresWatch(database, place.directUrl ?? place.url);
  return new SqliteWatch(database);
}

/** Asking takes longer than answering does, and nobody notices that another process was so much earlier. */
const ASKED_AGAIN_AFTER_MS = 20;

/** Asks SQLite now and then whether the file has changed, and for the revision only if it has. */
class SqliteWatch implements ContentWatch {
  readonly #database: Database;
  #known: { revision: number; state: string; until: number } | undefined;
  #notices = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  knownRevision(): number | undefined {
    const current = this.#known;
    if (!current) return undefined;
    const now = performance.now();
    if (now < current.until) return current.revision;
    try {
      if (this.#database.state?.() !== current.state) return undefined;
    } catch {
      // A disk that fails is reported by `revision`.
      return undefined;
    }
    current.until = now + ASKED_AGAIN_AFTER_MS;
    return current.revision;
  }

  async revision(): Promise<number> {
    const current = this.knownRevision();
    if (current !== undefined) return current;
    const state = this.#database.state?.();
    const until = performance.now() + ASKED_AGAIN_AFTER_MS;
    const notices = this.#notices;
    const revision = await readRevision(this.#database.connection);
    // What has changed since is found the next time.
    if (state !== undefined && notices === this.#notices) this.#known = { revision, state, until };
    return revision;
  }

  changed(): void {
    this.#notices += 1;
    this.#known = undefined;
  }

  async close(): Promise<void> {}
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A connection can break without a sign; then a change is seen this late at worst. */
const TRUSTED_MS = 30_000;

/**
 * Listens on a connection of its own. While it hears, a revision once read stays good until a notice comes;
 * while it does not (the database was restarted), the revision is read again each time.
 */
class PostgresWatch implements ContentWatch {
  readonly #database: Database;
  readonly #url: string;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #client: pg.Client | undefined;
  #hears = false;
  #notices = 0;
  #known: { revision: number; until: number } | undefined;

  constructor(database: Database, url: string) {
    this.#database = database;
    this.#url = url;
    this.#running = this.#listen();
  }

  knownRevision(): number | undefined {
    return this.#hears && this.#known && Date.now() < this.#known.until ? this.#known.revision : undefined;
  }

  async revision(): Promise<number> {
    const current = this.knownRevision();
    if (current !== undefined) return current;
    const notices = this.#notices;
    const revision = await readRevision(this.#database.connection);
    // A notice that came meanwhile may be of something newer than what was read.
    if (this.#hears && notices === this.#notices) this.#known = { revision, until: Date.now() + TRUSTED_MS };
    return revision;
  }

  changed(): void {
    this.#notices += 1;
    this.#known = undefined;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end().catch(() => {});
    await this.#running;
  }

  async #listen(): Promise<void> {
    let wait = FIRST_PAUSE_MS;
    while (!this.#closing.signal.aborted) {
      const lasted = await this.#listenOnce();
      wait = lasted ? FIRST_PAUSE_MS : Math.min(wait * 2, LONGEST_PAUSE_MS);
      await pause(wait, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {});
    }
  }

  /** Ends when the connection does. True if it ever heard. */
  async #listenOnce(): Promise<boolean> {
    const { Client } = loadPg();
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    this.#client = client;
    const ended = new Promise<void>((resolve) => {
      client.once('end', () => resolve());
      client.on('error', () => resolve());
    });
    client.on('notification', () => this.changed());
    try {
      await client.connect();
      await client.query(`listen ${CONTENT_CHANNEL}`);
      this.changed();
      this.#hears = true;
      await ended;
      return true;
    } catch {
      return false;
    } finally {
      this.#hears = false;
      await client.end().catch(() => {});
    }
  }
}
