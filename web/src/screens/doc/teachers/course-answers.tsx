import type { CoursePlan } from '@kodestien/contract/learning/teachers';
import { useState } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LessonAnswers } from './lesson-answers.tsx';
import styles from './teachers-plan.module.css';

/** The solutions of a course, lesson by lesson; each is asked for when it is opened. */
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
