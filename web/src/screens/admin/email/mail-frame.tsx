import { useState } from 'react';
import styles from './email.module.css';
import { styleRules, withoutStyles } from './mail-styles.ts';

const SHORTEST = 240;

/**
 * A mail's HTML in a frame of its own, where nothing runs. Mails carry their looks inline, which the page's content
 * security policy refuses to read from markup; so they are taken out first and put back through the style objects.
 */
export function MailFrame({ title, html }: { title: string; html: string }) {
  const [height, setHeight] = useState(SHORTEST);

  function dress(frame: HTMLIFrameElement) {
    const mail = frame.contentDocument;
    if (!mail?.body) return;
    for (const element of mail.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
    }
    const Sheet = (frame.contentWindow as (Window & typeof globalThis) | null)?.CSSStyleSheet;
    if (Sheet) {
      const sheet = new Sheet();
      sheet.replaceSync(styleRules(html));
      mail.adoptedStyleSheets = [sheet];
    }
    // It is to be looked at: its links would open in the frame.
    mail.addEventListener('click', (event) => event.preventDefault());
    setHeight(Math.max(SHORTEST, mail.documentElement.scrollHeight));
  }

  return (
    <iframe
      className={styles.frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={withoutStyles(html)}
      style={{ height }}
      onLoad={(event) => dress(event.currentTarget)}
    />
  );
}
