import type * as operations from '@kodestien/contract/classes/operations';
import { nobody, removePlayer } from '../account/remove-player.ts';
import { ProblemError } from '../http/problem.ts';
import { pictureIdOf } from '../player/picture-address.ts';
import { classOr404 } from './access.ts';
import { accountsOnlyFor, lockClass, removePupil } from './queries.ts';
import type { ClassHandler } from './services.ts';
import { shownClass } from './shown-class.ts';

export const klasseElevRemove: ClassHandler<typeof operations.klasseElevRemove> = async (
  { query, caller },
  services,
) => {
  const { connection, database, pictures, now } = services;
  const { id } = await classOr404(connection, caller, query.id);
  const nobodyId = await nobody(connection, now());
  const account = await connection.transaction().execute(async (transaction) => {
    await lockClass(transaction, database.kind, id);
    if (!(await removePupil(transaction, id, query.elev))) throw new ProblemError('user_not_found');
    const own = (await accountsOnlyFor(transaction, id)).find((one) => one.id === query.elev);
    if (own) await removePlayer(transaction, own, nobodyId, now());
    return own;
  });
  const pictureId = account && pictureIdOf(account.img_profil);
  if (pictureId) await pictures.discard(pictureId);
  return shownClass(services, connection, id);
};
