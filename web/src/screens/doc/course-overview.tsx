import type { Course, ReaderDocument } from '@kodestien/contract/document/reader';
import { BlockList } from '../../document/block-list.tsx';
import { TrailMap } from '../../document/trail-map/trail-map.tsx';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths, TEACHERS_SLUG } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BesideTrail } from './beside-trail.tsx';
import styles from './course-overview.module.css';
import { CourseStart } from './course-start.tsx';
import { CourseTrail } from './course-trail.tsx';
import { DocumentMark } from './document-mark.tsx';

/** Where a course begins: what it is, the first step or the next, its lessons as a list and, with room, as a map. */
export function CourseOverview({ document, course }: { document: ReaderDocument; course: Course }) {
  const t = useT();
  const lang = useHumanLang();
  const { tittel, ingress, icon, blocks } = document;
  return (
    <article className={styles.overview} aria-labelledby="document-title">
      <header className={styles.top}>
        <span className={styles.mark}>
          <DocumentMark icon={icon} size={64} />
        </span>
        <Heading level={1} id="document-title" tabIndex={-1}>
          {tittel[lang]}
        </Heading>
        <p className={styles.ingress}>{ingress[lang]}</p>
        <CourseStart slug={course.slug} lessons={course.lessons} />
      </header>
      <section className={styles.trail} aria-labelledby="document-lessons">
        <Heading level={2} size="h3" id="document-lessons">
          {t('doc.lessons')}
        </Heading>
        <CourseTrail lessons={course.lessons} label={t('doc.trail', { course: tittel[lang] })} />
      </section>
      <div className={styles.map}>
        <TrailMap lessons={course.lessons} />
      </div>
      <div className={styles.beside}>
        <BesideTrail links={course.ch_arr} slug={document.slug} />
        <TextLink to={paths.doc()}>{t('doc.all')}</TextLink>
        <TextLink to={paths.doc(TEACHERS_SLUG, document.slug)}>{t('doc.teachers')}</TextLink>
      </div>
      {blocks.length > 0 && (
        <div className={styles.blocks}>
          <BlockList document={document} />
        </div>
      )}
    </article>
  );
}
