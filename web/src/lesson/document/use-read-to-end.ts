import { useEffect } from 'react';
import { noteRead } from '../progress/progress-store.ts';
import { READING_END_ID } from './use-current-heading.ts';

/** A lesson counts as read when its reader has come to the end of the text. `null` for pages that are no lessons. */
export function useReadToEnd(slug: string | null): void {
  useEffect(() => {
    const end = document.getElementById(READING_END_ID);
    if (slug === null || !end) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      noteRead(slug);
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [slug]);
}
