import type * as operations from '@kodestien/contract/account/operations';
import type { Handler } from '../http/operations.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Caller } from './caller.ts';
import { confirmPassword } from './credentials.ts';
import { useUpLinks } from './link-token.ts';
import { hashPassword } from './password.ts';
import { setPasswordHash } from './queries.ts';
import { endSessionsOf } from './session-queries.ts';

/** Whoever else is signed in to this account is out at the next call; the browser that changed it stays in. */
export const userUpdatePassword: Handler<typeof operations.userUpdatePassword, Caller> = async (
  { body, caller: { player, sessionId } },
  services,
) => {
  await confirmPassword(services, player, body.password_current);
  const passwordHash = await hashPassword(body.password);
  const now = services.now();
  await services.connection.transaction().execute(async (transaction) => {
    await setPasswordHash(transaction, player.id, passwordHash);
    await endSessionsOf(transaction, player.id, now, sessionId);
    await useUpLinks(transaction, player.id, 'reset', now);
    await enqueueMail(
      transaction,
      { template: 'password_changed', to_email: player.email, player_id: player.id, human_lang: player.human_lang },
      now,
    );
  });
  services.mailWaits();
  return {};
};
