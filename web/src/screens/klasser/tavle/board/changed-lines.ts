export type ChangedLine = { kind: 'same' | 'added' | 'removed'; text: string };

/** More lines than this are compared only as a whole: the table of all pairs would grow too large. */
const LINES_MAX = 400;

/** What became of each line from one program to the next, by the longest row of lines that both have. */
export function changedLines(before: string, after: string): ChangedLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const as = (kind: ChangedLine['kind']) => (text: string) => ({ kind, text });
  if (old.length > LINES_MAX || now.length > LINES_MAX) return [...old.map(as('removed')), ...now.map(as('added'))];
  const common = commonLengths(old, now);
  const lines: ChangedLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was });
      i += 1;
      j += 1;
    } else if (was !== undefined && (is === undefined || at(common, i + 1, j) >= at(common, i, j + 1))) {
      lines.push({ kind: 'removed', text: was });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: is ?? '' });
      j += 1;
    }
  }
  return lines;
}

/** For each pair of places, how many lines the rests have in common. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--) {
    const row = table[i] ?? [];
    for (let j = now.length - 1; j >= 0; j--) {
      row[j] = old[i] === now[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

function at(table: readonly (readonly number[])[], i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}
