import type { Course } from '@kodestien/contract/document/reader';
import { useRef } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useTrailStops } from '../../lesson/document/use-trail-stops.ts';
import { useWalkingT } from '../../lesson/document/use-walking-t.ts';
import { Link } from '../../ui/link.tsx';
import { TrailLine } from '../../ui/trail-line.tsx';
import { BesideTrail } from './beside-trail.tsx';
import { DocumentMark } from './document-mark.tsx';
import styles from './lesson-trail.module.css';

/** The course's lessons as a trail; the red T is where the reader is. */
export function LessonTrail({ course, slug }: { course: Course; slug: string }) {
  const t = useT();
  const lang = useHumanLang();
  const title = course.tittel[lang];
  const stops = useTrailStops(course.lessons);
  const trail = useRef<HTMLElement>(null);
  useWalkingT(trail, `${course.slug} lessons`, slug);
  return (
    <nav ref={trail} className="stack gap-3" aria-label={t('doc.trail', { course: title })}>
      <Link to={course.page} className={styles.course}>
        <DocumentMark icon={course.icon} size={28} />
        {title}
      </Link>
      <TrailLine
        label={t('doc.trail', { course: title })}
        stops={stops}
        currentId={slug}
        currentLabel={t('doc.here')}
      />
      <BesideTrail links={course.ch_arr} slug={slug} />
    </nav>
  );
}
