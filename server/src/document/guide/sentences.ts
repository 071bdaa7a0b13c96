export type Sentence = { text: string; words: number; line: number };

const FENCE = /^```/;
/** Headings and tables are looked at, not read aloud. */
const NO_SENTENCE = /^(?:#{2,3} |\|)/;
const NEW_PARAGRAPH = /^\s*(?:$|[-*] |\d+\. )/;
/** After a colon the reader pauses too. */
const ENDS = /(?<=:)\s+|(?<=[.!?…][”»)]?)\s+(?=[\p{Lu}\p{N}“«(_])/u;

/** The sentences of a Markdown text, without its code, and the line (from 0) where the paragraph of each begins. */
export function sentencesOf(markdown: string): Sentence[] {
  const paragraphs: { text: string; line: number }[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [line, text] of markdown.split('\n').entries()) {
    if (FENCE.test(text)) isCode = !isCode;
    if (isCode || FENCE.test(text) || NO_SENTENCE.test(text)) {
      isOpen = false;
      continue;
    }
    const last = paragraphs.at(-1);
    if (isOpen && last && !NEW_PARAGRAPH.test(text)) last.text += ` ${text.trim()}`;
    else if (text.trim() !== '') paragraphs.push({ text: text.replace(/^\s*(?:[-*]|\d+\.) /, '').trim(), line });
    isOpen = text.trim() !== '';
  }
  return paragraphs.flatMap(({ text, line }) =>
    plain(text)
      .split(ENDS)
      .filter((sentence) => sentence.trim() !== '')
      .map((sentence) => ({ text: sentence, words: wordsIn(sentence), line })),
  );
}

/** A piece of code is read as one word, a link as its words. */
function plain(text: string): string {
  return text
    .replace(/`[^`]*`/g, '_')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*+/g, '');
}

function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}_]/u.test(word)).length;
}
