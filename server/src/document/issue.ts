import type { Translated } from '@kodestien/contract/language';
import { oneLine } from '../one-line.ts';

/** Something that an author has to correct before anything is loaded. With a slug: in the database, not in a file. */
export type Issue = { file: string; line: number; slug?: string; reason: Translated };

/** How a reader of one file tells what it finds. */
export type Report = (line: number, reason: Translated) => void;

/** Its message is for the terminal, where the loader speaks English. */
export class ContentError extends Error {
  readonly issues: readonly Issue[];
  constructor(found: readonly Issue[]) {
    const issues = withoutTwins(found);
    super(
      `The courses have ${issues.length === 1 ? 'an error' : `${issues.length} errors`}; nothing was loaded.\n${listIssues(issues)}`,
    );
    this.name = 'ContentError';
    this.issues = issues;
  }
}

/** A text that serves both languages is judged in each, and would be reported twice. */
function withoutTwins(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map((issue) => [placeAndReason(issue), issue])).values()];
}

const placeAndReason = ({ file, line, reason }: Issue) => oneLine(`${file}:${line}: ${reason._eng}`);

/** `file:line: reason`, which editors and terminals turn into a link. */
export function listIssues(issues: readonly Issue[]): string {
  return [...issues]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map((issue) => `  ${placeAndReason(issue)}`)
    .join('\n');
}
