import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { LANGUAGES } from '@kodestien/contract/languages';
import '../../rendered/code-colours.css';
import { useCallback, useRef, useState } from 'react';
import { CodeEditor, type EditorHandle, replaceText } from '../../../editor/code-editor.tsx';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useIsHydrated } from '../../../loading/hydrated.ts';
import { useLayout } from '../../../loading/layout-context.tsx';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { CodeBar } from '../../rendered/code-bar.tsx';
import { RenderedCode } from '../../rendered/rendered-html.tsx';
import { ScratchpadButton } from '../../scratchpad/scratchpad-button.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { GivenFiles } from '../given-files/given-files.tsx';
import { modeOf } from '../languages.ts';
import { useLearningPage } from '../page-context.ts';
import { RunButton } from '../run-button.tsx';
import { useStepping } from '../steps/use-stepping.tsx';
import { useErrorLine } from '../use-error-line.ts';
import { useReset } from '../use-reset.ts';
import { useRunnable } from '../use-runnable.tsx';
import styles from './run-block.module.css';

/** A program to change and run. Nothing runs before someone asks for it. */
export function RunBlock({ block }: { block: ReaderBlockOf<'run'> }) {
  const lang = useHumanLang();
  // In the other language it is another program.
  return <RunProgram key={lang} block={block} />;
}

function RunProgram({ block }: { block: ReaderBlockOf<'run'> }) {
  const t = useT();
  const lang = useHumanLang();
  const { slug, language } = block;
  const starter = block.code[lang];
  const editor = useRef<EditorHandle>(null);
  const page = useLearningPage();
  const onText = useCallback((next: string) => editor.current?.setText(next), []);
  const place = page && { doc_slug: page.document.slug, blokk_slug: slug };
  const draft = useDraft(place, starter, onText, { isLocal: true });
  const [written, setText] = useState<string | null>(null);
  const text = written ?? draft.text;
  const goToLine = (line: number) => {
    editor.current?.markLine(line);
    editor.current?.focus();
  };
  const runnable = useRunnable(block, lang, goToLine);
  const resetting = useReset({
    key: `${page?.document.slug}/${slug}/${lang}`,
    text,
    starter,
    setText: (next) => replaceText(editor, next, change),
  });
  const isNarrow = useLayout() === 'mobile';
  const isHydrated = useIsHydrated();
  const stepping = useStepping(runnable, editor);
  useErrorLine(editor, runnable.errorLine, stepping.isOpen);

  function run() {
    stepping.close();
    runnable.run(text);
  }
  function change(next: string) {
    setText(next);
    stepping.close();
    draft.change(next);
  }

  return (
    <figure
      className={styles.run}
      data-stepping={stepping.isOpen || undefined}
      onPointerEnter={runnable.prepare}
      onFocus={runnable.prepare}
    >
      <CodeBar language={language} code={text}>
        {resetting.undo && <ToolButton onClick={resetting.undo}>{t('learning.reset.undo')}</ToolButton>}
        {text !== starter && <ToolButton onClick={resetting.reset}>{t('learning.reset')}</ToolButton>}
        <ScratchpadButton
          language={language}
          code={text}
          page={block.page?.[lang] ?? null}
          files={block.files?.[lang] ?? null}
        />
      </CodeBar>
      <CodeEditor
        ref={editor}
        mode={modeOf(language)}
        text={text}
        label={t('learning.editor', { language: LANGUAGES[language].name })}
        placeholder={text === starter ? <RenderedCode html={block.html[lang]} /> : <code>{text}</code>}
        wraps={isHydrated ? isNarrow : 'on-phones'}
        isReadOnly={stepping.isOpen}
        onEdit={stepping.close}
        onChange={change}
        onRun={run}
      />
      <GivenFiles files={block.files?.[lang]} />
      <div className={styles.actions}>
        <RunButton runnable={runnable} onRun={run} />
        {stepping.open && (
          <button
            type="button"
            className={styles.step}
            onClick={({ currentTarget }) => stepping.open?.(currentTarget, text)}
          >
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
