/** Things that wait, in turns: everybody's first thing comes before anybody's second. */
export class FairQueue<T> {
  #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(key: string): number {
    return this.#waiting.get(key)?.length ?? 0;
  }

  add(key: string, item: T): void {
    const own = this.#waiting.get(key);
    if (own) own.push(item);
    else this.#waiting.set(key, [item]);
    this.#size++;
  }

  /** Puts back what was taken and could not be finished, before everything else of the same person. */
  addFirst(key: string, item: T): void {
    const own = this.#waiting.get(key) ?? [];
    this.#waiting.delete(key);
    this.#waiting = new Map([[key, [item, ...own]], ...this.#waiting]);
    this.#size++;
  }

  take(): T | undefined {
    for (const [key, own] of this.#waiting) {
      const item = own.shift();
      this.#waiting.delete(key);
      // Whoever has more waits at the end of the row.
      if (own.length > 0) this.#waiting.set(key, own);
      if (item !== undefined) this.#size--;
      return item;
    }
    return undefined;
  }

  takeAll(): T[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }
}
