/**
 * A page that the server has finished can be read at once. Until its reader does something, and for this long at most, nothing
 * is made that is only needed to write or to press something further down: a slow phone has the time for what it shows.
 */
const LONGEST_WAIT_MS = 3000;

const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;

let activity: Promise<void> | null = null;

/** Fulfilled when someone reads: at once, except on a page that is being taken over. */
export async function readerActivity(): Promise<void> {
  await activity;
}

/** Called when a page is taken over. */
export function waitForReader(): void {
  activity ??= new Promise((resolve) => {
    // Timers of a hidden page are slow, and anyone who has scrolled has begun to read.
    if (document.hidden || window.scrollY > 0) return resolve();
    const end = (event?: Event) => {
      // A browser repeats the place of a pointer that rests when the page under it changes.
      if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      for (const sign of SIGNS) window.removeEventListener(sign, end, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, end, { capture: true, passive: true });
    setTimeout(end, LONGEST_WAIT_MS);
  });
}
