import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { blokkRequested } from '../store/doc.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { internalLink } from './internal-link.ts';

/** Links in HTML that the server rendered: those that stay in the product are followed without a reload. */
export function useRoutedLinks(container: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      const link = anchor?.target === '' ? internalLink(anchor.href, window.location.href) : null;
      if (!link) return;
      event.preventDefault();
      const { doc_slug, blokk_slug, to } = link;
      const isHere = anchor?.getAttribute('href')?.startsWith('#');
      if (doc_slug && blokk_slug && !isHere)
        dispatch(blokkRequested({ doc_slug, blokk: blokk_slug, route: `/doc/${doc_slug}` }));
      else void navigate(to);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [container, navigate, dispatch]);
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
