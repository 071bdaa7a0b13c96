import type { HeaderTag } from '@kodestien/contract/document/reader';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { DocumentMark } from './document-mark.tsx';
import styles from './lesson-trail.module.css';

/** What a course offers beside its lessons, such as a page to look things up on. */
export function BesideTrail({ links, slug }: { links: readonly HeaderTag[]; slug: string }) {
  const t = useT();
  const lang = useHumanLang();
  if (links.length === 0) return null;
  return (
    <div className="stack gap-half">
      <p className="soft small strong">{t('doc.beside')}</p>
      <ul className="stack">
        {links.map((link) => (
          <li key={link.slug}>
            <Link
              to={link.page}
              className={classNames(styles.link, link.tagg_src === 1 && styles.indented)}
              aria-current={link.slug === slug ? 'page' : undefined}
            >
              {link.slug === slug ? <TMark size={20} /> : <DocumentMark icon={link.icon} size={20} />}
              {link.tittel[lang]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
