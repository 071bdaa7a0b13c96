import type { Piece } from '../judge/observation.ts';

/** Messages that may be sent at once, and how fast that room grows again. */
const AT_ONCE_MAX = 500;
const PER_MILLISECOND = 2.5;

/**
 * Sends what a program shows from a worker to its page. Each part goes at once, because a busy worker has no later moment;
 * a flood goes in bundles, or the page would drown in messages.
 */
export function bundledSender<Item>(send: (items: Item[]) => void, join: (last: Item, item: Item) => boolean) {
  let bundle: Item[] = [];
  let room = AT_ONCE_MAX;
  let filled = performance.now();
  function flush(): void {
    if (bundle.length === 0) return;
    send(bundle);
    bundle = [];
  }
  return {
    flush,
    add(item: Item): void {
      const last = bundle.at(-1);
      if (last === undefined || !join(last, item)) bundle.push({ ...item });
      const now = performance.now();
      room = Math.min(AT_ONCE_MAX, room + (now - filled) * PER_MILLISECOND);
      filled = now;
      if (room < 1) return;
      room--;
      flush();
    },
  };
}

export function pieceSender(send: (pieces: Piece[]) => void) {
  return bundledSender(send, (last, piece) => {
    const joins = last.kind === piece.kind && piece.kind !== 'prompt' && piece.kind !== 'input';
    if (joins) last.text += piece.text;
    return joins;
  });
}
