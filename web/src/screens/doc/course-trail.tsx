import type { DocumentCard } from '@kodestien/contract/document/reader';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { Cairn } from '../../ui/cairn.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './course-trail.module.css';

/** Lesson by lesson, with what each is about: a cairn for each, a dotted path between them. */
export function CourseTrail({ lessons, label }: { lessons: readonly DocumentCard[]; label: string }) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <ol className={styles.trail} aria-label={label}>
      {lessons.map(({ slug, tittel, ingress, page }) => (
        <li key={slug} className={styles.stop}>
          <span className={styles.mark}>
            <Cairn state="ahead" size={32} />
          </span>
          <div className={styles.words}>
            <Link to={page} className={styles.title}>
              {tittel[lang]}
            </Link>
            <VisuallyHidden> ({t('doc.ahead')})</VisuallyHidden>
            <p className={styles.ingress}>{ingress[lang]}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
