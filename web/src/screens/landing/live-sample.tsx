import 'messages:learning';
import { LANGUAGES } from '@kodestien/contract/languages';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { CodeEditor, type EditorHandle } from '../../editor/code-editor.tsx';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { modeOf } from '../../lesson/learning/languages.ts';
import { useErrorLine } from '../../lesson/learning/use-error-line.ts';
import { type RunnableBlock, useRunnable } from '../../lesson/learning/use-runnable.tsx';

export type LiveSampleHandle = { run(): void; stop(): void };

export type LiveSampleProps = {
  program: string;
  /** The program as it was shown before: read until the editor has come. */
  code: ReactNode;
  codeClass: string | undefined;
  /** What it prints, before anybody has run it. */
  output: ReactNode;
  outputTop: ReactNode;
  outputClass: string | undefined;
  onRunning: (isRunning: boolean) => void;
  /** Someone pressed Run before this was here. */
  runsAtOnce: boolean;
  ref?: Ref<LiveSampleHandle>;
};

const PYTHON = { language: 'python', page: null } as const satisfies RunnableBlock;

/** A short program that can be changed and run where it is; its button belongs to the page around it. */
export function LiveSample(props: LiveSampleProps) {
  const { program, code, codeClass, output, outputTop, outputClass, onRunning, runsAtOnce, ref } = props;
  const t = useT();
  const editor = useRef<EditorHandle>(null);
  const shown = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(program);
  const [isReady, setReady] = useState(false);
  const runnable = useRunnable(PYTHON, useHumanLang(), (line) => {
    editor.current?.markLine(line);
    editor.current?.focus();
  });
  const { isRunning, hasRun, prepare, run, stop } = runnable;
  useErrorLine(editor, runnable.errorLine, false);
  // The room for the output is small: what went wrong comes into view, below what was printed before it.
  const hasFailed = runnable.errorLine !== null;
  useEffect(() => {
    const printed = shown.current?.querySelector('section');
    if (hasFailed && printed) shown.current?.scrollTo({ top: printed.offsetTop + printed.offsetHeight });
  }, [hasFailed]);
  useEffect(() => onRunning(isRunning), [isRunning, onRunning]);
  // Once, when it has come.
  const begin = useRef(() => (runsAtOnce ? run(program) : prepare()));
  useEffect(() => begin.current(), []);
  useImperativeHandle(ref, () => ({ run: () => run(text), stop }), [run, stop, text]);
  return (
    <>
      <div className={codeClass}>
        <CodeEditor
          ref={editor}
          mode={modeOf(PYTHON.language)}
          text={program}
          label={t('learning.editor', { language: LANGUAGES[PYTHON.language].name })}
          placeholder={null}
          fills
          onChange={setText}
          onRun={() => run(text)}
          onReady={() => setReady(true)}
        />
        {!isReady && code}
      </div>
      <div ref={shown} className={outputClass}>
        {outputTop}
        {hasRun ? runnable.view : output}
      </div>
    </>
  );
}
