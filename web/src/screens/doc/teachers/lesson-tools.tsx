import 'messages:teachers';
import { AIMS, curriculumOf } from '@kodestien/contract/document/lk20';
import type { TeachersPlan } from '@kodestien/contract/learning/teachers';
import { AnswerCache } from '../../../api-client/answer-cache.ts';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './lesson-tools.module.css';

export { BlockAnswer } from '../../../lesson/teachers/block-answer.tsx';

type LessonToolsProps = { slug: string; showsAnswers: boolean; onAnswers: (shows: boolean) => void };

/** What a teacher does with a lesson. Pupils never see this bar. */
export function LessonTools({ slug, showsAnswers, onAnswers }: LessonToolsProps) {
  const t = useT();
  return (
    <section className={styles.tools} aria-label={t('teachers.tools')}>
      <div className={styles.buttons}>
        <ButtonLink to={paths.tavle(slug)} size="small" icon={glyphs.device}>
          {t('teachers.board')}
        </ButtonLink>
        <ButtonLink to={paths.larer(slug)} size="small">
          {t('teachers.material.lesson')}
        </ButtonLink>
        <Button size="small" aria-pressed={showsAnswers} onClick={() => onAnswers(!showsAnswers)}>
          {t(showsAnswers ? 'teachers.answer.hide' : 'teachers.answer.show')}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {t(showsAnswers ? 'teachers.print_answers' : 'teachers.print_lesson')}
        </Button>
      </div>
      <LessonAims slug={slug} />
    </section>
  );
}

/** One for all lessons. */
const plans = new AnswerCache<TeachersPlan>();

/** Beside the lesson, and no reason to say anything if it does not come: the plan says the same. */
function LessonAims({ slug }: { slug: string }) {
  const t = useT();
  const lang = useHumanLang();
  const { data } = useAnswer('', () => call('GET larer_oversikt'), { cache: plans });
  const lesson = data?.courses.flatMap(({ lessons }) => lessons).find((one) => one.slug === slug);
  if (!lesson) return null;
  const trained = AIMS.filter(({ id }) => lesson.aims.includes(id));
  return (
    <details className={styles.aims}>
      <summary>{t('teachers.aims')}</summary>
      <dl className={styles.list}>
        {lesson.lk20.map((tag) => (
          <div key={tag}>
            <dt>
              <TextLink to={paths.plan(`?${new URLSearchParams({ fag: tag })}`)}>
                {curriculumOf(tag).short[lang]}
              </TextLink>
            </dt>
            {trained
              .filter((aim) => aim.tag === tag)
              .map(({ id, txt }) => (
                <dd key={id}>{txt[lang]}</dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
