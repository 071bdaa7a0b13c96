import type * as operations from '@kodestien/contract/account/operations';
import { emailKey } from '@kodestien/contract/account/rules';
import type { Connection } from '../database/connect.ts';
import type { LinkPurpose } from '../database/schema.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueueMail, type MailTemplate } from '../mail/outbox.ts';
import { refreshSearchTerms } from '../profile/search-terms.ts';
import type { Services } from '../services.ts';
import { emailTaken, moveToEmail } from './change-email.ts';
import { type LinkState, useLinkToken, useUpLinks } from './link-token.ts';
import { hashPassword } from './password.ts';
import { confirmPlayer, setPasswordHash } from './queries.ts';
import { endSessionsOf } from './session-queries.ts';

export const userEmailConfirm: Handler<typeof operations.userEmailConfirm> = async ({ body, address }, services) => {
  await services.limits.take('link_address', address);
  const { purpose, result: username } = await useLink(
    services,
    body.token,
    ['confirm', 'email_change'],
    confirmAddress,
  );
  return purpose === 'email_change' ? { username, email_changed: true } : { username };
};

async function confirmAddress(transaction: Connection, link: UsedLink, now: number): Promise<string> {
  if (link.purpose === 'email_change') return moveToEmail(transaction, link.playerId, link.email, now);
  const username = await confirmPlayer(transaction, link.playerId, now);
  await refreshSearchTerms(transaction, link.playerId);
  return username;
}

export const userEmailConfirmResend: Handler<typeof operations.userEmailConfirmResend> = (call, services) =>
  askForMail(call, services, 'user_confirm');

export const userGlemtPassord: Handler<typeof operations.userGlemtPassord> = (call, services) =>
  askForMail(call, services, 'glemt_passord');

export const userGlemtPassordSettNytt: Handler<typeof operations.userGlemtPassordSettNytt> = async (
  { body, address },
  services,
) => {
  await services.limits.take('link_address', address);
  const passwordHash = await hashPassword(body.password);
  await useLink(services, body.token, ['reset'], async (transaction, { playerId }, now) => {
    await setPasswordHash(transaction, playerId, passwordHash);
    await endSessionsOf(transaction, playerId, now);
    await useUpLinks(transaction, playerId, 'reset', now);
    // The link came to the address, so the address is proven too.
    await confirmPlayer(transaction, playerId, now);
    await refreshSearchTerms(transaction, playerId);
  });
  return {};
};

/**
 * Known and unknown addresses do the very same work here, so that neither the answer nor its delay tells them
 * apart: one row is written, and the mail worker finds out later whether there is anyone to write to.
 */
async function askForMail(
  { body, address, lang }: { body: { email: string }; address: string; lang: '_no' | '_eng' },
  services: Services,
  template: MailTemplate,
): Promise<Record<string, never>> {
  await services.limits.take('mail_address', address);
  await services.limits.take('mail_recipient', emailKey(body.email));
  await enqueueMail(
    services.connection,
    { template, to_email: body.email, player_id: null, human_lang: lang },
    services.now(),
  );
  services.mailWaits();
  return {};
}

type UsedLink = { purpose: LinkPurpose; playerId: number; email: string | null };

/** The token is used up in the same transaction as what it allows: both happen or neither. */
async function useLink<T>(
  services: Services,
  token: string,
  purposes: readonly LinkPurpose[],
  act: (transaction: Connection, link: UsedLink, now: number) => Promise<T>,
): Promise<{ purpose: LinkPurpose; result: T }> {
  const now = services.now();
  const work = services.connection.transaction().execute(async (transaction) => {
    let refused: LinkState = 'link_invalid';
    for (const purpose of purposes) {
      const link = await useLinkToken(transaction, token, purpose, now);
      if (!('refused' in link)) return { purpose, result: await act(transaction, { purpose, ...link }, now) };
      if (link.refused !== 'link_invalid') refused = link.refused;
    }
    return { refused };
  });
  const outcome = await work.catch((error) => {
    // Somebody signed up with that address between the look and the move.
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
  if ('refused' in outcome) throw new ProblemError(outcome.refused);
  return outcome;
}
