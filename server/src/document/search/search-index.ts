import type { SearchHit } from '@kodestien/contract/document/search';
import type { HumanLang } from '@kodestien/contract/language';
import SearchableMap from 'minisearch/SearchableMap';
import type { BlockText } from './search-text.ts';
import { type FoundWord, wordsOf } from './words.ts';

/** What can be found: a document, or (with a block) a part of one. */
export type SearchEntry = Pick<SearchHit, 'slug' | 'page' | 'blokk_slug' | 'tittel' | 'course'> & {
  /** Of the document itself: found by its title. */
  isDocument: boolean;
} & BlockText;

/**
 * A word in a title counts more than any number of words in a text. The course counts for its lessons and the lesson for
 * its blocks, without being reason enough to find them.
 */
const WEIGHT = { title: 1000, heading: 30, text: 1, context: 0 } as const;
/** The word itself, and not only its beginning. */
const WHOLE_WORD = 1.5;

/** What a word weighs in each entry that has it. */
type Weights = Map<number, number>;

/**
 * All that can be found in one language. A query finds what has, for each of its words, a word that begins so; a word that
 * begins none is taken for a typo of the nearest ones.
 */
export class SearchIndex {
  readonly #entries: SearchEntry[] = [];
  readonly #weights = new Map<string, Weights>();
  #words: SearchableMap<Weights> | undefined;

  add(entry: SearchEntry): void {
    const place = this.#entries.push(entry) - 1;
    this.#note(entry.course ?? '', place, WEIGHT.context);
    this.#note(entry.text, place, WEIGHT.text);
    for (const heading of entry.headings) this.#note(heading, place, WEIGHT.heading);
    this.#note(entry.tittel, place, entry.isDocument ? WEIGHT.title : WEIGHT.context);
  }

  /** Best first; among equals in the order in which they were added. */
  find(query: string, limit: number): SearchHit[] {
    const typed = [...new Set(wordsOf(query).map(({ word }) => word))];
    if (typed.length === 0) return [];
    const meant = typed.map((word) => this.#meantBy(word));
    const [first = new Map<number, number>(), ...others] = meant.map((beginnings) => this.#scoresOf(beginnings));
    const scores: [place: number, score: number][] = [];
    for (const [place, score] of first) {
      if (!others.every((other) => other.has(place))) continue;
      const sum = others.reduce((total, other) => total + (other.get(place) ?? 0), score);
      // Found by what surrounds it alone: then that is found, and not each of its parts.
      if (sum > 0) scores.push([place, sum]);
    }
    scores.sort(([placeA, a], [placeB, b]) => b - a || placeA - placeB);
    return scores.slice(0, limit).flatMap(([place]) => {
      const entry = this.#entries[place];
      return entry ? [hitOf(entry, meant.flat())] : [];
    });
  }

  #note(text: string, place: number, weight: number): void {
    for (const { word } of wordsOf(text)) {
      const weights = this.#weights.get(word) ?? new Map<number, number>();
      weights.set(place, Math.max(weight, weights.get(place) ?? 0));
      this.#weights.set(word, weights);
    }
    this.#words = undefined;
  }

  /** The word itself if any word begins so; otherwise those that are fewest typos away from it. */
  #meantBy(typed: string): string[] {
    const words = this.prepare();
    if (!words.atPrefix(typed).keys().next().done) return [typed];
    const near = [...words.fuzzyGet(typed, typosIn(typed))].map(([word, [, typos]]) => ({ word, typos }));
    const fewest = Math.min(...near.map(({ typos }) => typos));
    return near.filter(({ typos }) => typos === fewest).map(({ word }) => word);
  }

  #scoresOf(beginnings: readonly string[]): Weights {
    const words = this.prepare();
    const scores = new Map<number, number>();
    for (const beginning of beginnings) {
      for (const [word, weights] of words.atPrefix(beginning)) {
        const factor = word === beginning ? WHOLE_WORD : 1;
        for (const [place, weight] of weights) {
          scores.set(place, Math.max(weight * factor, scores.get(place) ?? 0));
        }
      }
    }
    return scores;
  }

  /** Called once all has been added, so that the first who searches does not wait for it. */
  prepare(): SearchableMap<Weights> {
    this.#words ??= SearchableMap.from(this.#weights);
    return this.#words;
  }
}

/** How many letters may be missing, added or wrong: in a short word each would make another word of it. */
function typosIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

export type SearchIndexes = Record<HumanLang, SearchIndex>;

function hitOf({ headings, text, isDocument: _, ...about }: SearchEntry, words: readonly string[]): SearchHit {
  const isFound = (heading: string) => wordsOf(heading).some(({ word }) => words.some((one) => word.startsWith(one)));
  const heading = headings.find(isFound) ?? headings[0] ?? null;
  return { ...about, heading, ...snippetOf(text, words) };
}

const LENGTH = 160;
/** What is shown before the first word that was found, so that it is in its sentence. */
const BEFORE = 50;

/** A short piece of a text around the first word that was found, and where in it such words stand. */
function snippetOf(text: string, prefixes: readonly string[]): Pick<SearchHit, 'snippet' | 'marks'> {
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
