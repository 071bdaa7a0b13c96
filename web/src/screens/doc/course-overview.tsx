import type { Course, ReaderDocument } from '@kodestien/contract/document/reader';
import { BlockList } from '../../document/block-list.tsx';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BesideTrail } from './beside-trail.tsx';
import styles from './course-overview.module.css';
import { CourseTrail } from './course-trail.tsx';
import { DocumentMark } from './document-mark.tsx';

/** Where a course begins: what it is, its lessons as a trail with cairns, and the first step. */
export function CourseOverview({ document, course }: { document: ReaderDocument; course: Course }) {
  const t = useT();
  const lang = useHumanLang();
  const { tittel, ingress, icon, next, blocks } = document;
  return (
    <article className={styles.overview} aria-labelledby="document-title">
      <header className={styles.top}>
        <Contours />
        <span className={styles.mark}>
          <DocumentMark icon={icon} size={64} />
        </span>
        <Heading level={1} id="document-title" tabIndex={-1}>
          {tittel[lang]}
        </Heading>
        <p className={styles.ingress}>{ingress[lang]}</p>
        {next && (
          <p className={styles.start}>
            <ButtonLink to={next.page} variant="primary" size="large">
              {t('doc.start')}
            </ButtonLink>
            <span className={styles.first}>{t('doc.start.first', { title: next.tittel[lang] })}</span>
          </p>
        )}
      </header>
      <section className={styles.trail} aria-labelledby="document-lessons">
        <Heading level={2} size="h3" id="document-lessons">
          {t('doc.lessons')}
        </Heading>
        <CourseTrail lessons={course.lessons} label={t('doc.trail', { course: tittel[lang] })} />
      </section>
      <div className={styles.beside}>
        <BesideTrail links={course.ch_arr} slug={document.slug} />
        <TextLink to={paths.doc()}>{t('doc.all')}</TextLink>
      </div>
      {blocks.length > 0 && (
        <div className={styles.blocks}>
          <BlockList document={document} />
        </div>
      )}
    </article>
  );
}
