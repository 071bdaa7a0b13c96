import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * On a phone, while someone writes: the header and the strip go away, and the task is one line until it is opened. What
 * is written stays where it was in the window.
 */
export function useWriting(section: RefObject<HTMLElement | null>, isPhone: boolean, hasFocus: boolean) {
  const [isFolded, setFolded] = useState(false);
  const place = useRef<number | null>(null);
  const isWriting = isPhone && hasFocus;

  useEffect(() => {
    if (!isWriting) return;
    document.documentElement.toggleAttribute('data-writing', true);
    return () => void document.documentElement.toggleAttribute('data-writing', false);
  }, [isWriting]);

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
  useEffect(() => {
    if (isWriting) fold(true);
  });
  return { isTaskFolded: isPhone && isFolded, showTask: () => fold(false) };
}

function topOf(section: RefObject<HTMLElement | null>): number | null {
  return section.current?.querySelector('[data-pane="editor"]')?.getBoundingClientRect().top ?? null;
}
