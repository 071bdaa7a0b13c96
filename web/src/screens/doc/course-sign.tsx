import type { HeaderItem } from '@kodestien/contract/document/reader';
import { useTrailStops } from '../../document/use-trail-stops.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { boardLook } from '../../ui/board-look.ts';
import { Heading } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import { TrailLine } from '../../ui/trail-line.tsx';
import styles from './document-list.module.css';
import { DocumentMark } from './document-mark.tsx';

/** A course as a board with a pointed end, and under it the lessons it leads through. */
export function CourseSign({ course }: { course: HeaderItem }) {
  const t = useT();
  const lang = useHumanLang();
  const title = course.tittel[lang];
  const stops = useTrailStops(course.children);
  return (
    <li className={styles.course}>
      <div {...boardLook(styles.board)}>
        <DocumentMark icon={course.icon} size={40} />
        <div className={styles.words}>
          <Heading level={2} size="h3">
            <Link to={course.page} className={styles.title}>
              {title}
            </Link>
          </Heading>
          <p className={styles.count}>{t('doc.list.lessons', { count: course.children.length })}</p>
        </div>
      </div>
      <div className={styles.lessons}>
        <TrailLine label={t('doc.trail', { course: title })} stops={stops} />
      </div>
    </li>
  );
}
