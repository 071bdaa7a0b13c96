import { appendFileSync } from 'node:fs';

/** One line of the table in docs/reliability.md. */
export type Row = {
  part: string;
  database: 'SQLite' | 'PostgreSQL' | 'both' | 'none';
  done: string;
  /** What was counted on the way, in the order in which it is shown. */
  counts: Record<string, number>;
  /** Acknowledged and not found again, or seen and not allowed. Anything but 0 also fails the test. */
  lost: number;
};

/** Tests run in processes of their own, so what they tell is gathered in a file. */
export function record(row: Row): void {
  const file = process.env.RELIABILITY_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
}
