import type * as operations from '@kodestien/contract/profile/operations';
import type { PublicPlayer } from '@kodestien/contract/profile/player';
import type { Caller } from '../account/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { findPublicPlayer, listPublicPlayers, type PublicRow, setHumanLang } from './queries.ts';

const PAGE = 30;

export const profilDisp: Handler<typeof operations.profilDisp> = async ({ params }, { connection }) => {
  const row = await findPublicPlayer(connection, params.username);
  if (!row) throw new ProblemError('user_not_found');
  return publicPlayer(row);
};

export const getPlayerLs: Handler<typeof operations.getPlayerLs> = async ({ query }, { connection }) => {
  const { sort = 'poeng', q = '', limit = PAGE } = query;
  const prefix = q.trim().toLowerCase();
  // Nobody's username begins so; and the range search relies on these characters only.
  if (!/^[a-z0-9]*$/.test(prefix)) return { results: [], next: null };
  const rows = await listPublicPlayers(connection, { sort, prefix, limit: limit + 1, after: readCursor(query.cursor) });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { results: page.map(publicPlayer), next: last ? writeCursor(last) : null };
};

export const userProfilHumanLang: Handler<typeof operations.userProfilHumanLang, Caller> = async (call, services) => {
  await setHumanLang(services.connection, call.caller.player.id, call.body.human_lang);
  return {};
};

function publicPlayer(row: PublicRow): PublicPlayer {
  return {
    username_current: row.username,
    img_profil: row.img_profil,
    full_name: row.full_name,
    email_public: row.email_public,
    bio_public: row.bio_public,
    url_public: row.url_public,
    company_public: row.company_public,
    poeng: row.poeng,
    member_since: row.created_at,
  };
}

function writeCursor(row: PublicRow): string {
  return Buffer.from(`${row.poeng}:${row.username_key}`).toString('base64url');
}

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const found = /^(-?\d{1,10}):([a-z0-9]{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!found) throw new ProblemError('validation_failed', { fields: [{ field: 'cursor', code: 'field_not_allowed' }] });
  return { poeng: Number(found[1]), username_key: found[2] as string };
}
