import { type RefObject, useEffect, useState } from 'react';

/**
 * On a phone the bar of the exercise that is being read stays at the bottom of the window. `place` is where it stands
 * otherwise, and keeps its room. Where the keyboard covers the window instead of making it smaller, the bar goes above it.
 */
export function useBarAtBottom(
  place: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  hasFocus: boolean,
): boolean {
  const [isInView, setInView] = useState(false);
  const [isPlaceInView, setPlaceInView] = useState(true);

  useEffect(() => {
    const element = place.current;
    const section = element?.closest('section');
    if (!element || !section) return;
    const reading = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: '-35% 0px -45% 0px',
    });
    const own = new IntersectionObserver(([entry]) => setPlaceInView(entry?.isIntersecting ?? true), { threshold: 1 });
    reading.observe(section);
    own.observe(element);
    return () => {
      reading.disconnect();
      own.disconnect();
    };
  }, [place]);

  const isAtBottom = hasFocus || (isInView && !isPlaceInView);
  useEffect(() => {
    const element = bar.current;
    const viewport = window.visualViewport;
    if (!element || !viewport || !isAtBottom) return;
    const follow = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      element.style.setProperty('--covered', `${Math.round(covered)}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [bar, isAtBottom]);
  return isAtBottom;
}
