import type { TaskType } from '@kodestien/contract/document/block-types';
import type { BlockOf } from '@kodestien/contract/document/blocks';
import type { DocumentServices } from '../document/document-cache.ts';
import type { Caller } from '../http/caller.ts';
import { ProblemError } from '../http/problem.ts';

type Answerer = { caller: Caller | undefined; address: string };

/** Who answers, for fair turns: a learner by the account, a visitor by the address. */
export function answererOf({ caller, address }: Answerer): string {
  return caller ? `player ${caller.player.id}` : `address ${address}`;
}

/** Counts an answer, or refuses it: of a learner by the account, of a visitor by the address. */
export async function countAnswer({ caller, address }: Answerer, { limits }: DocumentServices): Promise<void> {
  if (caller) await limits.take('answer_account', String(caller.player.id));
  else await limits.take('answer_address', address);
}

/** The block that is answered, as its author wrote it. */
export async function sourceBlockOr404<T extends TaskType>(
  { documents }: DocumentServices,
  type: T,
  { doc_slug, blokk_slug }: { doc_slug: string; blokk_slug: string },
): Promise<BlockOf<T>> {
  const document = await documents.sourceOf(doc_slug);
  const block = document?.blocks.find(({ slug }) => slug === blokk_slug);
  if (block?.type !== type) throw new ProblemError('not_found');
  return block as BlockOf<T>;
}
