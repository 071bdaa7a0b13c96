import { INTERACTIVE_TYPES } from '@kodestien/contract/document/block-type-records';
import { LOCALE } from '@kodestien/contract/language';
import { FINISHED_PAGE_FOR, NOWHERE, PAGES } from '@kodestien/contract/pages';
import { preloadBlocks } from '../../lesson/learning/lazy-block.tsx';
import { pageAt } from '../../paths.ts';
import type { RootState } from '../../store/store.ts';
import { preloadPage } from '../routes.tsx';

const INTERACTIVE_BLOCKS = INTERACTIVE_TYPES.map((type) => `[data-type="${type}"]`).join();

/**
 * The page that the server has finished, if it has: readable before this script came. It can be taken over as it is when
 * this browser would render the very same: for someone who is signed in, or who has chosen the other language, it is
 * hidden (before-paint.js), and made again.
 */
export function finishedPage(root: HTMLElement, { loading, user_profil }: RootState) {
  const path = root.getAttribute(FINISHED_PAGE_FOR);
  const { pathname, search } = window.location;
  const isFinished = path !== null && loading.first_refresh === 'ended';
  const isHere = path === NOWHERE ? pageAt(pathname) === null : path === pathname;
  // Without the list in the page, lists of lessons come later here than on the server.
  const isKnown = loading.header_list === 'loaded';
  // The list of people is in the page as anyone who has requested nothing yet sees it.
  const isFiltered = path === PAGES.user_profil_list.pattern && /[?&](?:q|sort)=/.test(search);
  const isInTheirLanguage = document.documentElement.lang === LOCALE[user_profil.human_lang];
  const isTheSame = isFinished && isKnown && isHere && !isFiltered && isInTheirLanguage;
  return {
    /** Loads the code that the first render needs. Should it not come, rendering asks for it again and says so. */
    async isReadyToTakeOver(): Promise<boolean> {
      if (!isFinished) return false;
      const hasBlocks = root.querySelector(INTERACTIVE_BLOCKS) !== null;
      const loaded = await Promise.allSettled([preloadPage(pathname), hasBlocks && preloadBlocks()]);
      return isTheSame && loaded.every(({ status }) => status === 'fulfilled');
    },
  };
}
