import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { inlineCode } from '../output/error-view.tsx';
import type { CheckList, CheckRow } from './check-rows.ts';
import styles from './checks.module.css';
import { Difference } from './difference.tsx';
import { reasonText } from './reason-text.ts';

/** Steps through the program with the input of a check; null where that cannot be done. */
export type StepThrough = ((opener: HTMLElement, check: string) => void) | null;

/** The checks one by one. The first that fails is open, with what was expected and what came. */
export function Checks({ list, onStep }: { list: CheckList; onStep: StepThrough }) {
  const open = list.rows.find(({ kind, state }) => kind === 'public' && state === 'failed') ?? null;
  return (
    <ul className={styles.list}>
      {list.rows.map((row) => (
        <li key={row.id} className={styles.row} data-state={row.state}>
          <Mark row={row} />
          <Name row={row} />
          {row.state === 'waiting' && <Waiting />}
          {row.kind === 'public' && row.state === 'failed' && (
            <Failure row={row} isOpen={row === open} onStep={onStep} />
          )}
          {row.kind === 'hidden' && row.state === 'failed' && !open && <HiddenHelp />}
        </li>
      ))}
    </ul>
  );
}

function Mark({ row: { state } }: { row: CheckRow }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {state === 'passed' && <Icon name="check" size={16} />}
      {state === 'failed' && '!'}
    </span>
  );
}

function Name({ row }: { row: CheckRow }) {
  const t = useT();
  const name =
    row.kind === 'public'
      ? row.name
      : row.state === 'failed' && row.count > 1
        ? t('learning.check.hidden_count', { passed: row.passed, count: row.count })
        : t('learning.check.hidden', { count: row.count });
  return (
    <span className={styles.name}>
      {inlineCode(name)}
      <VisuallyHidden>: {t(`learning.check.state.${row.state}`)}</VisuallyHidden>
    </span>
  );
}

type FailureProps = {
  row: Extract<CheckRow, { kind: 'public' }>;
  isOpen: boolean;
  onStep: StepThrough;
};

function Failure({ row, isOpen, onStep }: FailureProps) {
  const t = useT();
  const { reason = 'different', expected, got, help } = row;
  const isComparable = expected !== undefined && got !== undefined && reason !== 'syntax';
  const words = (
    <>
      {isComparable && <Difference expected={expected} got={got} />}
      <p className={styles.help}>{help ? inlineCode(help) : reasonText(t, reason)}</p>
      {onStep && row.runs && reason !== 'syntax' && (
        <button type="button" className={styles.step} onClick={({ currentTarget }) => onStep(currentTarget, row.id)}>
          {t('learning.check.step')}
        </button>
      )}
    </>
  );
  if (isOpen) return <div className={styles.detail}>{words}</div>;
  return (
    <details className={styles.detail}>
      <summary>{t('learning.check.details')}</summary>
      {words}
    </details>
  );
}

function Waiting() {
  const t = useT();
  return <p className={styles.detail}>{t('learning.check.waiting')}</p>;
}

function HiddenHelp() {
  const t = useT();
  return <p className={styles.detail}>{t('learning.check.hidden_help')}</p>;
}
