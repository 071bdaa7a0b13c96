export const UP_DOWN = ['ArrowUp', 'ArrowDown'] as const;
export const LEFT_RIGHT = ['ArrowLeft', 'ArrowRight'] as const;

/** What can be pressed inside an element, as far as it is shown. */
export function pressables(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('a[href], button')].filter((one) => one.getClientRects().length > 0);
}

/** Moves the focus from one of the items to another: arrows step and go round, Home and End go to the ends. */
export function stepFocus(
  event: KeyboardEvent,
  items: HTMLElement[],
  [back, forth]: readonly [string, string],
  from: Element | null = document.activeElement,
): void {
  const to = nextIndex(event.key, items.indexOf(from as HTMLElement), back, forth);
  if (to === undefined || items.length === 0) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}

function nextIndex(key: string, here: number, back: string, forth: string): number | undefined {
  if (key === forth) return here + 1;
  // From outside (-1) as from the first one: the last is before it.
  if (key === back) return Math.max(here, 0) - 1;
  return { Home: 0, End: -1 }[key];
}
