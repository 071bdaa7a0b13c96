import type { PageEvent, RunningPage } from '@kodestien/sandbox/html-css/page-runner';
import { NOTHING_STORED, type PageStorage } from '@kodestien/sandbox/html-css/page-storage';
import type { StepInPage } from '@kodestien/sandbox/judge/inputs';
import { expect, test } from 'vitest';
import { runWithReloads } from './run-with-reloads.ts';

/** Frames that do what they are asked at once, and store the names of the clicks that they got. */
function frames() {
  const opened: { found: PageStorage; played: readonly StepInPage[]; isStopped: boolean }[] = [];
  const open = (found: PageStorage, tell: (event: PageEvent) => void): RunningPage => {
    const frame = { found, played: [] as readonly StepInPage[], isStopped: false };
    opened.push(frame);
    queueMicrotask(() => tell({ kind: 'loaded' }));
    return {
      frame: null as never,
      play(steps) {
        frame.played = steps;
        for (const [index, step] of steps.entries()) {
          tell({ kind: 'step', index });
          const local = [...found.local, ['click' in step ? step.click : '', 'yes']] as const;
          tell({ kind: 'stored', storage: { ...found, local } });
        }
        tell({ kind: 'step', index: steps.length });
      },
      stop() {
        frame.isStopped = true;
      },
    };
  };
  return { opened, open };
}

test('a reload replaces the frame by one that finds what was stored, and steps are counted through', async () => {
  const { opened, open } = frames();
  const reported: number[] = [];
  const steps = [{ click: 'a' }, { reload: true } as const, { click: 'b' }, { reload: true } as const];
  runWithReloads(
    open,
    { steps, pause: 0, storage: NOTHING_STORED },
    (event) => event.kind === 'step' && reported.push(event.index),
    () => {},
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened.map(({ played }) => played)).toEqual([[{ click: 'a' }], [{ click: 'b' }], []]);
  expect(opened.map(({ found }) => found.local.map(([name]) => name))).toEqual([[], ['a'], ['a', 'b']]);
  expect(opened.map(({ isStopped }) => isStopped)).toEqual([true, true, false]);
  expect(reported).toEqual([0, 1, 2, 3, 4]);
});

test('a page that is only run is not played', async () => {
  const { opened, open } = frames();
  const kept: RunningPage[] = [];
  runWithReloads(
    open,
    { steps: [], pause: 0, storage: NOTHING_STORED },
    () => {},
    (page) => kept.push(page),
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened).toHaveLength(1);
  expect(kept).toHaveLength(1);
});
