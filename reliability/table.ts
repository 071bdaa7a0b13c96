import type { Row } from './report.ts';

const [START, END] = ['<!-- table -->', '<!-- /table -->'];

/** The order in which the table tells of the parts, whatever the order in which they ended. */
const ORDER = [
  'SIGKILL',
  'PostgreSQL',
  'disk',
  'read-only',
  'two servers',
  'clock',
  'fuzzing',
  'every call',
  'secrets',
  'payloads',
];

export function tableOf(rows: readonly Row[]): string {
  const place = ({ part }: Row) => ORDER.findIndex((start) => part.startsWith(start));
  const sorted = rows.toSorted((a, b) => place(a) - place(b) || (a.database < b.database ? 1 : -1));
  return [
    '| part | database | what was done | counts | lost |',
    '|---|---|---|---|---|',
    ...sorted.map(({ part, database, done, counts, lost }) => {
      const numbers = Object.entries(counts).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
      return `| ${part} | ${database} | ${done} | ${numbers.join(', ')} | ${lost} |`;
    }),
  ].join('\n');
}

/** The document with this table between its markers. */
export function withTable(document: string, table: string): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start === -1 || end < start) throw new Error(`The document has no place for the table: ${START} … ${END}`);
  return `${document.slice(0, start + START.length)}\n${table}\n${document.slice(end)}`;
}
