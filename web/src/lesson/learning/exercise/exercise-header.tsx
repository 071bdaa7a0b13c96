import { isExercise } from '@kodestien/contract/document/block-types';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { poengAfterSolution } from '@kodestien/contract/learning/rules';
import { useContext } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Cairn } from '../../../ui/cairn.tsx';
import { BlockTools, useLearningPage } from '../page-context.ts';
import styles from './exercise.module.css';

type ExerciseHeaderProps = {
  block: ReaderBlockOf<'exercise'>;
  titleId: string;
  isSolved: boolean;
  /** Solved just now: the stone settles on the cairn. */
  isNew: boolean;
  hasBegun: boolean;
  fold: { isFolded: boolean; toggle: () => void } | null;
  /** On a phone, while the task is folded away: the way to it. */
  onShowTask: (() => void) | null;
};

export function ExerciseHeader({ block, titleId, isSolved, isNew, hasBegun, fold, onShowTask }: ExerciseHeaderProps) {
  const t = useT();
  const lang = useHumanLang();
  const tools = useContext(BlockTools);
  const page = useLearningPage();
  const { drill } = block;
  const exercises = page?.document.blocks.filter(isExercise).filter((one) => one.drill === drill) ?? [block];
  const number = exercises.findIndex(({ slug }) => slug === block.slug) + 1;
  const state = isSolved ? 'done' : hasBegun ? 'begun' : 'ahead';
  const all = block.poeng;
  const poeng = page?.halved.has(block.slug) ? poengAfterSolution(all) : all;
  return (
    <header className={styles.header} data-task-folded={onShowTask ? '' : undefined}>
      <span className={styles.cairn} data-settles={isNew || undefined}>
        <Cairn state={state} size={24} label={t(`learning.exercise.state.${state}`)} />
      </span>
      <div className={styles.names}>
        <h3 className={styles.title} id={titleId}>
          {block.tittel[lang]}
        </h3>
        {exercises.length > 1 && (
          <span className={styles.number}>
            {t(drill ? `learning.exercise.number.${drill}` : 'learning.exercise.number', {
              number,
              all: exercises.length,
            })}
          </span>
        )}
      </div>
      <span className={styles.end}>
        {tools && <span className={styles.tools}>{tools}</span>}
        {fold && (
          <button type="button" className={styles.fold} aria-expanded={!fold.isFolded} onClick={fold.toggle}>
            {t(fold.isFolded ? 'learning.exercise.show_own' : 'learning.exercise.hide_own')}
          </button>
        )}
        {onShowTask && (
          <button type="button" className={styles.fold} aria-expanded={false} onClick={onShowTask}>
            {t('learning.task.show')}
          </button>
        )}
        <span className={styles.points}>
          {isSolved ? t('learning.exercise.points_earned', { poeng, all }) : t('learning.exercise.points', { poeng })}
        </span>
        <span className={styles.pointsShort} aria-hidden="true">
          {t('learning.exercise.points_short', { poeng })}
        </span>
      </span>
    </header>
  );
}
