import { createHash } from 'node:crypto';
import type { Block } from '@kodestien/contract/document/blocks';
import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import type { Grader } from '@kodestien/sandbox/server/grader';
import { kindOf } from '../blocks/index.ts';
import type { BlockIssue } from '../blocks/kind.ts';

/** Counted up when the proof itself or the judge changes: everything is then proved again. */
const PROOF = 3;

/** Whether it has programs: other blocks have nothing to prove. */
export function isProvable(block: Block): boolean {
  return kindOf(block).prove !== undefined;
}

/** A proof is stored under this: it changes whenever anything in the block does. */
export function proofHash(block: Block): string {
  return createHash('sha256')
    .update(JSON.stringify([PROOF, block]))
    .digest('hex');
}

/**
 * A block proves itself: a reference solution and other right programs pass, the starter and every recorded wrong
 * attempt fail for their stated reason, and a program that a reader can run does what it announces, in both languages.
 */
export async function proveBlock(block: Block, grader: Grader): Promise<BlockIssue[]> {
  const found: BlockIssue[] = [];
  for (const lang of HUMAN_LANGS) found.push(...(await proveIn(lang, block, grader)));
  return found;
}

export async function proveIn(lang: HumanLang, block: Block, grader: Grader): Promise<BlockIssue[]> {
  return (await kindOf(block).prove?.(block, lang, grader)) ?? [];
}
