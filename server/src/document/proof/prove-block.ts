import { createHash } from 'node:crypto';
import type { Block } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { TestQuestion } from '@kodestien/contract/document/teaching';
import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import type { Grader } from '@kodestien/sandbox/server/grader';
import { kindOf } from '../blocks/index.ts';
import type { BlockIssue } from '../blocks/kind.ts';
import type { DocumentIssue } from '../check.ts';
import { proveQuestion } from './prove-question.ts';

/** Counted up when the proof itself or the judge changes: everything is then proved again. */
const PROOF = 3;

/** A block, or a question of the test that a lesson has for its teacher. */
export type Provable = Block | TestQuestion;
export type ProvablePart = { part: Provable; place: Pick<DocumentIssue, 'block' | 'teaching'> };

/** All of a document that has programs: the rest of it has nothing to prove. */
export function provablesOf({ blocks, teaching }: SourceDocument): ProvablePart[] {
  const ofBlocks = blocks.map((part, block) => ({ part, place: { block } }));
  const ofTest = teaching?.questions.map((part) => ({ part, place: { teaching: part.slug } })) ?? [];
  return [...ofBlocks.filter(({ part }) => kindOf(part).prove), ...ofTest.filter(({ part }) => part.output)];
}

/** A proof is stored under this: it changes whenever anything in the block does. */
export function proofHash(block: Provable): string {
  return createHash('sha256')
    .update(JSON.stringify([PROOF, block]))
    .digest('hex');
}

/**
 * A block proves itself: a reference solution and other right programs pass, the starter and every recorded wrong
 * attempt fail for their stated reason, and a program that a reader can run does what it announces, in both languages.
 */
export async function proveBlock(block: Provable, grader: Grader): Promise<BlockIssue[]> {
  const found: BlockIssue[] = [];
  for (const lang of HUMAN_LANGS) found.push(...(await proveIn(lang, block, grader)));
  return found;
}

export async function proveIn(lang: HumanLang, block: Provable, grader: Grader): Promise<BlockIssue[]> {
  if (!('type' in block)) return proveQuestion(block, lang, grader);
  return (await kindOf(block).prove?.(block, lang, grader)) ?? [];
}
