import type { PageEvent, RunningPage } from '@kodestien/sandbox/html-css/page-runner';
import type { PageStorage } from '@kodestien/sandbox/html-css/page-storage';
import { betweenReloads, type PageStep } from '@kodestien/sandbox/judge/inputs';

type Play = { steps: readonly PageStep[]; pause: number; storage: PageStorage };

/**
 * Runs a page and does the steps in it. At a reload the frame is replaced by a new one, which finds what the last one stored.
 * Steps are reported by their number among all of them. `onFrame` gets the frame that is there now.
 */
export function runWithReloads(
  run: (storage: PageStorage, tell: (event: PageEvent) => void) => RunningPage,
  { steps, pause, storage }: Play,
  tell: (event: PageEvent) => void,
  onFrame: (page: RunningPage) => void,
): void {
  const loads = betweenReloads(steps);
  function load(index: number, before: number, found: PageStorage): void {
    const row = loads[index] ?? [];
    let stored = found;
    const page = run(found, (event) => {
      if (event.kind === 'stored') stored = event.storage;
      if (event.kind !== 'step') {
        tell(event);
        if (event.kind === 'loaded' && steps.length > 0) page.play(row, pause);
        return;
      }
      tell({ kind: 'step', index: before + event.index });
      if (event.index < row.length || index + 1 >= loads.length) return;
      page.stop();
      load(index + 1, before + row.length + 1, stored);
    });
    onFrame(page);
  }
  load(0, 0, storage);
}
