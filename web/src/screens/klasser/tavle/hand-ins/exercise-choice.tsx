import { isExercise } from '@kodestien/contract/document/block-types';
import { useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { useHeaderList } from '../../../../lesson/document/header-list.ts';
import { menuItems } from '../../../../store/header-item.ts';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import styles from './hand-ins.module.css';

/** By lesson: all of its exercises, or those that are named. */
export type Chosen = Readonly<Record<string, 'all' | readonly string[]>>;

export function itemsOf(chosen: Chosen): { doc_slug: string; blokk_slug?: string }[] {
  return Object.entries(chosen).flatMap(([doc_slug, exercises]) =>
    exercises === 'all' ? [{ doc_slug }] : exercises.map((blokk_slug) => ({ doc_slug, blokk_slug })),
  );
}

type ExerciseChoiceProps = {
  /** The courses that the class works with; all of them where it has none. */
  courses: readonly string[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  error: string | null;
};

/** Whole lessons, or single exercises of them. */
export function ExerciseChoice({ courses, chosen, onChange, error }: ExerciseChoiceProps) {
  const t = useT();
  const lang = useHumanLang();
  const shown = menuItems(useHeaderList().items).filter(
    ({ slug, children }) =>
      children.length > 0 &&
      (courses.length === 0 || courses.includes(slug) || children.some((lesson) => chosen[lesson.slug])),
  );
  const change = (slug: string, next: Chosen[string]) => {
    const { [slug]: _, ...others } = chosen;
    onChange(next.length === 0 ? others : { ...others, [slug]: next });
  };
  return (
    <fieldset aria-invalid={error !== null}>
      <legend className={styles.legend}>{t('hand_in.form.exercises')}</legend>
      <ul className={styles.lessons}>
        {shown.flatMap((course) =>
          course.children
            .filter(({ exercises }) => exercises > 0)
            .map((lesson) => (
              <Lesson
                key={lesson.slug}
                slug={lesson.slug}
                title={shown.length > 1 ? `${course.tittel[lang]}: ${lesson.tittel[lang]}` : lesson.tittel[lang]}
                chosen={chosen[lesson.slug] ?? []}
                onChange={(next) => change(lesson.slug, next)}
              />
            )),
        )}
      </ul>
      {error && (
        <p className="small" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type LessonProps = {
  slug: string;
  title: string;
  chosen: Chosen[string];
  onChange: (chosen: Chosen[string]) => void;
};

function Lesson({ slug, title, chosen, onChange }: LessonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(chosen !== 'all' && chosen.length > 0);
  return (
    <li className={styles.lesson}>
      <div className={styles.lessonTop}>
        <CheckboxField
          label={title}
          checked={chosen === 'all'}
          onChange={(isChosen) => onChange(isChosen ? 'all' : [])}
        />
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {chosen !== 'all' && chosen.length > 0
            ? t('hand_in.form.some', { count: chosen.length })
            : t('hand_in.form.choose')}
        </button>
      </div>
      {isOpen && <Exercises slug={slug} chosen={chosen} onChange={onChange} />}
    </li>
  );
}

function Exercises({ slug, chosen, onChange }: Omit<LessonProps, 'title'>) {
  const lang = useHumanLang();
  const errorMessage = useErrorMessage();
  const answer = useAnswer(slug, (signal) => call('GET get_doc_slug', { slug }, { signal }));
  if (answer.status === 'loading') return <Skeleton width="60%" />;
  if (answer.status === 'failed') return <p className="small">{errorMessage(answer.error)}</p>;
  const exercises = answer.data.blocks.filter(isExercise);
  const all = exercises.filter(({ drill }) => drill === null).map((exercise) => exercise.slug);
  const present = chosen === 'all' ? all : chosen;
  return (
    <div className={styles.exercises}>
      {exercises.map((exercise) => (
        <CheckboxField
          key={exercise.slug}
          label={exercise.tittel[lang]}
          checked={present.includes(exercise.slug)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...present, exercise.slug] : present.filter((other) => other !== exercise.slug))
          }
        />
      ))}
    </div>
  );
}
