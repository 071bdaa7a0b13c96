import { type RefObject, useEffect } from 'react';
import { internalLink } from '../rendered/internal-link.ts';
import { prefetchDocument } from './use-document.ts';

/** Fetches documents whose links the reader points at or tabs to, anywhere inside the container. */
export function usePrefetchOnIntent(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const prefetch = (event: Event) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      const slug = anchor && internalLink(anchor.href, window.location.href)?.doc_slug;
      if (slug) prefetchDocument(slug);
    };
    element.addEventListener('pointerover', prefetch);
    element.addEventListener('focusin', prefetch);
    return () => {
      element.removeEventListener('pointerover', prefetch);
      element.removeEventListener('focusin', prefetch);
    };
  }, [container]);
}

/** Fetches a document once the link to it has come into view. */
export function usePrefetchWhenSeen(element: RefObject<HTMLElement | null>, slug: string | undefined): void {
  useEffect(() => {
    if (!element.current || !slug) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      prefetchDocument(slug);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, slug]);
}
