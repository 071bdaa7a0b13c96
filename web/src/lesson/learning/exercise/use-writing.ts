import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bringStartIntoView } from './use-in-view.ts';

/**
 * On a phone, while someone writes, the header and the strip go away; while a result is in view, only the strip stays. In
 * both the task becomes one line, until it is opened. What is written stays where it was in the window.
 */
export function useWriting(
  section: RefObject<HTMLElement | null>,
  isPhone: boolean,
  { hasFocus, isSheetOpen }: { hasFocus: boolean; isSheetOpen: boolean },
) {
  const [isFolded, setFolded] = useState(false);
  const place = useRef<number | null>(null);
  const isWriting = isPhone && hasFocus;
  const isReading = isPhone && isSheetOpen;
  useOnPage('data-writing', isWriting);
  useOnPage('data-result', isReading);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured after each folding
  useLayoutEffect(() => {
    const now = topOf(section);
    if (place.current !== null && now !== null) window.scrollBy(0, now - place.current);
    place.current = null;
  }, [section, isFolded]);

  function fold(next: boolean) {
    if (next === isFolded) return;
    place.current = topOf(section);
    setFolded(next);
  }
  // Before the line in question is brought into view: the page is another height then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one of the two begins; anyone may open the task after it
  useLayoutEffect(() => {
    if (isWriting || isReading) fold(true);
  }, [isWriting, isReading]);
  /** From its beginning, where that is above the window. */
  function showTask() {
    flushSync(() => fold(false));
    bringStartIntoView(section.current);
  }
  return { isTaskFolded: isPhone && isFolded, showTask };
}

/** For what is outside of the exercise: the page's own header and strip. */
function useOnPage(attribute: string, isSet: boolean): void {
  useEffect(() => {
    if (!isSet) return;
    document.documentElement.toggleAttribute(attribute, true);
    return () => void document.documentElement.toggleAttribute(attribute, false);
  }, [attribute, isSet]);
}

function topOf(section: RefObject<HTMLElement | null>): number | null {
  return section.current?.querySelector('[data-pane="editor"]')?.getBoundingClientRect().top ?? null;
}
