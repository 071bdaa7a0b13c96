import { type KeyboardEvent, type Ref, useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Runnable } from '../use-runnable.tsx';
import type { CheckList } from './check-rows.ts';
import { Checks, type StepThrough } from './checks.tsx';
import styles from './result.module.css';
import type { VerdictState } from './use-verdict.ts';

const TABS = ['output', 'checks'] as const;
type Tab = (typeof TABS)[number];

type ResultProps = {
  runnable: Runnable;
  list: CheckList;
  state: VerdictState;
  /** On a phone one of the two is shown; null shows both. */
  tab: Tab | null;
  onTab: (tab: Tab) => void;
  onStep: StepThrough;
  /** Somebody steps through the program in its place. It keeps what is open in it. */
  isHidden: boolean;
  ref: Ref<HTMLDivElement>;
};

/** The output on top, the checks under it. */
export function Result({ runnable, list, state, tab, onTab, onStep, isHidden, ref }: ResultProps) {
  const t = useT();
  const id = useId();
  const outputTitle = t(runnable.isPage ? 'learning.output.page' : 'learning.output');
  const isChecked = state.verdict !== null || state.inPage !== null;
  const isChecking = state.phase === 'checking' || state.phase === 'busy';

  function step(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = tab === 'output' ? 'checks' : 'output';
    onTab(next);
    document.getElementById(`${id}-${next}-tab`)?.focus();
  }

  const checks = (
    <>
      <p className={styles.count} data-tab={tab ?? undefined}>
        {isChecked
          ? t(list.passed === list.all ? 'learning.check.all' : 'learning.check.count', {
              passed: list.passed,
              all: list.all,
            })
          : t('learning.check.ahead', { all: list.all })}
        {isChecking && (
          <span className={styles.checking}>
            <Spinner size={20} />
            {t(state.inPage ? 'learning.check.local' : 'learning.check.running')}
          </span>
        )}
      </p>
      <Checks list={list} onStep={onStep} />
    </>
  );

  if (tab === null) {
    return (
      <div ref={ref} className={styles.result} hidden={isHidden}>
        <div className={styles.part}>
          <h4 className={styles.title} id={`${id}-output`}>
            {outputTitle}
          </h4>
          {runnable.view}
        </div>
        <div className={styles.part}>{checks}</div>
      </div>
    );
  }
  return (
    <div ref={ref} className={styles.result} hidden={isHidden}>
      <div className={styles.tabs} role="tablist" aria-label={t('learning.check.result')} onKeyDown={step}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}-tab`}
            aria-selected={tab === one}
            aria-controls={`${id}-${one}`}
            tabIndex={tab === one ? 0 : -1}
            className={styles.tab}
            onClick={() => onTab(one)}
          >
            {one === 'output'
              ? outputTitle
              : isChecked
                ? t('learning.check.tab', { passed: list.passed, all: list.all })
                : t('learning.check.list')}
          </button>
        ))}
      </div>
      <div
        className={styles.part}
        role="tabpanel"
        id={`${id}-output`}
        aria-labelledby={`${id}-output-tab`}
        hidden={tab !== 'output'}
      >
        {runnable.view}
      </div>
      <div
        className={styles.part}
        role="tabpanel"
        id={`${id}-checks`}
        aria-labelledby={`${id}-checks-tab`}
        hidden={tab !== 'checks'}
      >
        {checks}
      </div>
    </div>
  );
}
