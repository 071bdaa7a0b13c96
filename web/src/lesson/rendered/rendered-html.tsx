import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { blokkRequested } from '../../store/doc.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { classNames } from '../../ui/class-names.ts';
import { isPlainClick } from '../../ui/link.tsx';
import { internalLink } from './internal-link.ts';
import styles from './rendered-html.module.css';

/** Text that the server has rendered from Markdown and made safe; raw HTML of authors never comes this far. */
export function RenderedHtml({ html, className }: { html: string; className?: string | undefined }) {
  const container = useRef<HTMLDivElement>(null);
  useRoutedLinks(container);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML has new links
  useEffect(() => {
    // On paper a link is its address; the attribute in the HTML leaves out where we are.
    for (const anchor of container.current?.querySelectorAll('a') ?? []) anchor.dataset.address = anchor.href;
  }, [html]);
  return (
    <div
      ref={container}
      className={classNames(styles.prose, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own server, from Markdown with HTML turned off
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Code that the server has coloured; every character of it is escaped there. */
export function RenderedCode({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own server, escaped
  return <code dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Links in HTML that the server rendered: those that stay in the product are followed without a reload. */
function useRoutedLinks(container: RefObject<HTMLElement | null>): void {
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
