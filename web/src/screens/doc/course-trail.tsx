import type { DocumentCard, ReaderDocument } from '@kodestien/contract/document/reader';
import { useRef } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useWalkingT } from '../../lesson/document/use-walking-t.ts';
import { lessonMark, lessonToContinue } from '../../lesson/progress/progress.ts';
import { useProgress } from '../../lesson/progress/progress-store.ts';
import { Cairn } from '../../ui/cairn.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { inStages, stageId } from './course-stages.ts';
import styles from './course-trail.module.css';

type CourseTrailProps = {
  course: string;
  lessons: readonly DocumentCard[];
  stages: ReaderDocument['stages'];
};

/** Lesson by lesson, stage by stage; the red T is where the reader goes on. */
export function CourseTrail({ course, lessons, stages }: CourseTrailProps) {
  const t = useT();
  const lang = useHumanLang();
  const progress = useProgress();
  const here = lessonToContinue(lessons, progress)?.slug;
  const container = useRef<HTMLElement>(null);
  useWalkingT(container, `${course} course`, here);
  const label = t('doc.trail', { course });
  return (
    <section ref={container} aria-label={label} className="stack gap-3">
      {inStages(lessons, stages).map(({ stage, number, lessons: group }) =>
        stage ? (
          <section key={stage.first} className="stack gap-2" aria-labelledby={stageId(number)}>
            <Heading level={3} size="h4" id={stageId(number)} className={styles.stage} tabIndex={-1}>
              <span className={styles.number}>{number}</span>
              {stage.tittel[lang]}
            </Heading>
            <Stops lessons={group} label={stage.tittel[lang]} here={here} />
          </section>
        ) : (
          <Stops key="all" lessons={group} label={label} here={here} />
        ),
      )}
    </section>
  );
}

type StopsProps = { lessons: readonly DocumentCard[]; label: string; here: string | undefined };

/** What each is about and how long it takes. */
function Stops({ lessons, label, here }: StopsProps) {
  const t = useT();
  const lang = useHumanLang();
  const progress = useProgress();
  return (
    <ol className="stack" aria-label={label}>
      {lessons.map((lesson) => {
        const { slug, tittel, ingress, page, minutes } = lesson;
        const mark = lessonMark(progress, lesson);
        return (
          <li
            key={slug}
            className={styles.stop}
            data-stop={slug}
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
