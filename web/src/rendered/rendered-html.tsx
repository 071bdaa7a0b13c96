import { useEffect, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './rendered-html.module.css';
import { useRoutedLinks } from './use-routed-links.ts';

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
