import type * as operations from '@kodestien/contract/classes/operations';
import { hashPassword } from '../account/password.ts';
import { replacePassword } from '../account/replace-password.ts';
import { ProblemError } from '../http/problem.ts';
import { hasNoEmail } from '../player/queries.ts';
import { openClassOr404 } from './access.ts';
import { lockClass, pupilsOf } from './queries.ts';
import { newPassword } from './secrets-to-read.ts';
import type { ClassHandler } from './services.ts';

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
    await lockClass(transaction, services.database.kind, id);
    const pupils = await pupilsOf(transaction, id);
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
