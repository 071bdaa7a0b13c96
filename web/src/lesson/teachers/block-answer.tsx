import 'messages:teachers';
import { useT } from '../../i18n/use-t.ts';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './answers.module.css';
import { RightAnswers, SolutionOf } from './answers.tsx';
import { useLessonAnswers } from './use-lesson-answers.ts';

/** For a teacher, at an exercise or a question: what is right. */
export function BlockAnswer({ doc_slug, blokk_slug }: { doc_slug: string; blokk_slug: string }) {
  const t = useT();
  const { status, data, askAgain } = useLessonAnswers(doc_slug);
  if (status === 'loading') return <Skeleton height="6rem" shape="block" />;
  if (status === 'failed') return <RetryNotice onRetry={askAgain}>{t('teachers.answers.failed')}</RetryNotice>;
  const exercise = data.exercises.find((one) => one.blokk_slug === blokk_slug);
  const question = data.questions.find((one) => one.blokk_slug === blokk_slug);
  if (!exercise && !question) return null;
  return (
    <section className={styles.answer} aria-label={t('teachers.answer')}>
      <p className={styles.title}>{t('teachers.answer')}</p>
      {exercise && <SolutionOf answer={exercise} />}
      {question && <RightAnswers answer={question} />}
    </section>
  );
}
