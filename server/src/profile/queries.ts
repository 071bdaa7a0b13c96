import { usernameKey } from '@kodestien/contract/account/rules';
import type { HumanLang } from '@kodestien/contract/language';
import type { Connection } from '../database/connect.ts';

const PUBLIC_COLUMNS = [
  'id',
  'username',
  'username_key',
  'img_profil',
  'full_name',
  'email_public',
  'bio_public',
  'url_public',
  'company_public',
  'poeng',
  'created_at',
] as const;

export function findPublicPlayer(connection: Connection, username: string) {
  return connection
    .selectFrom('player')
    .select(PUBLIC_COLUMNS)
    .where('username_key', '=', usernameKey(username))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}
export type PublicRow = NonNullable<Awaited<ReturnType<typeof findPublicPlayer>>>;

export type ListWish = {
  sort: 'poeng' | 'username';
  prefix: string;
  limit: number;
  /** The last row of the page before. */
  after: { poeng: number; username_key: string } | undefined;
};

/** Pages by the last row seen, never by counting: page 5,000 costs what page 1 costs. */
export function listPublicPlayers(connection: Connection, wish: ListWish): Promise<PublicRow[]> {
  let query = connection.selectFrom('player').select(PUBLIC_COLUMNS).where('confirmed_at', 'is not', null);
  if (wish.prefix) {
    // Keys hold only a–z and 0–9, and '{' is the character after z.
    query = query.where('username_key', '>=', wish.prefix).where('username_key', '<', `${wish.prefix}{`);
  }
  const after = wish.after;
  if (wish.sort === 'username') {
    if (after) query = query.where('username_key', '>', after.username_key);
    return query.orderBy('username_key').limit(wish.limit).execute();
  }
  if (after) {
    query = query.where((eb) =>
      eb.or([
        eb('poeng', '<', after.poeng),
        eb.and([eb('poeng', '=', after.poeng), eb('username_key', '>', after.username_key)]),
      ]),
    );
  }
  return query.orderBy('poeng', 'desc').orderBy('username_key').limit(wish.limit).execute();
}

export async function setHumanLang(connection: Connection, playerId: number, human_lang: HumanLang): Promise<void> {
  await connection.updateTable('player').set({ human_lang }).where('id', '=', playerId).execute();
}
