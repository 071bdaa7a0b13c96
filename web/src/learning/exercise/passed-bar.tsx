import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { ExerciseVerdict } from '@kodestien/contract/learning/operations';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Cairn } from '../../ui/cairn.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useUser } from '../../user-context.tsx';
import styles from './exercise.module.css';
import { WayOn } from './way-on.tsx';

type PassedBarProps = {
  block: ReaderBlockOf<'exercise'>;
  verdict: ExerciseVerdict | null;
  showsSolution: boolean;
  onSolution: () => void;
};

/** Solved: what was earned, another way to do it, and the way on. */
export function PassedBar({ block, verdict, showsSolution, onSolution }: PassedBarProps) {
  const t = useT();
  const { user } = useUser();
  const isFirst = user === null || (verdict?.poeng_earned ?? 0) > 0;
  return (
    <div className={styles.passed}>
      <span className={styles.passedText}>
        <Cairn state="done" size={24} />
        <span>
          <strong>{t(isFirst ? 'learning.exercise.passed' : 'learning.exercise.passed_again')}</strong>
          {user === null && (
            <span className={styles.signup}>
              <TextLink to={paths.signup}>{t('learning.exercise.signup')}</TextLink>
            </span>
          )}
        </span>
      </span>
      <span className={styles.passedActions}>
        {verdict?.solution && (
          <button type="button" className={styles.quiet} aria-expanded={showsSolution} onClick={onSolution}>
            {t(showsSolution ? 'learning.exercise.solution_hide' : 'learning.exercise.another_solution')}
          </button>
        )}
        <WayOn slug={block.slug} />
      </span>
    </div>
  );
}
