import '../../rendered/code-colours.css';
import type { ProgramFiles } from '@kodestien/contract/document/program-files';
import { LANGUAGES, type RunLanguage } from '@kodestien/contract/languages';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { CodeEditor, type EditorHandle } from '../../../editor/code-editor.tsx';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useLayout } from '../../../loading/layout-context.tsx';
import { LanguageIcon } from '../../../ui/icons/language-icon.tsx';
import { CopyButton } from '../../rendered/copy-button.tsx';
import { GivenFiles } from '../given-files/given-files.tsx';
import { modeOf } from '../languages.ts';
import { RunButton } from '../run-button.tsx';
import { useStepping } from '../steps/use-stepping.tsx';
import { useErrorLine } from '../use-error-line.ts';
import { useRunnable } from '../use-runnable.tsx';
import styles from './pad.module.css';

export type PadText = {
  /** What the editor begins with. */
  start: string;
  now: string;
  change: (text: string) => void;
  editor: RefObject<EditorHandle | null>;
};

type PadProps = {
  language: RunLanguage;
  code: PadText;
  /** What the code is applied to, where there is such a page. */
  page: PadText | null;
  /** What the program finds in its folder. */
  files?: ProgramFiles | null;
  saved?: ReactNode;
  tools?: ReactNode;
  /** What else can be done with the program, after running it. */
  actions?: ReactNode;
};

/** Editor and result side by side where there is room. Nothing runs before someone asks for it. */
export function Pad({ language, code, page, files, saved, tools, actions }: PadProps) {
  const t = useT();
  const lang = useHumanLang();
  const html = page?.now ?? null;
  const block = useMemo(
    () => ({
      language,
      page: html === null ? null : { _no: html, _eng: html },
      ...(files && { files: { _no: files, _eng: files } }),
    }),
    [language, html, files],
  );
  const runnable = useRunnable(block, lang, (line) => {
    code.editor.current?.markLine(line);
    code.editor.current?.focus();
  });
  const stepping = useStepping(runnable, code.editor);
  useErrorLine(code.editor, runnable.errorLine, stepping.isOpen);
  const isNarrow = useLayout() === 'mobile';

  function run() {
    stepping.close();
    runnable.run(code.now);
  }
  function change(next: string) {
    stepping.close();
    code.change(next);
  }

  return (
    <figure className={styles.pad} onPointerEnter={runnable.prepare} onFocus={runnable.prepare}>
      <div className={styles.editors} data-pair={page !== null || undefined}>
        <div className={styles.bar}>
          <LanguageIcon language={language} size={18} />
          <span className={styles.name}>{LANGUAGES[language].name}</span>
          {tools}
          <CopyButton text={code.now} />
        </div>
        <CodeEditor
          ref={code.editor}
          mode={modeOf(language)}
          text={code.start}
          label={t('learning.editor', { language: LANGUAGES[language].name })}
          placeholder={<code>{code.now}</code>}
          wraps={isNarrow}
          isReadOnly={stepping.isOpen}
          onEdit={stepping.close}
          onChange={change}
          onRun={run}
        />
        {page && (
          <>
            <div className={styles.bar}>
              <LanguageIcon language="html" size={18} />
              <span className={styles.name}>{t('learning.pad.page')}</span>
            </div>
            <CodeEditor
              ref={page.editor}
              mode={modeOf('html')}
              text={page.start}
              label={t('learning.pad.page')}
              placeholder={<code>{page.now}</code>}
              wraps={isNarrow}
              onChange={page.change}
              onRun={run}
            />
          </>
        )}
        <GivenFiles files={files} />
        <div className={styles.actions}>
          <RunButton runnable={runnable} onRun={run} />
          {stepping.open && (
            <button
              type="button"
              className={styles.step}
              onClick={({ currentTarget }) => stepping.open?.(currentTarget, code.now)}
            >
              {t('learning.step')}
            </button>
          )}
          {actions}
          <span className={styles.saved}>{saved}</span>
        </div>
      </div>
      <section className={styles.result} aria-label={t('learning.pad.result')}>
        <p className={styles.bar}>{t('learning.pad.result')}</p>
        {stepping.view}
        <div className={styles.shown} hidden={stepping.isOpen}>
          {stepping.hasFailed && <p role="alert">{t('learning.loading_failed')}</p>}
          {runnable.view}
        </div>
      </section>
    </figure>
  );
}
