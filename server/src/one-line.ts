/** Line ends, control codes of terminals, and what turns the direction of a text around. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What someone else wrote, fit to stand in one line of a terminal: it cannot pretend to be a line of ours. */
export function oneLine(text: string): string {
  return text.replaceAll(UNSAFE, ' ');
}

/** Nearly every line is nothing else, and this is found out sooner. */
const HARMLESS = /^[ -~]*\n?$/;

/** The same for a finished line of JSON, where it can be kept as it is. Its own line end stays. */
export function escapeUnsafe(line: string): string {
  if (HARMLESS.test(line)) return line;
  return line.replaceAll(UNSAFE, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
