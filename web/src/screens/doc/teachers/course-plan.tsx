import { curriculumOf } from '@kodestien/contract/document/lk20';
import type { CoursePlan as Course, LessonPlan } from '@kodestien/contract/learning/teachers';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { hashTarget } from '../../../lesson/hash-target.ts';
import { paths } from '../../../paths.ts';
import { Heading } from '../../../ui/heading.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CourseAnswers } from './course-answers.tsx';
import styles from './teachers-plan.module.css';

export function CoursePlan({ course, isTeacher }: { course: Course; isTeacher: boolean }) {
  const t = useT();
  const lang = useHumanLang();
  const { number } = useFormat();
  const { slug, tittel, lk20, lessons, school_hours } = course;
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // A course page links here, and the page has long been shown when this part comes.
  useEffect(() => {
    if (hashTarget(hash) === slug) section.current?.scrollIntoView();
  }, [hash, slug]);
  const exercises = lessons.reduce((sum, lesson) => sum + lesson.exercises.length, 0);
  const columns: Column<LessonPlan>[] = [
    {
      key: 'lesson',
      title: t('teachers.lesson'),
      isName: true,
      cell: (lesson) => (
        <>
          {1 + lessons.indexOf(lesson)}. <TextLink to={lesson.page}>{lesson.tittel[lang]}</TextLink>
          <p className={styles.trains}>{lesson.ingress[lang]}</p>
          <p className={styles.trains}>
            {t('teachers.exercises', { list: lesson.exercises.map((exercise) => exercise.tittel[lang]).join(' · ') })}
            {lesson.drills > 0 && ` ${t('teachers.drills', { drills: lesson.drills })}`}
          </p>
          {lesson.has_test && (
            <p className={styles.trains}>
              <TextLink to={paths.larer(lesson.slug)}>
                {t('teachers.material')}
                <VisuallyHidden> {lesson.tittel[lang]}</VisuallyHidden>
              </TextLink>
            </p>
          )}
        </>
      ),
    },
    {
      key: 'minutes',
      title: t('teachers.minutes'),
      align: 'end',
      width: '5.5rem',
      cell: ({ minutes }) => number(minutes),
    },
    {
      key: 'hours',
      title: t('teachers.hours'),
      align: 'end',
      width: '6.5rem',
      cell: (lesson) => number(lesson.school_hours),
    },
    {
      key: 'curricula',
      title: t('teachers.curricula'),
      width: '8rem',
      cell: (lesson) => (
        <ul className="small figures">
          {lesson.lk20.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <section ref={section} className={styles.course} id={slug} aria-labelledby={`${slug}-plan`}>
      <Heading level={3} id={`${slug}-plan`}>
        {tittel[lang]}
      </Heading>
      <p>{t('teachers.course', { lessons: lessons.length, exercises, hours: number(school_hours) })}</p>
      <p>
        {t('teachers.course.curricula', {
          list: lk20.map((tag) => `${curriculumOf(tag).name[lang]} (${tag})`).join(', '),
        })}
      </p>
      <Table
        caption={t('teachers.caption', { course: tittel[lang] })}
        columns={columns}
        rows={lessons}
        keyOf={(lesson) => lesson.slug}
      />
      {isTeacher && <CourseAnswers course={course} />}
    </section>
  );
}
