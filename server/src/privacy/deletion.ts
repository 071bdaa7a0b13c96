import type * as operations from '@kodestien/contract/account/operations';
import { DELETION_REGRET_MS } from '@kodestien/contract/limits';
import { endEmailChange } from '../account/change-email.ts';
import { confirmPassword } from '../account/credentials.ts';
import { nobody } from '../account/remove-player.ts';
import { endSessionsOf } from '../account/session-queries.ts';
import { holdUsableSuperusers } from '../account/superuser-queries.ts';
import type { Connection } from '../database/connect.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { pictureIdOf } from '../player/picture-address.ts';
import { holdPlayer, setDeleted } from '../player/queries.ts';
import { refreshSearchTerms } from '../player/search-terms.ts';
import type { PictureStore } from '../profile/picture/picture-store.ts';
import { findDeletedForGood, removeForGood } from './deletion-queries.ts';

/** Hidden from everyone at once; the rest is stored only so that the owner can change their mind. */
export const userDelete: Handler<typeof operations.userDelete, Caller> = async (call, services) => {
  await confirmPassword(services, call.caller.player, call.body.password, call);
  await services.limits.take('account_change_account', String(call.caller.player.id));
  const { kind } = services.database;
  const now = services.now();
  const until = now + DELETION_REGRET_MS;
  await services.connection.transaction().execute(async (transaction) => {
    const superusers = await holdUsableSuperusers(transaction, kind);
    const player = await holdPlayer(transaction, kind, call.caller.player);
    if (player.is_superuser === 1 && !superusers.some((id) => id !== player.id)) {
      throw new ProblemError('last_superuser');
    }
    const { id, email, human_lang } = player;
    await setDeleted(transaction, id, now);
    await refreshSearchTerms(transaction, id);
    await endSessionsOf(transaction, id, now);
    await endEmailChange(transaction, id, now);
    await enqueueMail(
      transaction,
      { template: 'user_delete_notice', to_email: email, player_id: id, human_lang, params: { until } },
      now,
    );
  });
  services.wakeMailWorker();
  return { deleted_for_good_at: until };
};

const AT_ONCE = 100;

/** Part of the housekeeping: deleted accounts that can no longer be restored. */
export async function forgetDeletedPlayers(
  connection: Connection,
  pictures: Pick<PictureStore, 'discard'>,
  now: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const players = await findDeletedForGood(connection, now, AT_ONCE);
    if (players.length === 0) return removed;
    const nobodyId = await nobody(connection, now);
    for (const player of players) {
      const gone = await connection
        .transaction()
        .execute((transaction) => removeForGood(transaction, player, nobodyId, now));
      if (!gone) continue;
      removed += 1;
      const pictureId = pictureIdOf(player.img_profil);
      if (pictureId) await pictures.discard(pictureId);
    }
    if (players.length < AT_ONCE) return removed;
  }
}
