import { isDrill } from '@kodestien/contract/document/block-types';
import type { Block } from '@kodestien/contract/document/blocks';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import { kindOf } from './blocks/index.ts';

/** Slower than a novel is read: code is read twice, and something new takes time. */
const WORDS_A_MINUTE = 150;
/** Names and numbers count; brackets, commas and the marks of Markdown do not. */
const WORD = /[\p{L}\p{N}_]+/gu;

/**
 * Whole minutes for these blocks in the language that takes longer: to read them, and to do what they ask. At least one.
 * Drills take what time a reader wants to give them.
 */
export function minutesFor(all: readonly Block[]): number {
  const blocks = all.filter((block) => !isDrill(block));
  const texts = blocks.flatMap((block) => kindOf(block).texts(block));
  const words = HUMAN_LANGS.map((lang) => texts.reduce((sum, text) => sum + countWords(text[lang]), 0));
  const doing = blocks.reduce((sum, block) => sum + (kindOf(block).minutes?.(block) ?? 0), 0);
  return Math.max(1, Math.ceil(Math.max(...words) / WORDS_A_MINUTE + doing));
}

function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
