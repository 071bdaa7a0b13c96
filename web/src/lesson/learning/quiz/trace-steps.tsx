import { type TableShape, tableOf } from '@kodestien/sandbox/steps/table';
import { useMemo, useRef } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import type { SteppedEditor } from '../steps/step-viewer.tsx';
import { useStepping } from '../steps/use-stepping.tsx';
import { useRunnable } from '../use-runnable.tsx';
import own from './trace.module.css';

type TraceStepsProps = {
  source: string;
  /** Where the answer goes wrong first, from 0. */
  row: number;
  shape: TableShape;
  stdin: string;
  /** The line that is about to run; null for none. */
  onMark: (line: number | null) => void;
};
const PYTHON = { language: 'python', page: null } as const;

/** Offers to step through the program, from where the line of a row is about to run. */
export function TraceSteps({ source, row, shape, stdin, onMark }: TraceStepsProps) {
  const t = useT();
  const lang = useHumanLang();
  const runnable = useRunnable(PYTHON, lang, onMark);
  const editor = useRef<SteppedEditor | null>(null);
  editor.current = useMemo(() => ({ getText: () => source, markLine: onMark }), [source, onMark]);
  const stepping = useStepping(runnable, editor);
  const { open } = stepping;
  const check = {
    name: t('learning.quiz.trace.row', { row: row + 1 }),
    input: { kind: 'stdin', stdin } as const,
    at: (trace: Parameters<typeof tableOf>[0]) => tableOf(trace, shape)[row]?.step ?? 0,
  };
  return (
    <>
      {open && (
        <div hidden={stepping.isOpen}>
          <Button loading={runnable.isRunning} onClick={(event) => open(event.currentTarget, source, check)}>
            {t('learning.quiz.trace.steps', { row: row + 1 })}
          </Button>
        </div>
      )}
      {stepping.hasFailed && <p role="alert">{t('learning.loading_failed')}</p>}
      {!stepping.isOpen && runnable.hasRun && !runnable.isRunning && runnable.view}
      {stepping.view && <div className={own.steps}>{stepping.view}</div>}
    </>
  );
}
