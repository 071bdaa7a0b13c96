import type * as operations from '@kodestien/contract/account/operations';
import { emailKey } from '@kodestien/contract/account/rules';
import type { Connection } from '../database/connect.ts';
import type { LinkPurpose } from '../database/schema.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueueMail, type MailTemplate } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { useLinkToken, useUpLinks } from './link-token.ts';
import { hashPassword } from './password.ts';
import { confirmPlayer, setPasswordHash } from './queries.ts';
import { endSessionsOf } from './session-queries.ts';

export const userEmailConfirm: Handler<typeof operations.userEmailConfirm> = async ({ body, address }, services) => {
  await services.limits.take('link_address', address);
  const username = await useLink(services, body.token, 'confirm', (transaction, playerId) =>
    confirmPlayer(transaction, playerId, services.now()),
  );
  return { username };
};

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
  await useLink(services, body.token, 'reset', async (transaction, playerId) => {
    await setPasswordHash(transaction, playerId, passwordHash);
    await endSessionsOf(transaction, playerId, services.now());
    await useUpLinks(transaction, playerId, 'reset', services.now());
    // The link came to the address, so the address is proven too.
    await confirmPlayer(transaction, playerId, services.now());
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

/** The token is used up in the same transaction as what it allows: both happen or neither. */
async function useLink<T>(
  services: Services,
  token: string,
  purpose: LinkPurpose,
  act: (transaction: Connection, playerId: number) => Promise<T>,
): Promise<T> {
  const outcome = await services.connection.transaction().execute(async (transaction) => {
    const link = await useLinkToken(transaction, token, purpose, services.now());
    return 'refused' in link ? link : { result: await act(transaction, link.playerId) };
  });
  if ('refused' in outcome) throw new ProblemError(outcome.refused);
  return outcome.result;
}
