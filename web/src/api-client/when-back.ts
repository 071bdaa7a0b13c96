/** What has been in view for so long is requested again when the person comes back. */
export const FRESH_MS = 5 * 60_000;

/** Calls back when the network is there again and, with `alsoTab`, when the person comes back to this tab. */
export function whenBack(callback: () => void, alsoTab: boolean): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('online', callback, { signal });
  if (alsoTab) {
    window.addEventListener('focus', callback, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && callback(), {
      signal,
    });
  }
  return () => stop.abort();
}
