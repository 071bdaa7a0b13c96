/** Without the schema library: the web app loads this file. */

/** A line of an answer to a Parsons problem: its id, and how many levels it is indented where that is requested. */
export function writeLine(id: string, level: number | null): string {
  return level === null ? id : `${id}:${level}`;
}

const LINE = /^([^:]*)(?::(\d{1,2}))?$/;

/** Null for what is no such line. Without a level it is not indented. */
export function readLine(line: string): { id: string; level: number } | null {
  const [, id, level = '0'] = LINE.exec(line) ?? [];
  return id === undefined ? null : { id, level: Number(level) };
}
