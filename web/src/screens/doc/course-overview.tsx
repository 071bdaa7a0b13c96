import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TrailLine } from '../../ui/trail-line.tsx';
import { type Course, STOPS } from './courses.ts';
import styles from './doc-screen.module.css';

/** What a course teaches, as a trail with a cairn for each lesson. */
export function CourseOverview({ course }: { course: Course }) {
  const t = useT();
  const title = t(`doc.${course}.title`);
  const stops = STOPS.map((stop) => ({
    id: stop,
    title: t(`doc.${course}.${stop}`),
    state: 'ahead' as const,
    stateLabel: t('doc.ahead'),
  }));
  return (
    <article className={styles.overview}>
      <header className={styles.top}>
        <LanguageIcon language={course} size={56} />
        <Heading level={1}>{title}</Heading>
        <p className={styles.text}>{t(`doc.${course}.lead`)}</p>
      </header>
      <section className={styles.teaches} aria-labelledby="teaches">
        <Heading level={2} size="h3" id="teaches">
          {t('doc.teaches')}
        </Heading>
        <TrailLine label={t('doc.trail', { course: title })} stops={stops} />
      </section>
      <aside className={styles.aside}>
        <div>
          <Heading level={2} size="h4">
            {t('doc.begin')}
          </Heading>
          <p>{t(`doc.${course}.begin`)}</p>
        </div>
        <div>
          <Heading level={2} size="h4">
            {t('doc.goal')}
          </Heading>
          <p>{t(`doc.${course}.goal`)}</p>
        </div>
        <TextLink to={paths.doc()}>{t('doc.all')}</TextLink>
      </aside>
    </article>
  );
}
