import 'messages:doc';
import 'messages:framvisning';
import 'messages:learning';
import { escapeHtml } from '@kodestien/contract/html-text';
import { LANGUAGES } from '@kodestien/contract/languages';
import { type ReactNode, useMemo } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { RunButton } from '../../lesson/learning/run-button.tsx';
import { useRunnable } from '../../lesson/learning/use-runnable.tsx';
import type { ShownProject } from '../../lesson/projects/shown-project.ts';
import { CodeFigure } from '../../lesson/rendered/code-figure.tsx';
import { ScratchpadButton } from '../../lesson/scratchpad/scratchpad-button.tsx';
import { Heading } from '../../ui/heading.tsx';
import styles from './framvisning.module.css';

type ShownProps = {
  project: ShownProject;
  /** What can be done with it, beside running it. */
  tools?: ReactNode;
  /** Who sees it, where that is not everyone with the link. */
  note?: string;
};

/** The program first, ready to run; the code is folded, and the rest is what its maker has chosen to show. */
export function Shown({ project, tools, note }: ShownProps) {
  const t = useT();
  const lang = useHumanLang();
  const { title, by, language, code, page, plan, reflection } = project;
  const block = useMemo(() => ({ language, page: page === null ? null : { _no: page, _eng: page } }), [language, page]);
  const runnable = useRunnable(block, lang, () => {});
  return (
    <article className={styles.shown}>
      <header className="stack gap-half">
        <Heading level={1} tabIndex={-1} className="breaks">
          {title}
        </Heading>
        {by !== '' && <p className="strong breaks">{t('framvisning.by', { name: by })}</p>}
        <p className="soft small">
          {[t('framvisning.made_with', { language: LANGUAGES[language].name }), note].filter(Boolean).join(' · ')}
        </p>
      </header>
      <section
        className={styles.program}
        aria-label={t('framvisning.result')}
        onPointerEnter={runnable.prepare}
        onFocus={runnable.prepare}
      >
        <div className={styles.bar}>
          <RunButton runnable={runnable} onRun={() => runnable.run(code)} />
          {tools}
        </div>
        {/* A page is shown in a frame that has to be there before it runs. */}
        <div className={styles.result}>{runnable.view}</div>
      </section>
      <p className="soft small">{t('framvisning.own')}</p>
      <details className={styles.code}>
        <summary>{t('framvisning.code')}</summary>
        <div className="stack gap-2">
          <CodeFigure
            language={language}
            code={code}
            html={escapeHtml(code)}
            tools={<ScratchpadButton language={language} code={code} page={page} files={null} />}
          />
          {page !== null && (
            <>
              <p className="strong small">{t('framvisning.page')}</p>
              <CodeFigure language="html" code={page} html={escapeHtml(page)} />
            </>
          )}
        </div>
      </details>
      {plan !== null && (
        <section className="stack gap-1">
          <Heading level={2} size="h3">
            {t('framvisning.plan')}
          </Heading>
          <p className={styles.written}>{plan}</p>
        </section>
      )}
      {reflection && reflection.aims.length + reflection.answers.length > 0 && (
        <section className="stack gap-2">
          <Heading level={2} size="h3">
            {t('framvisning.reflection')}
          </Heading>
          {reflection.aims.length > 0 && (
            <div className="stack gap-half">
              <p className="strong">{t('framvisning.aims')}</p>
              <ul className={styles.aims}>
                {reflection.aims.map((aim) => (
                  <li key={aim}>{aim}</li>
                ))}
              </ul>
            </div>
          )}
          {reflection.answers.map(({ question, answer }) => (
            <div key={question} className="stack gap-half">
              <p className="strong breaks">{question}</p>
              <p className={styles.written}>{answer}</p>
            </div>
          ))}
        </section>
      )}
    </article>
  );
}
