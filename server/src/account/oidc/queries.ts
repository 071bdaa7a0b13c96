import type { Connection } from '../../database/connect.ts';
import { isUniqueViolation } from '../../database/constraint-violations.ts';
import type { OidcFlowRow, OidcPurpose } from '../../database/oidc-tables.ts';
import type { PlayerRow } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem.ts';

export function findPlayerByIdentity(
  connection: Connection,
  issuer: string,
  subject: string,
): Promise<PlayerRow | undefined> {
  return connection
    .selectFrom('oidc_identity')
    .innerJoin('player', 'player.id', 'oidc_identity.player_id')
    .selectAll('player')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function hasIdentity(connection: Connection, issuer: string, playerId: number): Promise<boolean> {
  const found = await connection
    .selectFrom('oidc_identity')
    .select('subject')
    .where('player_id', '=', playerId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return found !== undefined;
}

/** One person there is one account here, and the other way round. */
export async function insertIdentity(
  transaction: Connection,
  identity: { issuer: string; subject: string; player_id: number; linked_at: number },
): Promise<void> {
  try {
    await transaction.insertInto('oidc_identity').values(identity).execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new ProblemError('oidc_taken') : error;
  }
  // Nobody else is expected there any more.
  await transaction.deleteFrom('oidc_expected').where('player_id', '=', identity.player_id).execute();
}

export async function removeIdentity(connection: Connection, issuer: string, playerId: number): Promise<boolean> {
  const removed = await connection
    .deleteFrom('oidc_identity')
    .where('player_id', '=', playerId)
    .where('issuer', '=', issuer)
    .returning('player_id')
    .execute();
  return removed.length > 0;
}

/**
 * The accounts of classes that teachers have made for someone with one of these identifiers. One whose owner has added an
 * email address is no longer theirs to give.
 */
export async function listOffers(connection: Connection, issuer: string, identifiers: readonly string[]) {
  if (identifiers.length === 0) return [];
  return connection
    .selectFrom('oidc_expected')
    .innerJoin('player', 'player.id', 'oidc_expected.player_id')
    .innerJoin('klasse', 'klasse.id', 'player.made_for_klasse')
    .select(['player.id', 'player.username', 'klasse.id as klasse_id', 'klasse.name as klasse'])
    .select((eb) =>
      eb
        .selectFrom('klasse_larer')
        .innerJoin('player as larer', 'larer.id', 'klasse_larer.player_id')
        .select(['larer.username'])
        .whereRef('klasse_larer.klasse_id', '=', 'klasse.id')
        .orderBy('klasse_larer.added_at')
        .limit(1)
        .as('teacher'),
    )
    .where('oidc_expected.issuer', '=', issuer)
    .where('oidc_expected.identifier', 'in', identifiers)
    .where('player.email', 'like', '%@localhost')
    .where('player.deleted_at', 'is', null)
    .where('player.locked_at', 'is', null)
    .orderBy('oidc_expected.added_at', 'desc')
    .limit(10)
    .execute();
}

export async function insertFlow(connection: Connection, row: OidcFlowRow): Promise<void> {
  await connection.insertInto('oidc_flow').values(row).execute();
}

/** Once: the second to come finds nothing. Undefined too in another browser and when its time is over. */
export async function takeFlow(
  connection: Connection,
  hash: string,
  browser: string,
  now: number,
): Promise<OidcFlowRow | undefined> {
  const taken = await connection
    .deleteFrom('oidc_flow')
    .where('hash', '=', hash)
    .where('browser', '=', browser)
    .returningAll()
    .executeTakeFirst();
  return taken && taken.expires_at > now ? taken : undefined;
}

export function findFlow(
  connection: Connection,
  hash: string,
  browser: string,
  purpose: OidcPurpose,
  now: number,
): Promise<OidcFlowRow | undefined> {
  return connection
    .selectFrom('oidc_flow')
    .selectAll()
    .where('hash', '=', hash)
    .where('browser', '=', browser)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function forgetOldFlows(connection: Connection, now: number): Promise<void> {
  await connection.deleteFrom('oidc_flow').where('expires_at', '<=', now).execute();
}
