import type { CoursePlan } from '@kodestien/contract/learning/teachers';
import { useState } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { RenderedHtml } from '../../../lesson/rendered/rendered-html.tsx';
import { RightAnswers, SolutionOf } from '../../../lesson/teachers/answers.tsx';
import { useLessonAnswers } from '../../../lesson/teachers/use-lesson-answers.ts';
import { RetryNotice } from '../../../loading/retry-notice.tsx';
import { paths } from '../../../paths.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './teachers-plan.module.css';

/** The solutions of a course, lesson by lesson; each is requested when it is opened. */
export function CourseAnswers({ course: { slug, tittel, lessons } }: { course: CoursePlan }) {
  const t = useT();
  const lang = useHumanLang();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const open = (lesson: string) => setOpened((before) => (before.includes(lesson) ? before : [...before, lesson]));
  return (
    <section className={styles.answers} aria-labelledby={`${slug}-answers`}>
      <Heading level={4} id={`${slug}-answers`}>
        {t('teachers.answers', { course: tittel[lang] })}
      </Heading>
      <p className={styles.trains}>{t('teachers.answers.note')}</p>
      {lessons.map((lesson) => (
        <details key={lesson.slug} className={styles.lesson} onToggle={() => open(lesson.slug)}>
          <summary>{lesson.tittel[lang]}</summary>
          {opened.includes(lesson.slug) && <LessonAnswers slug={lesson.slug} />}
        </details>
      ))}
    </section>
  );
}

function LessonAnswers({ slug }: { slug: string }) {
  const t = useT();
  const lang = useHumanLang();
  const answer = useLessonAnswers(slug);
  if (answer.status === 'loading') return <Skeleton height="8rem" shape="block" />;
  if (answer.status === 'failed') {
    return <RetryNotice onRetry={answer.askAgain}>{t('teachers.answers.failed')}</RetryNotice>;
  }
  const { exercises, questions } = answer.data;
  return (
    <div className={styles.shown}>
      {exercises.map((exercise) => (
        <div key={exercise.blokk_slug} className={styles.answer}>
          <p>
            <TextLink to={paths.doc(slug, exercise.blokk_slug)}>{exercise.tittel[lang]}</TextLink>
          </p>
          <SolutionOf answer={exercise} />
        </div>
      ))}
      {questions.map((question) => (
        <div key={question.blokk_slug} className={styles.answer}>
          <RenderedHtml html={question.question_html[lang]} />
          <p className="strong">{t('teachers.answers.question')}</p>
          <RightAnswers answer={question} />
        </div>
      ))}
    </div>
  );
}
