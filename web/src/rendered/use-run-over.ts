import { type RefObject, useEffect, useState } from 'react';

/** Browsers round positions and widths differently. */
const SLACK_PX = 2;

/** Whether lines run over the right edge of a box that scrolls sideways, and whether the end of them is in view. */
export function useRunOver(box: RefObject<HTMLElement | null>): { isWide: boolean; isAtEnd: boolean } {
  const [state, setState] = useState({ isWide: false, isAtEnd: false });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      setState({ isWide: hidden > SLACK_PX, isAtEnd: element.scrollLeft >= hidden - SLACK_PX });
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // The code inside may change, with the language for instance, while the box keeps its size.
    for (const inside of element.children) observer.observe(inside);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  return state;
}
