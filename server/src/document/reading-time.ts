import type { Block } from '@kodestien/contract/document/blocks';
import { HUMAN_LANGS, type Translated } from '@kodestien/contract/language';

/** Slower than a novel is read: code is read twice, and something new takes time. */
const WORDS_A_MINUTE = 150;
/** Names and numbers count; brackets, commas and the marks of Markdown do not. */
const WORD = /[\p{L}\p{N}_]+/gu;

/** An exercise of ten points: read, think, write, run, mend. A question: read and choose. */
const MINUTES_A_POINT = 0.4;
const MINUTES_A_QUESTION = 1;

/** Whole minutes for these blocks in the language that takes longer: to read them, and to do what they ask. At least one. */
export function minutesFor(blocks: readonly Block[]): number {
  const texts = blocks.flatMap(textsOf);
  const words = HUMAN_LANGS.map((lang) => texts.reduce((sum, text) => sum + countWords(text[lang]), 0));
  const tasks = blocks.map((block) => {
    if (block.type === 'exercise') return block.poeng * MINUTES_A_POINT;
    return block.type === 'quiz' ? MINUTES_A_QUESTION : 0;
  });
  const minutes = Math.max(...words) / WORDS_A_MINUTE + tasks.reduce((sum, time) => sum + time, 0);
  return Math.max(1, Math.ceil(minutes));
}

function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

function textsOf(block: Block): Translated[] {
  switch (block.type) {
    case 'text':
      return [block.txt];
    case 'code':
    case 'run':
      return [block.code];
    case 'exercise':
      return [block.task, block.starter];
    case 'quiz':
      return [block.question, ...(block.code ? [block.code] : []), ...(block.answers ?? []).map(({ txt }) => txt)];
    case 'image':
      return block.caption ? [block.caption] : [];
    case 'link':
      return [];
  }
}
