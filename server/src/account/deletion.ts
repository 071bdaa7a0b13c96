import type * as operations from '@kodestien/contract/account/operations';
import { DELETION_REGRET_MS } from '@kodestien/contract/limits';
import type { PlayerRow } from '../database/schema.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { refreshSearchTerms } from '../profile/search-terms.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { confirmPassword } from './credentials.ts';
import { setDeleted } from './deletion-queries.ts';
import { endSessionsOf } from './session-queries.ts';

/** Hidden from everyone at once; what is kept is kept only so that the owner can change their mind. */
export const userDelete: Handler<typeof operations.userDelete, Caller> = async (
  { body, caller: { player } },
  services,
) => {
  await confirmPassword(services, player, body.password);
  const now = services.now();
  const until = now + DELETION_REGRET_MS;
  await services.connection.transaction().execute(async (transaction) => {
    await setDeleted(transaction, player.id, now);
    await refreshSearchTerms(transaction, player.id);
    await endSessionsOf(transaction, player.id, now);
    const { id, email, human_lang } = player;
    await enqueueMail(
      transaction,
      { template: 'user_delete_notice', to_email: email, player_id: id, human_lang, params: { until } },
      now,
    );
  });
  services.mailWaits();
  return { deleted_for_good_at: until };
};

/** Signing in is how one regrets. Once the time is over nobody has that account, even if it is not removed yet. */
export async function restoreIfDeleted(services: Services, player: PlayerRow): Promise<void> {
  if (player.deleted_at === null) return;
  if (services.now() >= player.deleted_at + DELETION_REGRET_MS) throw new ProblemError('wrong_credentials');
  await services.connection.transaction().execute(async (transaction) => {
    await setDeleted(transaction, player.id, null);
    await refreshSearchTerms(transaction, player.id);
  });
}
