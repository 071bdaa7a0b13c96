import { usernameKey } from '@kodestien/contract/account/rules';
import type { Connection } from '../database/connect.ts';

/** Letters of their own here, not an a or o with decoration: who writes å means å. */
const OWN_LETTERS = 'åäöæø';
/** Someone with more words than this in the name is found by the first ones. */
const WORDS_MAX = 8;

/** Upper and lower case, é and e: alike in a search. Everything that is no letter or digit parts two words. */
export function searchWords(text: string): string[] {
  const folded = [...text.normalize('NFC').toLowerCase()]
    .map((letter) => (OWN_LETTERS.includes(letter) ? letter : letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')))
    .join('');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * What a person is found by: the username, and the full name from each of its words on. So the beginning of
 * any word finds her, and so does "kari nor" while it is being typed, each by one range of one index.
 */
export function searchTerms(player: { username: string; full_name: string }): string[] {
  const words = searchWords(player.full_name).slice(0, WORDS_MAX);
  return [...new Set([usernameKey(player.username), ...words.map((_, index) => words.slice(index).join(' '))])];
}

/**
 * Call it in the transaction that has changed username, full name, or whether the player may be seen at all:
 * that change holds the player's row, so two of these cannot meet.
 */
export async function refreshSearchTerms(connection: Connection, playerId: number): Promise<void> {
  await connection.deleteFrom('player_search').where('player_id', '=', playerId).execute();
  const player = await connection
    .selectFrom('player')
    .select(['username', 'full_name'])
    .where('id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (!player) return;
  await connection
    .insertInto('player_search')
    .values(inOrder(searchTerms(player)).map(([term, term_before]) => ({ player_id: playerId, term, term_before })))
    .execute();
}

/** Each with the one before it, in the order of their bytes, as both databases have them. */
function inOrder(terms: readonly string[]): [term: string, before: string][] {
  const sorted = terms.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return sorted.map((term, index) => [term, sorted[index - 1] ?? '']);
}
