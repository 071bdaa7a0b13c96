import type { HeaderItem } from '@kodestien/contract/document/reader';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { lessonMark, lessonToContinue } from '../../lesson/progress/progress.ts';
import { useProgress } from '../../lesson/progress/progress-store.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Cairn } from '../../ui/cairn.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './what-is-left.module.css';

/** No certificate yet: which lessons are left, how much of each, and the way there. */
export function WhatIsLeft({ course }: { course: HeaderItem }) {
  const t = useT();
  const lang = useHumanLang();
  const progress = useProgress();
  const lessons = course.children;
  const left = lessons.filter((lesson) => lessonMark(progress, lesson).state !== 'done');
  const next = lessonToContinue(lessons, progress) ?? left[0];
  return (
    <section className={styles.left} aria-labelledby="certificate">
      <Contours />
      <Heading level={1} id="certificate" tabIndex={-1}>
        {t('kursbevis.left.title', { course: course.tittel[lang] })}
      </Heading>
      <p className={styles.text}>
        {t('kursbevis.left.text', { done: lessons.length - left.length, all: lessons.length })}
      </p>
      <ul className={styles.lessons}>
        {left.map((lesson) => (
          <li key={lesson.slug}>
            <Cairn {...lessonMark(progress, lesson)} size={32} />
            <span className="stack shrinks breaks">
              <TextLink to={lesson.page}>{lesson.tittel[lang]}</TextLink>
              <span className="soft small figures">
                {lesson.exercises > 0
                  ? t('kursbevis.left.exercises', {
                      solved: progress.solved[lesson.slug]?.exercises ?? 0,
                      exercises: lesson.exercises,
                    })
                  : t('kursbevis.left.read')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={next?.page ?? course.page} variant="primary" size="large">
          {next ? t('layout.continue_with', { title: next.tittel[lang] }) : t('kursbevis.to_course')}
        </ButtonLink>
      </p>
    </section>
  );
}
