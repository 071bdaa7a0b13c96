/** A word of a text and where it is, in UTF-16 units, as a browser counts. */
export type FoundWord = { word: string; start: number; end: number };

const PLAIN = /^[A-Za-z0-9]*$/;
const OWN_LETTERS: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a' };

/** Upper and lower case, é and e, å and a: alike, so that someone without a Norwegian keyboard finds things too. */
export function foldWord(word: string): string {
  // Most words are plain, and there are a hundred thousand of them.
  if (PLAIN.test(word)) return word.toLowerCase();
  return [...word.normalize('NFC').toLowerCase()]
    .map((letter) => OWN_LETTERS[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .join('');
}

/** Everything that is no letter or digit parts two words. */
export function wordsOf(text: string): FoundWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    word: foldWord(word),
    start: index,
    end: index + word.length,
  }));
}
