import type { Translated } from '@kodestien/contract/language';
import { oneLine } from '../one-line.ts';

/** Something that an author has to correct before anything is loaded. With a slug: in the database, not in a file. */
export type Fault = { file: string; line: number; slug?: string; reason: Translated };

/** How a reader of one file tells what it finds. */
export type Report = (line: number, reason: Translated) => void;

/** Its message is for the terminal, where the loader speaks English. */
export class ContentError extends Error {
  readonly faults: readonly Fault[];
  constructor(found: readonly Fault[]) {
    const faults = withoutTwins(found);
    super(
      `The courses have ${faults.length === 1 ? 'an error' : `${faults.length} errors`}; nothing was loaded.\n${listFaults(faults)}`,
    );
    this.name = 'ContentError';
    this.faults = faults;
  }
}

/** A text that serves both languages is judged in each, and would be told of twice. */
function withoutTwins(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [placeAndReason(fault), fault])).values()];
}

const placeAndReason = ({ file, line, reason }: Fault) => oneLine(`${file}:${line}: ${reason._eng}`);

/** `file:line: reason`, which editors and terminals turn into a link. */
export function listFaults(faults: readonly Fault[]): string {
  return [...faults]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map((fault) => `  ${placeAndReason(fault)}`)
    .join('\n');
}
