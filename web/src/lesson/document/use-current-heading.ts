import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hashTarget } from '../hash-target.ts';
import { currentHeading } from './current-heading.ts';

/** Rounding, and a heading that is exactly where a link has put it. */
const SLACK_PX = 8;

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
    const observer = new IntersectionObserver(look, {
      rootMargin: `-${Math.ceil(line)}px 0px 0px 0px`,
      threshold: [0, 1],
    });
    for (const element of end ? [...headings, end] : headings) observer.observe(element);
    return () => observer.disconnect();
  }, [key, hash]);

  return current;
}

/** The element at the end of the text. */
export const READING_END_ID = 'reading-end';
