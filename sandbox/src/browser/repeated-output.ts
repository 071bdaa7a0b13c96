/** One part of what a program shows. */
export type Shown<Kind> = { kind: Kind; text: string };
export type CaughtUp<Kind> = {
  /** The program has done something else this time: what was shown before is replaced by `items`. */
  isOther: boolean;
  items: Shown<Kind>[];
};

/**
 * What a program shows while it is run again from its start is held back until it has come as far as the last time. Then
 * only what is new is shown.
 */
export class RepeatedOutput<Kind> {
  readonly #joins: (kind: Kind) => boolean;
  #shown: Shown<Kind>[] = [];
  #held: Shown<Kind>[] | null = null;

  /** `joins`: neighbours of this kind are one, however they arrived. */
  constructor(joins: (kind: Kind) => boolean) {
    this.#joins = joins;
  }

  /** What of this is to be shown now. */
  add(items: readonly Shown<Kind>[]): readonly Shown<Kind>[] {
    for (const item of items) this.#append(this.#held ?? this.#shown, item);
    return this.#held ? [] : items;
  }

  repeat(): void {
    this.#held = [];
  }

  /** Null when the program was not being repeated. */
  catchUp(): CaughtUp<Kind> | null {
    const held = this.#held;
    if (!held) return null;
    const unseen = unseenOf(this.#shown, held);
    this.#held = null;
    this.#shown = held;
    return { isOther: unseen === null, items: (unseen ?? held).map((item) => ({ ...item })) };
  }

  #append(list: Shown<Kind>[], item: Shown<Kind>): void {
    const last = list.at(-1);
    if (last?.kind === item.kind && this.#joins(item.kind)) last.text += item.text;
    else list.push({ ...item });
  }
}

/** What comes after `shown` in `again`; null when that does not begin with it. */
function unseenOf<Kind>(shown: readonly Shown<Kind>[], again: readonly Shown<Kind>[]): readonly Shown<Kind>[] | null {
  for (const [index, before] of shown.entries()) {
    const now = again[index];
    if (now?.kind !== before.kind || !now.text.startsWith(before.text)) return null;
    if (now.text.length === before.text.length) continue;
    if (index < shown.length - 1) return null;
    return [{ ...now, text: now.text.slice(before.text.length) }, ...again.slice(index + 1)];
  }
  return again.slice(shown.length);
}
