import type { DocumentCard } from '@kodestien/contract/document/reader';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { lessonMark, lessonToContinue } from '../../lesson/progress/progress.ts';
import { useProgress } from '../../lesson/progress/progress-store.ts';
import { Cairn } from '../../ui/cairn.tsx';
import { Link } from '../../ui/link.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './course-trail.module.css';

/** Lesson by lesson, with what each is about and how long it takes; the red T is where the reader goes on. */
export function CourseTrail({ lessons, label }: { lessons: readonly DocumentCard[]; label: string }) {
  const t = useT();
  const lang = useHumanLang();
  const progress = useProgress();
  const here = lessonToContinue(lessons, progress)?.slug;
  return (
    <ol className="stack" aria-label={label}>
      {lessons.map((lesson) => {
        const { slug, tittel, ingress, page, minutes } = lesson;
        const mark = lessonMark(progress, lesson);
        return (
          <li
            key={slug}
            className={styles.stop}
            data-state={mark.state}
            aria-current={slug === here ? 'step' : undefined}
          >
            <span className={styles.mark}>
              <Cairn {...mark} size={32} />
            </span>
            <div className={styles.words}>
              <p className={styles.line}>
                {slug === here && <TMark size={18} />}
                <Link to={page} className={styles.title}>
                  {tittel[lang]}
                </Link>
                <VisuallyHidden> ({t(`layout.lesson.${mark.state}`)})</VisuallyHidden>
                <span className="soft small figures">{t('doc.minutes', { minutes })}</span>
              </p>
              <p className={styles.ingress}>{ingress[lang]}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
