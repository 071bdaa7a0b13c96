/** One line of the table: what was measured, beside what it is compared with, and the bar. */
export type Row = {
  what: string;
  unit: 'ms' | 'µs' | 's' | 'kB' | 'MB' | '/s' | 'points';
  ours: number;
  /** The same without our part, in the same run. */
  baseline?: number;
  /** Where there is a baseline, for the ratio, or for how much more it is (`atMostMore`); else for the value itself. */
  bar: { atMost: number } | { atLeast: number } | { atMostMore: number };
};

const HEAD = ['', 'ours', 'baseline', 'ratio', 'bar', ''];

/** Prints the table, and says whether every bar was met. */
export function printTable(rows: readonly Row[]): boolean {
  const lines = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  for (const cells of lines) {
    const padded = cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(padded.join('  '));
  }
  const missed = rows.filter((row) => !isMet(row)).length;
  console.log(`${rows.length - missed} of ${rows.length} bars met`);
  return missed === 0;
}

function cellsOf(row: Row): string[] {
  const { what, unit, ours, baseline } = row;
  return [
    what,
    show(ours, unit),
    baseline === undefined ? '' : show(baseline, unit),
    baseline === undefined ? '' : (ours / baseline).toFixed(2),
    barText(row),
    isMet(row) ? 'met' : 'FELL SHORT',
  ];
}

function barText({ unit, baseline, bar }: Row): string {
  if ('atMostMore' in bar) return `at most ${show(bar.atMostMore, unit)} more`;
  const [word, limit] = 'atMost' in bar ? ['at most', bar.atMost] : ['at least', bar.atLeast];
  return `${word} ${baseline === undefined ? show(limit, unit) : limit}`;
}

export function isMet({ ours, baseline, bar }: Row): boolean {
  if ('atMostMore' in bar) return ours - (baseline ?? 0) <= bar.atMostMore;
  const measured = baseline === undefined ? ours : ours / baseline;
  return 'atMost' in bar ? measured <= bar.atMost : measured >= bar.atLeast;
}

function show(value: number, unit: Row['unit']): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')} ${unit}`;
}

export type Pair = { ours: number; baseline: number };

/**
 * Measures both by turns, so that what else the machine does hits both, and gives the round whose ratio is in the middle.
 * The first round warms both up.
 */
export async function byTurns(
  rounds: number,
  { ours, baseline }: Record<keyof Pair, () => Promise<number>>,
): Promise<Pair> {
  const pairs: Pair[] = [];
  for (let round = 0; round <= rounds; round++) {
    const pair = { ours: await ours(), baseline: await baseline() };
    if (round > 0) pairs.push(pair);
  }
  return middleOf(pairs);
}

export function middleOf(pairs: readonly Pair[]): Pair {
  const sorted = pairs.toSorted((one, other) => one.ours / one.baseline - other.ours / other.baseline);
  return sorted[Math.floor(sorted.length / 2)] ?? { ours: Number.NaN, baseline: Number.NaN };
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
