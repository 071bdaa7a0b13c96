import type { Block } from '@kodestien/contract/document/blocks';
import type { Translated } from '@kodestien/contract/language';

/** What of a block is read as running text: it is written in the block's first section. */
export function proseOf(block: Block): Translated[] {
  if (block.type === 'text') return [block.txt];
  if (block.type === 'exercise') return [block.task];
  return block.type === 'quiz' ? [block.question] : [];
}
