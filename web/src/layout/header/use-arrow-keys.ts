import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { pressables, stepFocus, UP_DOWN } from './step-focus.ts';

/** In what a button folds out, arrows, Home and End move the focus; from the button itself they lead in. */
export function useArrowKeys(
  container: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLButtonElement | null>,
): void {
  useEffect(() => {
    const within = container.current;
    const onKey = (event: KeyboardEvent) => {
      const button = opener.current;
      if (!within || !button) return;
      const isClosed = button.getAttribute('aria-expanded') === 'false';
      if (isClosed && event.key !== 'ArrowDown') return;
      if (isClosed) flushSync(() => button.click());
      const items = pressables(within).filter((one) => one !== button);
      stepFocus(event, items, UP_DOWN);
    };
    within?.addEventListener('keydown', onKey);
    return () => within?.removeEventListener('keydown', onKey);
  }, [container, opener]);
}
