/** How much of the dropdown a phone or a tablet shows. `closed` shows none of it. */
export type MobileDropdown = 'closed' | 'partly_shown' | 'open' | 'scrolled';

/** Where the page is, and how much of it the window holds. */
export type PageStand = { scrollY: number; windowHeight: number };

/** Opened above this part of a window down, the page has hardly been looked at: the menu leaves some of it in view. */
const NEAR_TOP = 1 / 3;
/** Moved by more than this part of a window, the page is being read again: the menu makes way. */
const READING_ON = 1 / 2;

export function openedAt({ scrollY, windowHeight }: PageStand): MobileDropdown {
  return scrollY < windowHeight * NEAR_TOP ? 'partly_shown' : 'open';
}

/** What the dropdown turns into when the page has moved since it was opened at `yy_init_val`. */
export function movedTo(now: MobileDropdown, yy_init_val: number, stand: PageStand): MobileDropdown {
  if (now === 'closed') return 'closed';
  if (Math.abs(stand.scrollY - yy_init_val) > stand.windowHeight * READING_ON) return 'scrolled';
  // Nothing that was shown is taken away again by a small movement.
  return now === 'partly_shown' ? openedAt(stand) : 'open';
}
