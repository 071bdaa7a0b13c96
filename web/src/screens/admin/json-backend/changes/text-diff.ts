export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string };

/** Beyond this many comparisons the two are shown whole: nobody reads such a diff, and it would take long to find. */
const WORK_MAX = 4_000_000;

/** What differs between two texts, word by word. */
export function textDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [before.split(/(\s+)/), after.split(/(\s+)/)];
  if (a.length * b.length > WORK_MAX) return merged([part('gone', before), part('new', after)]);
  return merged(walk(a, b, commonLengths(a, b)));
}

/** Row by row from the end: how many words the rests of both have in common. */
function commonLengths(a: string[], b: string[]): Uint32Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = rows[i] as Uint32Array;
      const below = rows[i + 1] as Uint32Array;
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

function walk(a: string[], b: string[], common: Uint32Array[]): DiffPart[] {
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push(part('same', a[i]));
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      parts.push(part('gone', a[i]));
      i += 1;
    } else {
      parts.push(part('new', b[j]));
      j += 1;
    }
  }
  return parts;
}

function part(kind: DiffPart['kind'], text = ''): DiffPart {
  return { kind, text };
}

function merged(parts: DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const { kind, text } of parts) {
    const last = result.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) result.push({ kind, text });
  }
  return result;
}
