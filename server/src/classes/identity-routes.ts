import type * as operations from '@kodestien/contract/classes/operations';
import { tidyIdentifier } from '../account/oidc/claims.ts';
import { removeIdentity } from '../account/oidc/queries.ts';
import { endSessionsOf } from '../account/session-queries.ts';
import { ProblemError } from '../http/problem.ts';
import { hasNoEmail } from '../player/queries.ts';
import { lockClassOr404, openClassOr404 } from './access.ts';
import { listPupils, removeExpected, setExpected } from './queries.ts';
import type { ClassHandler } from './services.ts';
import { shownClass } from './shown-class.ts';

/** Only of accounts that belong to the class, as with passwords. Two pupils with one identifier are asked which is theirs. */
export const klasseElevOidc: ClassHandler<typeof operations.klasseElevOidc> = async ({ body, caller }, services) => {
  const { connection, config, database, limits } = services;
  const { id } = await openClassOr404(connection, caller, body.id);
  if (!config.oidc) throw new ProblemError('oidc_off');
  const { issuer } = config.oidc;
  await limits.take('class_pupils_account', String(caller.player.id));
  const now = services.now();
  await connection.transaction().execute(async (transaction) => {
    await lockClassOr404(transaction, database.kind, id);
    const pupils = await listPupils(transaction, id);
    for (const { elev, identifier: typed } of body.elever) {
      const pupil = pupils.find((one) => one.id === elev);
      if (!pupil || pupil.made_for_klasse !== id || !hasNoEmail(pupil)) throw new ProblemError('user_not_found');
      const identifier = tidyIdentifier(typed);
      // Someone who signed in with it until now is out.
      if (await removeIdentity(transaction, issuer, elev)) await endSessionsOf(transaction, elev, now);
      if (identifier === '') await removeExpected(transaction, elev);
      else await setExpected(transaction, { player_id: elev, issuer, identifier, added_at: now });
    }
  });
  return shownClass(services, connection, id);
};
