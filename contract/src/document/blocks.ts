import { type Static, Type } from 'typebox';
import { BLOCK_TYPES, type BlockType } from './block-types.ts';
import { code } from './blocks/code.ts';
import { exercise } from './blocks/exercise.ts';
import { image } from './blocks/image.ts';
import { link } from './blocks/link.ts';
import { project } from './blocks/project.ts';
import { quiz } from './blocks/quiz.ts';
import { run } from './blocks/run.ts';
import { text } from './blocks/text.ts';

/** What both sides know of each type of block. */
export const BLOCKS = { text, code, run, exercise, quiz, image, link, project } as const satisfies Record<
  BlockType,
  unknown
>;

/** Blocks as authors write them and the database keeps them. What readers get is in reader-blocks.ts. */
export type BlockOf<T extends BlockType> = T extends keyof typeof BLOCKS ? Static<(typeof BLOCKS)[T]['schema']> : never;
export type Block = { [T in BlockType]: BlockOf<T> }[BlockType];
export const AnyBlock = Type.Union(BLOCK_TYPES.map((type) => BLOCKS[type].schema)) as unknown as Type.TUnsafe<Block>;
