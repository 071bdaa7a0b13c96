import { type RefObject, useEffect } from 'react';

/**
 * Closes what is open when Escape is pressed, or when the person turns to something outside it.
 * Escape gives the focus back to the control that opened it.
 */
export function useDismiss(
  open: boolean,
  close: () => void,
  container: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      opener.current?.focus();
    };
    const onTurnAway = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    // Up, not down: a finger that scrolls the page goes down on it too, and then never comes up as a press.
    document.addEventListener('pointerup', onTurnAway);
    document.addEventListener('focusin', onTurnAway);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerup', onTurnAway);
      document.removeEventListener('focusin', onTurnAway);
    };
  }, [open, close, container, opener]);
}
