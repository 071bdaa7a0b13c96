/** The candidate that is spelt most like the word, within so many changed letters; for "did you mean". */
export function closest(word: string, candidates: readonly string[], atMost: number): string | undefined {
  let best: string | undefined;
  let least = atMost + 1;
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const changes = folded(candidate) === folded(word) ? 0 : changesBetween(word, candidate);
    // A short word is like almost anything: at most a third of it may differ.
    if (changes < least && changes * 3 <= Math.max(word.length, candidate.length)) {
      best = candidate;
      least = changes;
    }
  }
  return best;
}

/** Without capitals, and with æ, ø and å as those write them who do without. */
function folded(word: string): string {
  return word.toLowerCase().replaceAll(/å|aa/g, 'a').replaceAll(/ø|oe/g, 'o').replaceAll('æ', 'ae');
}

/** Letters added, removed, replaced, or two neighbours swapped. */
function changesBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(before, j - 2) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
