import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { AtLayout } from '../../../loading/at-layout.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PointedAt } from '../page/pointed-marks.tsx';
import type { Runnable } from '../use-runnable.tsx';
import type { CheckList } from './check-rows.ts';
import { Checks, firstFailure, type StepThrough } from './checks.tsx';
import styles from './result.module.css';
import { Sheet } from './sheet.tsx';
import type { Explanations } from './use-explanations.ts';
import type { VerdictState } from './use-verdict.ts';

/** What the sheet of a phone shows. */
export type Tab = 'checks' | 'output' | 'hint';

type ResultProps = {
  runnable: Runnable;
  list: CheckList;
  state: VerdictState;
  isPhone: boolean;
  /** On a phone: what is open of it; null while it is closed. */
  tab: Tab | null;
  onTab: (tab: Tab | null) => void;
  explanations: Explanations;
  onStep: StepThrough;
  onGoToLine: (line: number) => void;
  /** Of which check the output is; null for a run of the learner's own. */
  ofCheck: string | null;
  /** They are of a program that has been changed since. */
  isOutputOld: boolean;
  areChecksOld: boolean;
  /** On a phone: what is said when it is solved, and the hints. */
  passed: ReactNode;
  hints: ReactNode;
  hintTitle: string;
  /** Someone steps through the program in its place. It keeps what is open in it. */
  isHidden: boolean;
};

/** The output on top, the checks under it; on a phone in a sheet, one at a time. */
export function Result(props: ResultProps) {
  const { runnable, list, state, isPhone, tab, onTab, explanations, onStep, onGoToLine, isHidden } = props;
  const t = useT();
  const id = useId();
  const outputTitle = t(runnable.isPage ? 'learning.output.page' : 'learning.output');
  const isChecked = state.verdict !== null || state.inPage !== null;
  const isChecking = state.phase === 'checking' || state.phase === 'busy';
  const failed = props.areChecksOld ? null : firstFailure(list);
  const pointedAt = failed && 'selector' in failed.input ? failed.input.selector : null;
  const tabs: readonly Tab[] = props.hints === null ? ['checks', 'output'] : ['checks', 'output', 'hint'];
  const nameOf: Record<Tab, string> = {
    output: outputTitle,
    checks: isChecked ? t('learning.check.tab', { passed: list.passed, all: list.all }) : t('learning.check.list'),
    hint: props.hintTitle,
  };

  function step(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = by && tab ? tabs.at((tabs.indexOf(tab) + by) % tabs.length) : undefined;
    if (!next) return;
    onTab(next);
    document.getElementById(`${id}-${next}-tab`)?.focus();
  }

  /** On a phone one of them is in view: the style sheet hides the others. */
  const part = (one: Tab) => ({
    className: styles.part,
    id: `${id}-${one}`,
    'data-behind': tab === one ? undefined : '',
    ...(isPhone && { role: 'tabpanel', 'aria-labelledby': `${id}-${one}-tab` }),
  });
  const head = (
    <div className={styles.tabs} role="tablist" aria-label={t('learning.check.result')} onKeyDown={step}>
      {tabs.map((one) => (
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
          {nameOf[one]}
        </button>
      ))}
    </div>
  );
  return (
    <div className={styles.result} data-pane="result" hidden={isHidden}>
      <AtLayout is="mobile">
        <div className={styles.openers}>
          {(['checks', 'output'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={styles.opener}
              aria-expanded={tab === one}
              onClick={() => onTab(tab === one ? null : one)}
            >
              {nameOf[one]}
            </button>
          ))}
        </div>
      </AtLayout>
      <Sheet isPhone={isPhone} isOpen={tab !== null && !isHidden} onClose={() => onTab(null)} head={head}>
        <div {...part('output')} data-old={props.isOutputOld || undefined} data-page={runnable.isPage || undefined}>
          <div className={styles.titles}>
            <AtLayout is="not-mobile">
              <h4 className={styles.title}>
                {runnable.isPage ? <VisuallyHidden>{outputTitle}</VisuallyHidden> : outputTitle}
              </h4>
            </AtLayout>
            {props.ofCheck !== null && !props.isOutputOld && (
              <span className={styles.of}>{t('learning.output.of_check', { name: props.ofCheck })}</span>
            )}
            {props.isOutputOld && <Old />}
          </div>
          <PointedAt value={pointedAt}>{runnable.view}</PointedAt>
        </div>
        <div {...part('checks')} data-old={props.areChecksOld || undefined}>
          {props.passed}
          <p className={styles.count}>
            {isChecked ? <Count list={list} /> : t('learning.check.ahead', { all: list.all })}
            {isChecking ? (
              <span className={styles.checking}>
                <Spinner size={20} />
                {t(state.inPage && !props.areChecksOld ? 'learning.check.local' : 'learning.check.running')}
              </span>
            ) : (
              props.areChecksOld && <Old />
            )}
          </p>
          <Checks list={list} explanations={explanations} onStep={onStep} onGoToLine={onGoToLine} />
        </div>
        {isPhone && props.hints !== null && <div {...part('hint')}>{props.hints}</div>}
      </Sheet>
    </div>
  );
}

/** It says of itself that it is of the program as it was before. */
function Old() {
  const t = useT();
  return <span className={styles.old}>{t('learning.old')}</span>;
}

function Count({ list: { passed, all, hiddenLeft } }: { list: CheckList }) {
  const t = useT();
  if (passed === all && hiddenLeft === 0) return t('learning.check.all');
  if (all === 0) return t('learning.check.hidden_left', { count: hiddenLeft });
  return t('learning.check.count', { passed, all });
}
