import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { type Connection, connect, type Database, type DatabaseKind } from '../database/connect.ts';
import { applyMigrations, knownMigrations, lockMigrations } from '../database/migrate.ts';
import { pictureIdOf } from '../player/picture-address.ts';
import { checkPath, SECRET_FILE, writeWhole } from './data-files.ts';
import { BackupError, type End, type Head, type Line, readLines, type Value, verify } from './format.ts';
import { refuseIfInUse } from './in-use.ts';
import { dropEverything, pauseTriggers, readTables, setLastId } from './tables.ts';

export type Restored = { head: Head; end: End; hasOtherSecret: boolean };

/**
 * Puts an installation in the place of what is there: all of it, or, if anything is wrong, nothing. `replaces` says that the
 * accounts that are there may go.
 */
export async function restore(config: Config, file: string, { replaces = false } = {}): Promise<Restored> {
  const { head, end } = await verify(file);
  const unknown = head.migrations.filter((name) => !knownMigrations().includes(name));
  if (unknown.length > 0) throw new BackupError(`The backup is newer than this program: it has ${unknown.join(', ')}.`);
  await refuseIfInUse(config.database);
  const database = connect(config.database);
  try {
    if (!replaces) await refuseIfFilled(database);
    const secret = await database.patientConnection.transaction().execute(async (transaction) => {
      await lockMigrations(transaction, database.kind);
      return fill(transaction, database.kind, config.dataDir, file, head);
    });
    const hasOtherSecret = secret !== undefined && secret.toString('utf8').trim() !== config.jwtSecret;
    // With a secret from the environment, the one in the folder is never read.
    if (secret) await writeWhole(join(config.dataDir, SECRET_FILE), [secret]);
    return { head, end, hasOtherSecret };
  } finally {
    await database.close();
  }
}

async function refuseIfFilled({ connection, kind }: Database): Promise<void> {
  const tables = await readTables(connection, kind);
  if (!tables.some(({ name }) => name === 'player')) return;
  const { count } = await connection
    .selectFrom('player')
    .select((player) => player.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count > 0) {
    throw new BackupError(
      `There are ${count} accounts here already. Nothing was changed. To replace all that is here: add --replace`,
    );
  }
}

/** Gives the secret that the backup holds, which is put in its place last of all. */
async function fill(
  transaction: Connection,
  kind: DatabaseKind,
  dataDir: string,
  file: string,
  { database: from, migrations }: Head,
): Promise<Buffer | undefined> {
  await dropEverything(transaction, kind);
  await applyMigrations(transaction, kind, (name) => migrations.includes(name));
  const tables = await readTables(transaction, kind);
  const resumeTriggers = await pauseTriggers(
    transaction,
    kind,
    tables.map(({ name }) => name),
  );
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(transaction);
  let secret: Buffer | undefined;
  let rows: RowWriter | undefined;
  const pictures = new PictureMover(transaction, kind, from, dataDir);
  const lastIds: [string, number][] = [];
  for await (const line of readLines(file)) {
    if ('row' in line) {
      if (!(await pictures.takesRow(rows?.table, line.row, rows?.columns ?? []))) await rows?.add(line.row);
      continue;
    }
    await rows?.flush();
    rows = undefined;
    if ('table' in line) {
      checkColumns(tables, line);
      rows = new RowWriter(transaction, kind, line.table, line.columns);
      if (line.last_id !== null) lastIds.push([line.table, line.last_id]);
    } else if ('file' in line) {
      const bytes = Buffer.from(line.base64, 'base64');
      if (line.file === SECRET_FILE) secret = bytes;
      else if (!(await pictures.takesFile(checkPath(line.file), bytes)))
        await writeWhole(join(dataDir, line.file), [bytes]);
    }
  }
  await rows?.flush();
  // After the rows: SQLite counts on by itself while they are written.
  for (const [table, last] of lastIds) await setLastId(transaction, kind, table, last);
  await resumeTriggers();
  await applyMigrations(transaction, kind);
  return secret;
}

function checkColumns(tables: Awaited<ReturnType<typeof readTables>>, line: Extract<Line, { table: string }>): void {
  const existing = tables.find(({ name }) => name === line.table);
  const isSame = existing && existing.columns.toSorted().join() === line.columns.toSorted().join();
  if (!isSame)
    throw new BackupError(`The backup has a table ${JSON.stringify(line.table)} that this program does not make.`);
}

const VALUES_AT_ONCE = 5000;
const CHARACTERS_AT_ONCE = 4_000_000;

/** Many rows in one statement, but never more than a database takes. */
class RowWriter {
  readonly table: string;
  readonly columns: string[];
  readonly #transaction: Connection;
  readonly #kind: DatabaseKind;
  #rows: Value[][] = [];
  #characters = 0;

  constructor(transaction: Connection, kind: DatabaseKind, table: string, columns: string[]) {
    this.#transaction = transaction;
    this.#kind = kind;
    this.table = table;
    this.columns = columns;
  }

  async add(row: Value[]): Promise<void> {
    if (row.length !== this.columns.length) throw new BackupError(`A row of ${this.table} is not whole.`);
    this.#rows.push(row);
    this.#characters += JSON.stringify(row).length;
    const values = this.#rows.length * this.columns.length;
    if (values >= VALUES_AT_ONCE || this.#characters >= CHARACTERS_AT_ONCE) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#rows.length === 0) return;
    const rows = this.#rows.map((row) => sql`(${sql.join(row.map(bound))})`);
    const names = sql.join(this.columns.map((column) => sql.ref(column)));
    // Ids are given by PostgreSQL itself unless it is told otherwise.
    const overriding = this.#kind === 'postgres' ? sql`overriding system value` : sql``;
    await sql`insert into ${sql.table(this.table)} (${names}) ${overriding} values ${sql.join(rows)}`.execute(
      this.#transaction,
    );
    this.#rows = [];
    this.#characters = 0;
  }
}

function bound(value: Value): unknown {
  return value !== null && typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value;
}

/** Pictures are rows in PostgreSQL and files beside SQLite; a backup of one restored into the other moves them. */
class PictureMover {
  readonly #transaction: Connection;
  readonly #to: DatabaseKind;
  readonly #isMoving: boolean;
  readonly #dataDir: string;
  #owners: Map<string, number> | undefined;

  constructor(transaction: Connection, to: DatabaseKind, from: DatabaseKind, dataDir: string) {
    this.#transaction = transaction;
    this.#to = to;
    this.#isMoving = from !== to;
    this.#dataDir = dataDir;
  }

  async takesRow(table: string | undefined, row: Value[], columns: string[]): Promise<boolean> {
    if (!this.#isMoving || this.#to !== 'sqlite' || table !== 'picture') return false;
    const [id, size, data] = ['id', 'size', 'data'].map((column) => row[columns.indexOf(column)] ?? null);
    const path = checkPath(`bilder/${String(id).slice(0, 2)}/${id}/${size}.webp`);
    await writeWhole(join(this.#dataDir, path), [bound(data ?? null) as Buffer]);
    return true;
  }

  async takesFile(path: string, data: Buffer): Promise<boolean> {
    const [, id = '', size = ''] = /^bilder\/\w\w\/(\w+)\/(\w+)\.webp$/.exec(path) ?? [];
    if (!this.#isMoving || this.#to !== 'postgres' || !id) return false;
    this.#owners ??= await this.#readOwners();
    const player_id = this.#owners.get(id);
    // One without an owner was about to be removed.
    if (player_id === undefined) return true;
    await this.#transaction
      .insertInto('picture')
      .values({ id, size: size as never, player_id, data })
      .execute();
    return true;
  }

  async #readOwners(): Promise<Map<string, number>> {
    const players = await this.#transaction
      .selectFrom('player')
      .select(['id', 'img_profil'])
      .where('img_profil', '!=', '')
      .execute();
    return new Map(players.flatMap(({ id, img_profil }) => [[pictureIdOf(img_profil) ?? '', id]] as const));
  }
}
