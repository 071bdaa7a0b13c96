import { ensureNobody, removePlayer } from '../account/removal-queries.ts';
import { notifyClass } from '../learning/class-notices.ts';
import { pictureIdOf } from '../player/picture-address.ts';
import * as queries from './queries.ts';
import type { ClassServices } from './services.ts';

/** Accounts that were made for the class go with it, unless their owners have added an e-mail address. */
export async function deleteClassForGood(
  { connection, database, pictures, now }: ClassServices,
  id: string,
  archivedBefore?: number,
): Promise<boolean> {
  const nobodyId = await ensureNobody(connection, now());
  const removed = await connection.transaction().execute(async (transaction) => {
    await queries.lockClass(transaction, database.kind, id);
    const accounts = await queries.listAccountsOnlyFor(transaction, id);
    if (!(await queries.removeClass(transaction, id, archivedBefore))) return undefined;
    for (const account of accounts) await removePlayer(transaction, account, nobodyId, now());
    await notifyClass(transaction, database.kind, id);
    return accounts;
  });
  for (const { img_profil } of removed ?? []) {
    const pictureId = pictureIdOf(img_profil);
    if (pictureId) await pictures.discard(pictureId);
  }
  return removed !== undefined;
}
