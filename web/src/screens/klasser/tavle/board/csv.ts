/** What a spreadsheet would take for a formula, and a tab that would hide one. */
const FORMULA = /^[=+\-@\t]/;
/** Excel reads UTF-8 only if the file begins with this. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table for Excel as Norwegians have it: semicolons, and nothing in it is run as a formula. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
