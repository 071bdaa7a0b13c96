import type { Slip } from '@kodestien/contract/classes/class';
import type * as operations from '@kodestien/contract/classes/operations';
import { PUPILS_MAX } from '@kodestien/contract/classes/rules';
import { hashPassword } from '../account/password.ts';
import { ensureNobody, removePlayer } from '../account/removal-queries.ts';
import { replacePassword } from '../account/replace-password.ts';
import { ProblemError } from '../http/problem.ts';
import { notifyClass } from '../learning/class-notices.ts';
import { pictureIdOf } from '../player/picture-address.ts';
import { hasNoEmail } from '../player/queries.ts';
import { classOr404, lockClassOr404, openClassOr404 } from './access.ts';
import { makePupilAccount } from './pupil-account.ts';
import { countPupils, insertPupil, listAccountsOnlyFor, listPupils, removePupil, renamePupil } from './queries.ts';
import { newPassword } from './secrets-to-read.ts';
import type { ClassHandler } from './services.ts';
import { shownClass } from './shown-class.ts';

export const klasseElevAdd: ClassHandler<typeof operations.klasseElevAdd> = async ({ body, caller }, services) => {
  const { connection, limits } = services;
  const { id } = await openClassOr404(connection, caller, body.id);
  await limits.take('class_pupils_account', String(caller.player.id));
  if ((await countPupils(connection, id)) + body.names.length > PUPILS_MAX) throw new ProblemError('class_limit');
  const prepared = await Promise.all(
    body.names.map(async (name) => {
      const password = newPassword();
      return { name: name.trim(), password, password_hash: await hashPassword(password) };
    }),
  );
  const { human_lang } = caller.player;
  const slips = await connection.transaction().execute(async (transaction) => {
    await lockClassOr404(transaction, services.database.kind, id);
    if ((await countPupils(transaction, id)) + prepared.length > PUPILS_MAX) throw new ProblemError('class_limit');
    const made: Slip[] = [];
    for (const { name, password, password_hash } of prepared) {
      const account = await makePupilAccount(transaction, { name, password_hash, human_lang, id, now: services.now() });
      await insertPupil(transaction, { klasse_id: id, player_id: account.id, name, joined_at: services.now() });
      made.push({ ...account, name, password });
    }
    await notifyClass(transaction, services.database.kind, id);
    return made;
  });
  return { slips };
};

export const klasseElevEdit: ClassHandler<typeof operations.klasseElevEdit> = async ({ body, caller }, services) => {
  const { connection } = services;
  const { id } = await openClassOr404(connection, caller, body.id);
  if (!(await renamePupil(connection, id, body.elev, body.name.trim()))) throw new ProblemError('user_not_found');
  await notifyClass(connection, services.database.kind, id);
  return shownClass(services, connection, id);
};

export const klasseElevRemove: ClassHandler<typeof operations.klasseElevRemove> = async (
  { query, caller },
  services,
) => {
  const { connection, database, pictures, now } = services;
  const { id } = await classOr404(connection, caller, query.id);
  const nobodyId = await ensureNobody(connection, now());
  const account = await connection.transaction().execute(async (transaction) => {
    await lockClassOr404(transaction, database.kind, id);
    if (!(await removePupil(transaction, id, query.elev))) throw new ProblemError('user_not_found');
    const own = (await listAccountsOnlyFor(transaction, id)).find((one) => one.id === query.elev);
    if (own) await removePlayer(transaction, own, nobodyId, now());
    await notifyClass(transaction, database.kind, id);
    return own;
  });
  const pictureId = account && pictureIdOf(account.img_profil);
  if (pictureId) await pictures.discard(pictureId);
  return shownClass(services, connection, id);
};

/** Only of accounts that belong to the class: anyone with an e-mail address of their own gets a new password there. */
export const klasseElevPassord: ClassHandler<typeof operations.klasseElevPassord> = async (
  { body, caller },
  services,
) => {
  const { connection, limits } = services;
  const { id } = await openClassOr404(connection, caller, body.id);
  await limits.take('class_pupils_account', String(caller.player.id));
  const prepared = new Map(
    await Promise.all(
      [...new Set(body.elever)].map(async (elev) => {
        const password = newPassword();
        return [elev, { password, hash: await hashPassword(password) }] as const;
      }),
    ),
  );
  const slips = await connection.transaction().execute(async (transaction) => {
    await lockClassOr404(transaction, services.database.kind, id);
    const pupils = await listPupils(transaction, id);
    const made = [];
    for (const [elev, { password, hash }] of prepared) {
      const pupil = pupils.find((one) => one.id === elev);
      if (!pupil || pupil.made_for_klasse !== id || !hasNoEmail(pupil)) throw new ProblemError('user_not_found');
      await replacePassword(transaction, elev, hash, services.now());
      made.push({ id: elev, name: pupil.name, username: pupil.username, password });
    }
    return made;
  });
  return { slips };
};
