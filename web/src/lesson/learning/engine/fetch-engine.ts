import type { ProgramLanguage } from '@kodestien/contract/languages';
import { useEffect } from 'react';
import { savesData } from '../../../loading/saves-data.ts';
import { fetchExplanations } from '../explanations/explain-program.ts';
import { readyRunner } from '../languages.ts';
import { engineState } from './engine-state.ts';

/** What a page needs to be read and used has come by then, also on a slow line. */
const AFTER_LOAD_MILLISECONDS = 1500;
/** An engine that is this near is worth waiting for; otherwise the server runs the program. */
const SOON_MILLISECONDS = 250;
/** One that only has to start. */
const STARTING_MILLISECONDS = 2000;

/** Fetches the engine of a page's programs while it is being read, where the reader does not save data. */
export function useEngineWhileReading(language: ProgramLanguage | null): void {
  useEffect(() => {
    if (language === null || savesData()) return;
    return fetchWhenIdle(language);
  }, [language]);
}

/** Once for all blocks of a page. */
const waiting = new Map<ProgramLanguage, { blocks: number; callOff: () => void }>();

function fetchWhenIdle(language: ProgramLanguage): () => void {
  const shared = waiting.get(language) ?? { blocks: 0, callOff: whenIdle(() => void fetchWhole(language)) };
  waiting.set(language, shared);
  shared.blocks++;
  return () => {
    if (--shared.blocks > 0) return;
    shared.callOff();
    waiting.delete(language);
  };
}

/** The engine, and when the page is idle again, what its programs may need: the words for a mistake, and what they import. */
async function fetchWhole(language: ProgramLanguage): Promise<void> {
  const runner = await readyRunner(language).catch(() => null);
  if (!runner) return;
  whenIdle(async () => {
    await fetchExplanations(language);
    await runner.fetchRest?.();
  });
}

/** Never rejects: a failed download is reported when a program is run. */
export function fetchEngine(language: ProgramLanguage): Promise<void> {
  return readyRunner(language).then(
    () => {},
    () => {},
  );
}

/** Resolves when the page's own engine can run programs; never where it is not fetched, or does not come. */
export function engineHere(language: ProgramLanguage): Promise<null> {
  return new Promise((resolve) => {
    if (!savesData())
      void readyRunner(language).then(
        () => resolve(null),
        () => {},
      );
  });
}

/** Whether the page's own engine runs the next program, after a wait that nobody notices. */
export async function isEngineSoonHere(language: ProgramLanguage): Promise<boolean> {
  if (engineState(language).status === 'here' || !navigator.onLine) return true;
  if (savesData()) return false;
  const fetching = fetchEngine(language).then(() => engineState(language).status === 'here');
  const later = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));
  const soon = await Promise.race([fetching, later(SOON_MILLISECONDS)]);
  if (soon !== null) return soon;
  const { loaded, total } = engineState(language);
  const isDownloaded = total > 0 && loaded >= total;
  return isDownloaded && (await Promise.race([fetching, later(STARTING_MILLISECONDS)])) === true;
}

/** Calls `work` when the page has loaded and has nothing else to do; returns what calls it off. */
function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const begin = () => {
    timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(work);
      else work();
    }, AFTER_LOAD_MILLISECONDS);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
