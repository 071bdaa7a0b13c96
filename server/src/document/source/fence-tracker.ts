const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Inside a fence nothing is a marker: code may show anything, markers too. */
export class FenceTracker {
  /** The line of the fence that is open. */
  openedAt: number | undefined;
  #mark = '';

  /** Give it every line in turn. A fence itself counts as inside. */
  isInside(text: string, line: number): boolean {
    const mark = FENCE.exec(text)?.[1];
    if (mark === undefined) return this.openedAt !== undefined;
    if (this.openedAt === undefined) {
      this.openedAt = line;
      this.#mark = mark;
    } else if (mark.startsWith(this.#mark) && text.trim() === mark) {
      this.openedAt = undefined;
    }
    return true;
  }
}
