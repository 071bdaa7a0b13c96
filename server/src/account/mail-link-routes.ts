import type * as operations from '@kodestien/contract/account/operations';
import type { MailTemplate } from '@kodestien/contract/admin/rules';
import type { Connection } from '../database/connect.ts';
import { isUniqueViolation } from '../database/constraint-violations.ts';
import type { LinkPurpose, PlayerRow } from '../database/schema.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { mailboxKey } from '../mail/mailbox.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { confirmPlayer, lockPlayer } from '../player/queries.ts';
import { refreshSearchTerms } from '../player/search-terms.ts';
import { emailTaken, moveToEmail } from './change-email.ts';
import { rememberDevice } from './known-device.ts';
import { consumeLinkToken, type LinkState, ownerOfLink } from './link-token.ts';
import { hashPassword } from './password.ts';
import { replacePassword } from './replace-password.ts';

export const userEmailConfirm: Handler<typeof operations.userEmailConfirm> = async (call, services) => {
  await services.limits.take('link_address', call.address);
  const { purpose, player } = await useLink(services, call.body.token, ['confirm', 'email_change'], confirmAddress);
  const { username } = player;
  if (purpose === 'email_change') return { username, email_changed: true };
  rememberDevice(services, call.cookies, player);
  return { username };
};

async function confirmAddress(transaction: Connection, { purpose, player, email }: UsedLink, now: number) {
  if (purpose === 'email_change') return moveToEmail(transaction, player, email, now);
  await confirmPlayer(transaction, player.id, now);
  await refreshSearchTerms(transaction, player.id);
}

export const userEmailConfirmResend: Handler<typeof operations.userEmailConfirmResend> = (call, services) =>
  askForMail(call, services, 'user_confirm');

export const userGlemtPassord: Handler<typeof operations.userGlemtPassord> = (call, services) =>
  askForMail(call, services, 'glemt_passord');

export const userGlemtPassordSettNytt: Handler<typeof operations.userGlemtPassordSettNytt> = async (call, services) => {
  await services.limits.take('link_address', call.address);
  const password_hash = await hashPassword(call.body.password);
  const { player } = await useLink(services, call.body.token, ['reset'], async (transaction, link, now) => {
    const { id, email, human_lang } = link.player;
    // Mailed to an address that is no longer the account's own.
    if (link.email !== null && link.email !== email) throw new ProblemError('link_used');
    await replacePassword(transaction, id, password_hash, now);
    // The link came to the address, so the address is proven too.
    await confirmPlayer(transaction, id, now);
    await refreshSearchTerms(transaction, id);
    await enqueueMail(transaction, { template: 'password_changed', to_email: email, player_id: id, human_lang }, now);
  });
  services.wakeMailWorker();
  rememberDevice(services, call.cookies, { id: player.id, password_hash });
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
  await services.limits.take('mail_recipient', mailboxKey(body.email));
  await enqueueMail(
    services.connection,
    { template, to_email: body.email, player_id: null, human_lang: lang },
    services.now(),
  );
  services.wakeMailWorker();
  return {};
}

type UsedLink = { purpose: LinkPurpose; player: PlayerRow; email: string | null };

/** The token is used up in the same transaction as what it allows: both happen or neither. */
async function useLink(
  services: Services,
  token: string,
  purposes: readonly LinkPurpose[],
  act: (transaction: Connection, link: UsedLink, now: number) => Promise<void>,
): Promise<UsedLink> {
  const now = services.now();
  const work = services.connection.transaction().execute(async (transaction) => {
    // The player first: two links of one player that are opened at once must not wait for each other.
    const owner = await ownerOfLink(transaction, token);
    const player = owner && (await lockPlayer(transaction, services.database.kind, owner));
    if (!player) return { refused: 'link_invalid' as const };
    let refused: LinkState = 'link_invalid';
    for (const purpose of purposes) {
      const used = await consumeLinkToken(transaction, token, purpose, now);
      if (!('refused' in used)) {
        const link = { purpose, player, email: used.email };
        await act(transaction, link, now);
        return link;
      }
      if (used.refused !== 'link_invalid') refused = used.refused;
    }
    return { refused };
  });
  const outcome = await work.catch((error) => {
    // Someone signed up with that address after it was checked and before it was changed.
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
  if ('refused' in outcome) throw new ProblemError(outcome.refused);
  return outcome;
}
