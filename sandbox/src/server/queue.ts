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

  /** Puts back what was taken and could not be finished: first of its owner's things, when their turn comes again. */
  putBack(key: string, item: T): void {
    const own = this.#waiting.get(key) ?? [];
    this.#waiting.delete(key);
    this.#waiting.set(key, [item, ...own]);
    this.#size++;
  }

  /** The first thing of the first owner in line whom `mayTake` accepts. */
  take(mayTake: (key: string) => boolean = () => true): T | undefined {
    for (const [key, own] of this.#waiting) {
      if (!mayTake(key)) continue;
      const item = own.shift();
      this.#waiting.delete(key);
      // Owners of more wait at the end of the line.
      if (own.length > 0) this.#waiting.set(key, own);
      if (item !== undefined) this.#size--;
      return item;
    }
    return undefined;
  }

  /** Everybody who waits, the next one first. */
  get keys(): string[] {
    return [...this.#waiting.keys()];
  }

  takeAll(): T[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }
}
