import { DRAFTS_CHARACTERS_MAX, DRAFTS_MAX } from '@kodestien/contract/learning/rules';
import type { Connection } from '../database/connect.ts';
import { listDraftSizes, measureDrafts, removeDrafts } from './queries.ts';

/**
 * Removes the oldest earlier versions while someone has more than an account may have, wherever they are. False when
 * that is not enough, because the newest versions alone are too much.
 */
export async function fitDrafts(transaction: Connection, player_id: number): Promise<boolean> {
  let { drafts, characters } = await measureDrafts(transaction, player_id);
  const isTooMuch = () => drafts > DRAFTS_MAX || characters > DRAFTS_CHARACTERS_MAX;
  if (!isTooMuch()) return true;
  for (const { characters: freed, ...draft } of await listDraftSizes(transaction, player_id)) {
    if (!isTooMuch()) break;
    if (draft.is_newest) continue;
    await removeDrafts(transaction, { player_id, ...draft }, [draft.revision]);
    drafts -= 1;
    characters -= freed;
  }
  return !isTooMuch();
}
