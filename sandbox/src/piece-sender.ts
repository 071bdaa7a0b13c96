import type { Piece } from './observation.ts';

const WINDOW_MILLISECONDS = 16;
const AT_ONCE_MAX = 40;

/**
 * Sends what a program writes from a worker to its page. A little of it goes at once, so that nothing waits while the
 * program works in silence; a flood goes in bundles, or the page would drown in messages.
 */
export function pieceSender(send: (pieces: Piece[]) => void) {
  let bundle: Piece[] = [];
  let windowStart = 0;
  let sent = 0;
  function flush(): void {
    if (bundle.length === 0) return;
    send(bundle);
    bundle = [];
  }
  return {
    flush,
    add(piece: Piece): void {
      const last = bundle.at(-1);
      if (last?.kind === piece.kind && piece.kind !== 'prompt' && piece.kind !== 'input') last.text += piece.text;
      else bundle.push({ ...piece });
      const now = performance.now();
      if (now - windowStart > WINDOW_MILLISECONDS) {
        windowStart = now;
        sent = 0;
      }
      if (sent++ < AT_ONCE_MAX) flush();
    },
  };
}
