import type * as operations from '@kodestien/contract/classes/operations';
import { nobody, removePlayer } from '../account/remove-player.ts';
import { ProblemError } from '../http/problem.ts';
import { pictureIdOf } from '../player/picture-address.ts';
import { classOr404 } from './access.ts';
import * as queries from './queries.ts';
import type { ClassHandler, ClassServices } from './services.ts';

/** Without dry_run only if the name of the class has been typed. */
export const klasseSlett: ClassHandler<typeof operations.klasseSlett> = async ({ body, caller }, services) => {
  const { connection } = services;
  const row = await classOr404(connection, caller, body.id);
  const accounts = await queries.accountsOnlyFor(connection, row.id);
  const counts = {
    pupils: (await queries.pupilsOf(connection, row.id)).length,
    accounts: accounts.length,
    answers: await queries.countAnswers(
      connection,
      accounts.map(({ id }) => id),
    ),
  };
  if (body.dry_run) return { ...counts, deleted: false };
  if (body.name?.trim() !== row.name) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'name', code: 'confirm_wrong' }] });
  }
  return { ...counts, deleted: await deleteClassForGood(services, row.id) };
};

/** Accounts that were made for the class go with it, unless their owners have added an e-mail address. */
export async function deleteClassForGood(
  { connection, database, pictures, now }: ClassServices,
  id: string,
  archivedBefore?: number,
): Promise<boolean> {
  const nobodyId = await nobody(connection, now());
  const removed = await connection.transaction().execute(async (transaction) => {
    await queries.lockClass(transaction, database.kind, id);
    const accounts = await queries.accountsOnlyFor(transaction, id);
    if (!(await queries.deleteClass(transaction, id, archivedBefore))) return undefined;
    for (const account of accounts) await removePlayer(transaction, account, nobodyId, now());
    return accounts;
  });
  for (const { img_profil } of removed ?? []) {
    const pictureId = pictureIdOf(img_profil);
    if (pictureId) await pictures.discard(pictureId);
  }
  return removed !== undefined;
}
