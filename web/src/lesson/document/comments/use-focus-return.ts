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
    // Anyone who has gone on to something else is left there.
    const { activeElement } = document;
    // On the page, or on the place around the button, where focus goes that has nowhere else to go.
    const isFocusLost = activeElement === null || activeElement.contains(button.current);
    if (isFocusLost) button.current.focus();
  });
  return button;
}
