import { CLASS_NOTICE_DAYS } from '@kodestien/contract/classes/rules';
import type { Connection } from '../database/connect.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { deleteClassForGood } from './delete-class.ts';
import * as queries from './queries.ts';
import type { ClassServices } from './services.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Long enough for any month: a class is never deleted before its time. */
const MONTH_MS = 31 * DAY_MS;

export function deletedAt(archivedAt: number, keepMonths: number): number {
  return archivedAt + keepMonths * MONTH_MS;
}

/** Part of the housekeeping: notices of archived classes, and those whose time is over. */
export async function forgetOldClasses(services: ClassServices, now: number): Promise<number> {
  const { connection, config } = services;
  await queries.archiveClassesWithoutTeachers(connection, now);
  const keepMs = config.classKeepMonths * MONTH_MS;
  const noticeMs = CLASS_NOTICE_DAYS * DAY_MS;
  let deleted = 0;
  for (const row of await queries.listClassesArchivedBefore(connection, now - keepMs + noticeMs)) {
    const { id, archived_at, noticed_at } = row;
    if (archived_at === null) continue;
    if (noticed_at === null) {
      await connection.transaction().execute((transaction) => notify(transaction, row, now + noticeMs, now));
    } else if (archived_at <= now - keepMs && noticed_at <= now - noticeMs) {
      // A class that was archived long before this server came is kept until its teachers have had their notice.
      if (await deleteClassForGood(services, id, now - keepMs)) deleted += 1;
    }
  }
  return deleted;
}

async function notify(transaction: Connection, { id, name }: { id: string; name: string }, until: number, now: number) {
  await queries.setClass(transaction, id, { noticed_at: now });
  for (const { id: player_id, email, human_lang } of await queries.listTeachers(transaction, id)) {
    await enqueueMail(
      transaction,
      { template: 'class_delete_notice', to_email: email, player_id, human_lang, params: { name, until } },
      now,
    );
  }
}
