import { timeUntilRefresh } from './refresh-due.ts';
import { pauseBeforeRetry } from './refresh-outcome.ts';

/** Holds the one timer that the next refresh waits on. */
export function refreshTimer(refresh: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failuresInARow = 0;
  return {
    stop(): void {
      clearTimeout(timer);
      failuresInARow = 0;
    },
    /** Also called on waking, coming online, and when another tab has renewed: the clock is read again. */
    schedule(refreshedAt: number): void {
      clearTimeout(timer);
      failuresInARow = 0;
      timer = setTimeout(refresh, timeUntilRefresh(refreshedAt, Date.now()));
    },
    retry(): void {
      clearTimeout(timer);
      failuresInARow += 1;
      timer = setTimeout(refresh, pauseBeforeRetry(failuresInARow));
    },
  };
}
