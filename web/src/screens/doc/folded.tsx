import type { DocumentHeading } from '@kodestien/contract/document/reader';
import { useRef } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ContentsList } from './contents-list.tsx';
import styles from './folded.module.css';

/** What is on this page: a narrow window keeps it folded until it is asked for. */
export function FoldedContents({ headings }: { headings: readonly DocumentHeading[] }) {
  const t = useT();
  const lang = useHumanLang();
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={details} className={styles.folded}>
      <summary className={styles.summary}>
        {t('doc.contents')}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <nav className={styles.inside} aria-label={t('doc.contents')}>
        <ContentsList
          headings={headings}
          lang={lang}
          current={null}
          onFollow={() => details.current?.removeAttribute('open')}
        />
      </nav>
    </details>
  );
}
