import 'messages:learning';
import '../../rendered/code-colours.css';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { HumanLang } from '@kodestien/contract/language';
import { LANGUAGES } from '@kodestien/contract/languages';
import type { ProgramInput } from '@kodestien/sandbox/judge/inputs';
import { useRef } from 'react';
import { CodeEditor, type EditorHandle } from '../../../editor/code-editor.tsx';
import { useT } from '../../../i18n/use-t.ts';
import { CodeBar } from '../../rendered/code-bar.tsx';
import { GivenFiles } from '../given-files/given-files.tsx';
import { modeOf } from '../languages.ts';
import { RunButton } from '../run-button.tsx';
import { useStepping } from '../steps/use-stepping.tsx';
import { useErrorLine } from '../use-error-line.ts';
import { useRunnable } from '../use-runnable.tsx';
import styles from './program-view.module.css';

type ProgramViewProps = {
  block: ReaderBlockOf<'exercise'>;
  program: string;
  /** The language that it was written in: its texts and checks are those of that one. */
  lang: HumanLang;
  /** By name, as the board knows it. */
  failedCheck: string | null;
};

/** Someone's answer to an exercise, to run and to step through; it opens at the check that it failed. */
export function ProgramView({ block, program, lang, failedCheck }: ProgramViewProps) {
  const t = useT();
  const editor = useRef<EditorHandle>(null);
  const goToLine = (line: number) => editor.current?.markLine(line);
  const runnable = useRunnable(block, lang, goToLine);
  const stepping = useStepping(runnable, editor);
  const stepButton = useRef<HTMLButtonElement>(null);
  useErrorLine(editor, runnable.errorLine, stepping.isOpen);
  const failed = block.checks.find(({ name }) => name[lang] === failedCheck);
  const { open } = stepping;

  function step() {
    if (!open || !stepButton.current) return;
    const check = failed && { name: failed.name[lang], input: failed.input[lang] as ProgramInput };
    open(stepButton.current, program, check);
  }
  return (
    <figure className={styles.view} data-stepping={stepping.isOpen || undefined}>
      <CodeBar language={block.language} code={program} />
      <CodeEditor
        ref={editor}
        mode={modeOf(block.language)}
        text={program}
        label={t('learning.editor', { language: LANGUAGES[block.language].name })}
        placeholder={<code>{program}</code>}
        wraps
        isReadOnly
        onReady={step}
        onRun={() => runnable.run(program)}
      />
      <GivenFiles files={block.files?.[lang]} />
      <div className={styles.actions}>
        <RunButton
          runnable={runnable}
          onRun={() => {
            stepping.close();
            runnable.run(program);
          }}
        />
        {open && (
          <button ref={stepButton} type="button" className={styles.step} onClick={step}>
            {t('learning.step')}
          </button>
        )}
      </div>
      {stepping.view}
      <div className={styles.result} data-empty={!runnable.hasRun || undefined} hidden={stepping.isOpen}>
        {stepping.hasFailed && <p role="alert">{t('learning.loading_failed')}</p>}
        {runnable.view}
      </div>
    </figure>
  );
}
