import type { Block } from '@kodestien/contract/document/blocks';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { kindOf } from './blocks/index.ts';

export type RenderedBlocks = Pick<ReaderDocument, 'headings' | 'blocks'>;

/** Blocks as readers get them. `at` is called before each one: an author's text may take any time. */
export function renderBlocks(blocks: readonly Block[], at: (index: number) => void = () => {}): RenderedBlocks {
  const rendered = blocks.map((block, index) => {
    at(index);
    const kind = kindOf(block);
    return { headings: kind.headings?.(block) ?? [], block: kind.render(block) };
  });
  return { headings: rendered.flatMap(({ headings }) => headings), blocks: rendered.map(({ block }) => block) };
}
