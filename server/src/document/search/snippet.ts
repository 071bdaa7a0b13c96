import type { SearchHit } from '@kodestien/contract/document/search';
import { type FoundWord, wordsOf } from './words.ts';

const LENGTH = 160;
/** What is shown before the first word that was found, so that it stands in its sentence. */
const BEFORE = 50;

/** A short piece of a text around the first word that was found, and where in it such words stand. */
export function snippetOf(text: string, prefixes: readonly string[]): Pick<SearchHit, 'snippet' | 'marks'> {
  const words = wordsOf(text);
  const isFound = ({ word }: FoundWord) => prefixes.some((prefix) => word.startsWith(prefix));
  const first = words.find(isFound)?.start ?? 0;
  const from = first <= BEFORE ? 0 : startOfWord(words, first - BEFORE, first);
  const to = text.length - from <= LENGTH ? text.length : endOfWord(words, from, from + LENGTH);
  const before = from > 0 ? '… ' : '';
  const shift = before.length - from;
  const marks = words
    .filter((word) => word.start >= from && word.end <= to && isFound(word))
    .map(({ start, end }) => ({ start: start + shift, end: end + shift }));
  return { snippet: `${before}${text.slice(from, to).trimEnd()}${to < text.length ? ' …' : ''}`, marks };
}

/** The first word from here on, so that none is cut. */
function startOfWord(words: readonly FoundWord[], from: number, latest: number): number {
  return Math.min(words.find(({ start }) => start >= from)?.start ?? from, latest);
}

/** The end of the last word that fits; a text without any is cut. */
function endOfWord(words: readonly FoundWord[], from: number, to: number): number {
  const last = words.findLast(({ start, end }) => start >= from && end <= to);
  return last?.end ?? to;
}
