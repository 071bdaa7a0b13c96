import type { DocumentCard } from '@kodestien/contract/document/reader';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { countDone, lessonToContinue } from '../../lesson/progress/progress.ts';
import { useProgress } from '../../lesson/progress/progress-store.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './course-overview.module.css';

/** One button: to the first lesson, on from where the reader stopped, or once more from the start. */
export function CourseStart({ slug, lessons }: { slug: string; lessons: readonly DocumentCard[] }) {
  const t = useT();
  const lang = useHumanLang();
  const progress = useProgress();
  const [first] = lessons;
  if (!first) return null;
  const left = lessonToContinue(lessons, progress);
  const done = countDone(lessons, progress);
  const all = lessons.length;
  const sinceLast = progress.courses[slug]?.since_last ?? 0;
  if (done === all) {
    return (
      <p className={styles.start}>
        <ButtonLink to={first.page} size="large">
          {t('doc.start_again')}
        </ButtonLink>
        {progress.courses[slug]?.done && (
          <ButtonLink to={paths.kursbevis(slug)} size="large">
            {t('doc.summit.certificate')}
          </ButtonLink>
        )}
        <span className="soft">{t('doc.all_done')}</span>
      </p>
    );
  }
  return (
    <p className={styles.start}>
      <ButtonLink to={(left ?? first).page} variant="primary" size="large">
        {left ? t('layout.continue_with', { title: left.tittel[lang] }) : t('doc.start')}
      </ButtonLink>
      {sinceLast > 0 && <span className="strong">{t('doc.since_last', { count: sinceLast })}</span>}
      <span className="soft">
        {left ? t('doc.done_count', { done, all }) : t('doc.start.first', { title: first.tittel[lang] })}
      </span>
    </p>
  );
}
