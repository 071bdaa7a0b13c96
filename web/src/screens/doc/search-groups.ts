import type { SearchHit } from '@kodestien/contract/document/search';

export type HitGroup = { course: string | null; hits: SearchHit[] };

/** By course, in the order of the best hit of each; the hits of a course stay in their order. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = Map.groupBy(hits, ({ course }) => course);
  return [...groups].map(([course, found]) => ({ course, hits: found }));
}

/** The titles that look most like what was searched for, best first: by letters that differ, then as they come. */
export function nearestTitles(q: string, titles: readonly string[], count: number): string[] {
  const asked = q.toLowerCase();
  const ranked = titles.map((title) => {
    const words = title.toLowerCase().split(/\s+/);
    return { title, far: Math.min(...words.map((word) => distance(asked, word))) };
  });
  return ranked
    .toSorted((one, other) => one.far - other.far)
    .slice(0, count)
    .map(({ title }) => title);
}

/** Letters to add, leave out or change to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    let before = i;
    const next = [i + 1];
    for (const [j, there] of [...other].entries()) {
      const changed = before + (letter === there ? 0 : 1);
      before = row[j + 1] ?? 0;
      next.push(Math.min(changed, before + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
