import { LOCALE } from '@kodestien/contract/language';
import { FINISHED_PAGE_FOR, NOWHERE } from '@kodestien/contract/pages';
import { preloadBlocks } from './learning/lazy-block.tsx';
import { routeAt } from './paths.ts';
import { preloadPage } from './routes.tsx';
import type { RootState } from './store/store.ts';

declare global {
  interface Window {
    /** From public/before-paint.js. */
    earlyPress?: { button: HTMLButtonElement | null; stop(): void };
  }
}

/**
 * The page that the server has finished, if it has: readable before this script came. It can be taken over as it is when
 * this browser would render the very same: for somebody who is signed in, or who has chosen the other language, it is
 * hidden (public/before-paint.js), and made anew.
 */
export function finishedPage(root: HTMLElement, { loading, user_profil }: RootState) {
  const path = root.getAttribute(FINISHED_PAGE_FOR);
  const { pathname } = window.location;
  const isFinished = path !== null && loading.first_refresh === 'ended';
  const isHere = path === NOWHERE ? routeAt(pathname) === null : path === pathname;
  // Without the list in the page, lists of lessons come later here than on the server.
  const isKnown = loading.header_list === 'loaded';
  const isTheSame = isFinished && isKnown && isHere && document.documentElement.lang === LOCALE[user_profil.human_lang];
  return {
    isTheSame,
    /** The code that the first render needs. Should it not come, rendering asks for it again and says so. */
    async preload() {
      if (!isFinished) return;
      const hasBlocks = root.querySelector('[data-type="run"], [data-type="exercise"], [data-type="quiz"]') !== null;
      await Promise.allSettled([preloadPage(pathname), hasBlocks && preloadBlocks()]);
    },
  };
}

/** Ends the time in which presses are only remembered, and repeats the last one: React works from here on. */
export function repeatEarlyPress(): void {
  window.earlyPress?.stop();
  window.earlyPress?.button?.click();
}
