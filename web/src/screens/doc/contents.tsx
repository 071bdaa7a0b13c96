import type { DocumentHeading } from '@kodestien/contract/document/reader';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useCurrentHeading } from '../../lesson/document/use-current-heading.ts';
import styles from './contents.module.css';
import { ContentsList } from './contents-list.tsx';

/** What is on this page; the part being read is marked as the text moves. */
export function Contents({ headings }: { headings: readonly DocumentHeading[] }) {
  const t = useT();
  const lang = useHumanLang();
  const current = useCurrentHeading(headings.map(({ id }) => id));
  return (
    <nav className="stack gap-1" aria-label={t('doc.contents')}>
      <p className={styles.label}>{t('doc.contents')}</p>
      <ContentsList headings={headings} current={current} lang={lang} />
    </nav>
  );
}
