import { type KeyboardEvent, type Ref, useId } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { AtLayout } from '../../../loading/at-layout.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Runnable } from '../use-runnable.tsx';
import type { CheckList } from './check-rows.ts';
import { Checks, type StepThrough } from './checks.tsx';
import styles from './result.module.css';
import type { Explanations } from './use-explanations.ts';
import type { VerdictState } from './use-verdict.ts';

const TABS = ['output', 'checks'] as const;
type Tab = (typeof TABS)[number];

type ResultProps = {
  runnable: Runnable;
  list: CheckList;
  state: VerdictState;
  isPhone: boolean;
  /** On a phone this one of the two is shown. */
  tab: Tab;
  onTab: (tab: Tab) => void;
  explanations: Explanations;
  onStep: StepThrough;
  onGoToLine: (line: number) => void;
  /** Someone steps through the program in its place. It keeps what is open in it. */
  isHidden: boolean;
  ref: Ref<HTMLDivElement>;
};

/** The output on top, the checks under it. */
export function Result(props: ResultProps) {
  const { runnable, list, state, isPhone, tab, onTab, explanations, onStep, onGoToLine, isHidden, ref } = props;
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

  /** On a phone one of the two is in view: the style sheet hides the other. */
  const part = (one: Tab) => ({
    className: styles.part,
    id: `${id}-${one}`,
    'data-behind': tab === one ? undefined : '',
    ...(isPhone && { role: 'tabpanel', 'aria-labelledby': `${id}-${one}-tab` }),
  });
  return (
    <div ref={ref} className={styles.result} hidden={isHidden}>
      <AtLayout is="mobile">
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
      </AtLayout>
      <div {...part('output')}>
        <AtLayout is="not-mobile">
          <h4 className={styles.title}>{outputTitle}</h4>
        </AtLayout>
        {runnable.view}
      </div>
      <div {...part('checks')}>
        <p className={styles.count}>
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
        <Checks
          list={list}
          explanations={explanations}
          drawings={state.drawings}
          onStep={onStep}
          onGoToLine={onGoToLine}
        />
      </div>
    </div>
  );
}
