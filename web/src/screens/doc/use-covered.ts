import { type RefObject, useEffect, useState } from 'react';

/** From here on an exercise is wider than the text (block-frame.module.css). */
const WIDE = '(width >= 1280px)';

/** Whether an exercise stands over this column now. */
export function useCovered(column: RefObject<HTMLElement | null>, slug: string): boolean {
  const [isCovered, setCovered] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has other exercises
  useEffect(() => {
    const media = window.matchMedia(WIDE);
    let stop = () => {};
    function watch() {
      stop();
      const element = column.current;
      setCovered(false);
      if (!media.matches || !element) return;
      const { top, bottom } = element.getBoundingClientRect();
      const over = new Set<Element>();
      const below = Math.max(0, window.innerHeight - bottom);
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) over.add(target);
            else over.delete(target);
          }
          setCovered(over.size > 0);
        },
        { rootMargin: `-${Math.max(0, Math.round(top))}px 0px -${Math.round(below)}px 0px` },
      );
      for (const exercise of document.querySelectorAll('[data-type="exercise"]')) observer.observe(exercise);
      stop = () => observer.disconnect();
    }
    watch();
    window.addEventListener('resize', watch);
    return () => {
      stop();
      window.removeEventListener('resize', watch);
    };
  }, [column, slug]);
  return isCovered;
}
