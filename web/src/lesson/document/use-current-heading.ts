import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hashTarget } from '../hash-target.ts';
import { currentHeading } from './current-heading.ts';

/** Rounding, and a heading that is exactly where a link has put it. */
const SLACK_PX = 8;
/** Further than any page is long. */
const FAR_BELOW = '1000000px';

/** Follows the reader: the id of the heading being read. An observer wakes us when one crosses the line. */
export function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const { hash } = useLocation();
  const key = ids.join(' ');

  useEffect(() => {
    const headings = key === '' ? [] : key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const end = document.getElementById(READING_END_ID);
    const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + SLACK_PX;
    const asked = hashTarget(hash);
    const look = () => {
      const places = headings.map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }));
      const atEnd = end !== null && end.getBoundingClientRect().top < window.innerHeight;
      setCurrent(currentHeading(places, { line, height: window.innerHeight, atEnd, asked }));
    };
    // Two, so that a jump over a heading counts too: from below the window to above the line it is never in the window.
    const observers = ['0px', FAR_BELOW].map(
      (below) =>
        new IntersectionObserver(look, { rootMargin: `-${Math.ceil(line)}px 0px ${below} 0px`, threshold: [0, 1] }),
    );
    for (const observer of observers) {
      for (const element of end ? [...headings, end] : headings) observer.observe(element);
    }
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [key, hash]);

  return current;
}

/** The element at the end of the text. */
export const READING_END_ID = 'reading-end';
