import { randomUUID } from 'node:crypto';
import type * as operations from '@kodestien/contract/account/oidc';
import { emailKey, isReservedUsername, usernameKey } from '@kodestien/contract/account/rules';
import { DELETION_REGRET_MS } from '@kodestien/contract/limits';
import type { Connection } from '../database/connect.ts';
import type { PlayerRow } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import {
  addressOfNobody,
  findPlayerById,
  hasNoEmail,
  holdPlayer,
  insertPlayer,
  isEmailInUse,
  isUsernameTaken,
} from '../player/queries.ts';
import { usernameFor } from '../player/suggested-username.ts';
import { authenticate } from './authenticate.ts';
import { checkCredentials, confirmPassword } from './credentials.ts';
import { rememberDevice } from './known-device.ts';
import type { Proven } from './oidc/claims.ts';
import * as flows from './oidc/flow.ts';
import * as queries from './oidc/queries.ts';
import { type AccountServices, providerOf } from './oidc/services.ts';
import { hasPassword, noPassword } from './password.ts';
import { startSession, type TokenPair } from './session.ts';

export const oidcStart: Handler<typeof operations.oidcStart, undefined, AccountServices> = async (call, services) => {
  const { provider } = providerOf(services);
  await services.limits.take('oidc_address', call.address);
  const ties = await flows.beginFlow(services, call.cookies, 'signin', null);
  return { url: await provider.addressFor(ties, call.lang, false) };
};

/** The password comes first: anyone who finds the screen open must not add a way in of their own. */
export const oidcStartLink: Handler<typeof operations.oidcStartLink, Caller, AccountServices> = async (
  call,
  services,
) => {
  const { provider, issuer } = providerOf(services);
  const { player } = call.caller;
  await confirmPassword(services, player, call.body.password, call);
  if (await queries.hasIdentity(services.connection, issuer, player.id)) throw new ProblemError('oidc_taken');
  const ties = await flows.beginFlow(services, call.cookies, 'link', player.id);
  return { url: await provider.addressFor(ties, call.lang, false) };
};

export const oidcStartConfirm: Handler<typeof operations.oidcStartConfirm, Caller, AccountServices> = async (
  call,
  services,
) => {
  const { provider, issuer } = providerOf(services);
  const { player } = call.caller;
  await services.limits.take('oidc_address', call.address);
  if (!(await queries.hasIdentity(services.connection, issuer, player.id))) throw new ProblemError('oidc_not_linked');
  const ties = await flows.beginFlow(services, call.cookies, 'confirm', player.id);
  return { url: await provider.addressFor(ties, call.lang, true) };
};

export const oidcFinish: Handler<typeof operations.oidcFinish, undefined, AccountServices> = async (call, services) => {
  const { provider, issuer } = providerOf(services);
  const { state, code, iss, error } = call.body;
  await services.limits.take('signin_address', call.address);
  const flow = await flows.endFlow(services, call.cookies, state);
  if (code === undefined) throw new ProblemError(error === 'access_denied' ? 'oidc_refused' : 'oidc_failed');
  const proven = await provider.whoAnswered({ code, iss }, flow.ties, flow.purpose === 'confirm');
  const known = await queries.findPlayerByIdentity(services.connection, issuer, proven.subject);
  if (flow.purpose === 'signin') {
    if (known) return { outcome: 'signed_in', ...(await enter(services, known, call)) };
    const ticket = await flows.keepProof(services, call.cookies, flow, proven);
    return { outcome: 'choose', ticket, ...(await choices(services, issuer, proven)) };
  }
  // Who links or confirms is still the one who is signed in here.
  const caller = await authenticate(call.authorization, services);
  if (caller.player.id !== flow.player_id) throw new ProblemError('oidc_expired');
  if (flow.purpose === 'confirm') {
    if (known?.id !== caller.player.id) throw new ProblemError('oidc_not_linked');
    return { outcome: 'confirmed', ticket: await flows.keepProof(services, call.cookies, flow, proven) };
  }
  await services.connection.transaction().execute(async (transaction) => {
    const { id: player_id } = caller.player;
    await queries.insertIdentity(transaction, {
      issuer,
      subject: proven.subject,
      player_id,
      linked_at: services.now(),
    });
    await enqueueNotice(services, transaction, caller.player);
  });
  services.wakeMailWorker();
  return { outcome: 'linked' };
};

export const oidcAccount: Handler<typeof operations.oidcAccount, undefined, AccountServices> = async (
  call,
  services,
) => {
  const { issuer } = providerOf(services);
  const { ticket, username, full_name = '', human_lang = call.lang } = call.body;
  if (!services.config.public.show_signup) throw new ProblemError('signup_closed');
  await services.limits.take('signup_address', call.address);
  const { email } = await flows.readProof(services, call.cookies, ticket);
  const now = services.now();
  const player = await services.connection.transaction().execute(async (transaction) => {
    const proven = await flows.useProof(services, transaction, call.cookies, ticket);
    if (isReservedUsername(username) || (await isUsernameTaken(transaction, username, now))) throw usernameTaken();
    // Someone else's account with the same address is left alone, and this one goes without.
    const own = email !== null && !(await isEmailInUse(transaction, email)) ? email : addressOfNobody(randomUUID());
    const id = await insertPlayer(transaction, {
      username,
      username_key: usernameKey(username),
      email: own,
      email_key: emailKey(own),
      password_hash: noPassword(),
      full_name: full_name.trim(),
      confirmed_at: now,
      // Most who come this way are pupils: nobody sees them until they say so.
      hidden_at: now,
      human_lang,
      created_at: now,
    });
    if (id === undefined) throw usernameTaken();
    await queries.insertIdentity(transaction, { issuer, subject: proven.subject, player_id: id, linked_at: now });
    return foundAgain(transaction, id);
  });
  return enter(services, player, call);
};

export const oidcLink: Handler<typeof operations.oidcLink, undefined, AccountServices> = async (call, services) => {
  const { issuer } = providerOf(services);
  const { ticket, username, password } = call.body;
  await flows.readProof(services, call.cookies, ticket);
  const player = await checkCredentials(services, { username, password }, call);
  await services.connection.transaction().execute(async (transaction) => {
    const { subject } = await flows.useProof(services, transaction, call.cookies, ticket);
    const owner = await holdPlayer(transaction, services.database.kind, player);
    await queries.insertIdentity(transaction, { issuer, subject, player_id: owner.id, linked_at: services.now() });
    await enqueueNotice(services, transaction, owner);
  });
  services.wakeMailWorker();
  return enter(services, player, call);
};

/** The teacher's list is only an offer: the one whom it is made to takes it. */
export const oidcOffer: Handler<typeof operations.oidcOffer, undefined, AccountServices> = async (call, services) => {
  const { issuer } = providerOf(services);
  const { ticket, username } = call.body;
  await services.limits.take('signin_address', call.address);
  const player = await services.connection.transaction().execute(async (transaction) => {
    const { subject, identifiers } = await flows.useProof(services, transaction, call.cookies, ticket);
    const offers = await queries.listOffers(transaction, issuer, identifiers);
    const taken = offers.find((offer) => offer.username === username);
    if (!taken) throw new ProblemError('oidc_taken');
    await queries.insertIdentity(transaction, { issuer, subject, player_id: taken.id, linked_at: services.now() });
    return foundAgain(transaction, taken.id);
  });
  return enter(services, player, call);
};

export const oidcIdentity: Handler<typeof operations.oidcIdentity, Caller, AccountServices> = async (
  { caller: { player } },
  services,
) => {
  const issuer = services.config.oidc?.issuer;
  return {
    linked: issuer !== undefined && (await queries.hasIdentity(services.connection, issuer, player.id)),
    has_password: hasPassword(player),
    has_email: !hasNoEmail(player),
  };
};

export const oidcUnlink: Handler<typeof operations.oidcUnlink, Caller, AccountServices> = async (call, services) => {
  const { issuer } = providerOf(services);
  const { player } = call.caller;
  if (!hasPassword(player)) throw new ProblemError('oidc_only_way');
  await confirmPassword(services, player, call.body.password, call);
  await services.connection.transaction().execute(async (transaction) => {
    await holdPlayer(transaction, services.database.kind, player);
    if (!(await queries.removeIdentity(transaction, issuer, player.id))) throw new ProblemError('oidc_not_linked');
  });
  return {};
};

async function choices(services: AccountServices, issuer: string, proven: Proven) {
  const offers = await queries.listOffers(services.connection, issuer, proven.identifiers);
  let username = usernameFor(proven.name);
  while (await isUsernameTaken(services.connection, username, services.now())) username = usernameFor(proven.name);
  return {
    username,
    full_name: proven.name,
    can_sign_up: services.config.public.show_signup,
    offers: offers.map(({ username, klasse, teacher }) => ({ username, klasse, teacher: teacher ?? '' })),
  };
}

/** Anyone who knew the password may have added a way in of their own, which a new password does not end. */
async function enqueueNotice({ config, now }: AccountServices, transaction: Connection, player: PlayerRow) {
  const { id, email, human_lang } = player;
  const params = { provider: config.public.oidc_name };
  await enqueueMail(
    transaction,
    { template: 'oidc_linked', to_email: email, player_id: id, human_lang, params },
    now(),
  );
}

type Entering = { userAgent: string; cookies: Parameters<typeof rememberDevice>[1] };

/** A session of its own, as after a password. */
async function enter(services: AccountServices, player: PlayerRow, call: Entering): Promise<TokenPair> {
  if (player.deleted_at !== null && services.now() >= player.deleted_at + DELETION_REGRET_MS) {
    throw new ProblemError('user_not_found');
  }
  const tokens = await startSession(services, player, call.userAgent);
  rememberDevice(services, call.cookies, player);
  return tokens;
}

async function foundAgain(transaction: Connection, id: number): Promise<PlayerRow> {
  const player = await findPlayerById(transaction, id);
  if (!player) throw new ProblemError('oidc_expired');
  return player;
}

function usernameTaken(): ProblemError {
  return new ProblemError('username_taken', { fields: [{ field: 'username', code: 'username_taken' }] });
}
