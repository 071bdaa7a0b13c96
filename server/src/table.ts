/** Rows in columns for a terminal: the first column to the left, the figures to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  const cell = (text: string, index: number) =>
    index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
