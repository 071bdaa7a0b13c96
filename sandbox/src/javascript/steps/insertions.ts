/** Text that is put into a source without a new line, so that all lines keep their numbers. */
type Insertion = { at: number; text: string; closes: boolean; order: number };

export class Insertions {
  readonly #all: Insertion[] = [];

  /** What is opened first lies outside of what is opened later at the same place. */
  open(at: number, text: string): void {
    this.#all.push({ at, text, closes: false, order: this.#all.length });
  }

  close(at: number, text: string): void {
    this.#all.push({ at, text, closes: true, order: this.#all.length });
  }

  /** Puts text before and after a part of the source. */
  around({ start, end }: { start: number; end: number }, before: string, after: string): void {
    this.open(start, before);
    this.close(end, after);
  }

  into(source: string): { code: string; columnOf: (line: number, column: number) => number } {
    const ordered = this.#all.toSorted((one, other) => {
      if (one.at !== other.at) return one.at - other.at;
      if (one.closes !== other.closes) return one.closes ? -1 : 1;
      return one.closes ? other.order - one.order : one.order - other.order;
    });
    let code = '';
    let from = 0;
    for (const { at, text } of ordered) {
      code += source.slice(from, at) + text;
      from = at;
    }
    code += source.slice(from);
    return { code, columnOf: (line, column) => originalColumn(source, code, ordered, line, column) };
  }
}

/** Where something is in the source that is here in the code. */
function originalColumn(
  source: string,
  code: string,
  ordered: readonly Insertion[],
  line: number,
  column: number,
): number {
  let target = lineStart(code, line) + column - 1;
  for (const { at, text } of ordered) {
    if (at > target) break;
    target = Math.max(at, target - text.length);
  }
  return Math.max(1, target - lineStart(source, line) + 1);
}

function lineStart(text: string, line: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1;
  return start;
}
