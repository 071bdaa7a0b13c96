import type { HeaderItem } from '@kodestien/contract/document/reader';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './document-list.module.css';

/** Documents that are no course. */
export function PlainDocuments({ documents }: { documents: readonly HeaderItem[] }) {
  const t = useT();
  const lang = useHumanLang();
  if (documents.length === 0) return null;
  return (
    <section className={styles.plain} aria-labelledby="plain-documents">
      <Heading level={2} size="h3" id="plain-documents">
        {t('doc.list.more')}
      </Heading>
      <ul className={styles.plainLinks}>
        {documents.map(({ slug, page, tittel }) => (
          <li key={slug}>
            <TextLink to={page}>{tittel[lang]}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
