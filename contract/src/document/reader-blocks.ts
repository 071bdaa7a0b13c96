import { type Static, Type } from 'typebox';
import { BLOCK_TYPES, type BlockType } from './block-types.ts';
import { BLOCKS } from './blocks.ts';

export type { ReaderCheck } from './blocks/exercise.ts';

/** Blocks as readers get them: HTML that is safe to put into the page, and nothing that gives an answer away. */
export type ReaderBlockOf<T extends BlockType> = T extends keyof typeof BLOCKS
  ? Static<(typeof BLOCKS)[T]['reader']>
  : never;
export type ReaderBlock = { [T in BlockType]: ReaderBlockOf<T> }[BlockType];
export const ReaderBlock = Type.Union(
  BLOCK_TYPES.map((type) => BLOCKS[type].reader),
) as unknown as Type.TUnsafe<ReaderBlock>;
