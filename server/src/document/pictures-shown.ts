import type { Block } from '@kodestien/contract/document/blocks';

/** The files of the pictures that the blocks show, in either language. */
export function picturesShown(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.type === 'image' ? [block.src, ...(block.src_eng ? [block.src_eng] : [])] : [],
  );
}
