import type { MailTemplate } from '@kodestien/contract/admin/rules';
import { HUMAN_LANG_NAME, type HumanLang, LOCALE } from '@kodestien/contract/language';
import { useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import styles from './email.module.css';
import { styleRules, withoutStyles } from './mail-styles.ts';

type MailPreviewProps = { template: MailTemplate; human_lang: HumanLang; part: 'html' | 'text' };

/** One mail in one language, as its reader gets it. */
export function MailPreview({ template, human_lang, part }: MailPreviewProps) {
  const t = useT();
  const answer = useAnswer(`${template} ${human_lang}`, (signal) =>
    call('GET admin_mail_preview', { template, human_lang }, { signal }),
  );
  const language = HUMAN_LANG_NAME[human_lang];
  return (
    <article className="stack gap-1" aria-label={language} aria-busy={answer.status === 'loading'}>
      <p className="soft small strong">{language}</p>
      {answer.status === 'loading' && (
        <>
          <Skeleton width="70%" />
          <Skeleton width="50%" />
          <Skeleton height="20rem" shape="block" />
        </>
      )}
      {answer.status === 'failed' && <FailureNotice error={answer.error} onRetry={answer.askAgain} />}
      {answer.status === 'loaded' && (
        <>
          <dl className={styles.head} lang={LOCALE[human_lang]}>
            <dt>{t('admin_email.subject')}</dt>
            <dd>
              <strong>{answer.data.subject}</strong>
            </dd>
            <dt>{t('admin_email.from')}</dt>
            <dd>{answer.data.from}</dd>
          </dl>
          {part === 'html' ? (
            <MailFrame title={`${answer.data.subject} (${language})`} html={answer.data.html} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with the keyboard too
            <pre className={styles.text} tabIndex={0} lang={LOCALE[human_lang]}>
              {answer.data.text}
            </pre>
          )}
        </>
      )}
    </article>
  );
}

const SHORTEST = 240;

/**
 * A mail's HTML in a frame of its own, where nothing runs. Mails carry their looks inline, which the page's content
 * security policy refuses to read from markup; so they are taken out first and put back through the style objects.
 */
function MailFrame({ title, html }: { title: string; html: string }) {
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
