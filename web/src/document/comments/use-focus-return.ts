import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus back to the button that opened a form, once the form is gone and the button is there again. */
export function useFocusReturn<Element extends HTMLElement>(isOpen: boolean): RefObject<Element | null> {
  const button = useRef<Element>(null);
  const isOwed = useRef(false);
  useEffect(() => {
    if (isOpen) {
      isOwed.current = true;
      return;
    }
    if (!isOwed.current || !button.current) return;
    isOwed.current = false;
    // Whoever has gone on to something else is left there.
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (isFocusLost) button.current.focus();
  });
  return button;
}
