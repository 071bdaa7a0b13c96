import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus back to the button that opened a form, once the form is gone. */
export function useFocusReturn<Element extends HTMLElement>(isOpen: boolean): RefObject<Element | null> {
  const button = useRef<Element>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Whoever has gone on to something else is left there.
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isFocusLost) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
