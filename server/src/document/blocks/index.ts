import { BLOCK_TYPES, type BlockType } from '@kodestien/contract/document/block-types';
import type { Block } from '@kodestien/contract/document/blocks';
import { code } from './code.ts';
import { exercise } from './exercise.ts';
import { image } from './image.ts';
import type { BlockKind } from './kind.ts';
import { link } from './link.ts';
import { project } from './project.ts';
import { quiz } from './quiz.ts';
import { run } from './run.ts';
import { text } from './text.ts';

const KINDS: { [T in BlockType]: BlockKind<T> } = { text, code, run, exercise, quiz, image, link, project };

export function isBlockType(value: string): value is BlockType {
  return BLOCK_TYPES.some((type) => type === value);
}

export function kindNamed(type: BlockType): BlockKind<BlockType> {
  return KINDS[type] as unknown as BlockKind<BlockType>;
}

/** The kind of a block, ready to be given that very block. */
export function kindOf(block: Block): BlockKind<BlockType> {
  return kindNamed(block.type);
}
