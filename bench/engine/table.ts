/** One line of the table: what was measured, beside what it is compared with, and the bar. */
export type Measurement = {
  name: string;
  value: number;
  unit: 'ms' | 'MB' | '/s' | 'µs';
  /** What the bare engine takes, in the same run. */
  baseline?: number;
  /** The bar: for the ratio where there is a baseline, else for the value. */
  limit: { atMost: number } | { atLeast: number };
};

/** Prints the table, and says whether every bar was reached. */
export function printTable(measurements: readonly Measurement[]): boolean {
  const rows = measurements.map(({ name, value, unit, baseline, limit }) => {
    const measured = baseline === undefined ? value : value / baseline;
    const [word, bar] = 'atMost' in limit ? ['at most', limit.atMost] : ['at least', limit.atLeast];
    const isReached = 'atMost' in limit ? measured <= bar : measured >= bar;
    return {
      isReached,
      cells: [
        name,
        show(value, unit),
        baseline === undefined ? '' : show(baseline, unit),
        baseline === undefined ? '' : measured.toFixed(2),
        `${word} ${baseline === undefined ? show(bar, unit) : bar}`,
        isReached ? 'reached' : 'MISSED',
      ],
    };
  });
  const head = ['', 'measured', 'bare engine', 'ratio', 'bar', ''];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map(({ cells }) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  for (const cells of [head, ...rows.map((row) => row.cells)]) console.log(line(cells));
  return rows.every(({ isReached }) => isReached);
}

function show(value: number, unit: Measurement['unit']): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
