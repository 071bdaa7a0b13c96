import type { CoursePlan } from '@kodestien/contract/learning/teachers';
import { useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { CodeFigure } from '../../../lesson/rendered/code-figure.tsx';
import { RenderedHtml } from '../../../lesson/rendered/rendered-html.tsx';
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
  const answer = useAnswer(slug, (signal) => call('GET larer_fasit', { doc_slug: slug }, { signal }));
  if (answer.status === 'loading') return <Skeleton height="8rem" shape="block" />;
  if (answer.status === 'failed') {
    return <RetryNotice onRetry={answer.askAgain}>{t('teachers.answers.failed')}</RetryNotice>;
  }
  const { exercises, questions } = answer.data;
  return (
    <div className={styles.shown}>
      {exercises.map(({ blokk_slug, tittel, language, solution, solution_html }) => (
        <div key={blokk_slug} className={styles.answer}>
          <p>
            <TextLink to={paths.doc(slug, blokk_slug)}>{tittel[lang]}</TextLink>
          </p>
          <CodeFigure language={language} code={solution[lang]} html={solution_html[lang]} />
        </div>
      ))}
      {questions.map(({ blokk_slug, question_html, answers, is_code }) => (
        <div key={blokk_slug} className={styles.answer}>
          <RenderedHtml html={question_html[lang]} />
          <p className="strong">{t('teachers.answers.question')}</p>
          {is_code ? (
            <pre className={styles.lines} translate="no">
              {answers[lang].join('\n')}
            </pre>
          ) : (
            answers[lang].map((html) => <RenderedHtml key={html} html={html} />)
          )}
        </div>
      ))}
    </div>
  );
}
