import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type { Connection, DatabaseKind } from '../database/connect.ts';

/** What the boards of classes listen for: a pupil has done something, or the class itself has changed. */
export type ClassNotice = { pupil: number; has: PupilAction } | { klasse: string };
export type PupilAction = 'answered' | 'written';

/** Servers on one PostgreSQL hear each other here, with the notice as JSON. */
export const CLASS_CHANNEL = 'kodestien_klasse';

/** With SQLite, what happened in this process; of other processes it is known only that they have changed the file. */
export const classNotices = new EventEmitter<{ notice: [ClassNotice] }>();

/** Sent when the transaction is done: PostgreSQL waits for that, and with SQLite the next query does. */
export async function notifyOfPupil(
  transaction: Connection,
  kind: DatabaseKind,
  player_id: number,
  has: PupilAction,
): Promise<void> {
  const notice: ClassNotice = { pupil: player_id, has };
  if (kind === 'sqlite') return void classNotices.emit('notice', notice);
  await sql`select pg_notify(${CLASS_CHANNEL}, ${JSON.stringify(notice)})
    where exists (select 1 from klasse_elev where player_id = ${player_id})`.execute(transaction);
}

export async function notifyClass(connection: Connection, kind: DatabaseKind, klasse: string): Promise<void> {
  const notice: ClassNotice = { klasse };
  if (kind === 'sqlite') return void classNotices.emit('notice', notice);
  await sql`select pg_notify(${CLASS_CHANNEL}, ${JSON.stringify(notice)})`.execute(connection);
}
