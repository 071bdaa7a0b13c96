import type { PageSource } from '@kodestien/sandbox/judge/inputs';
import { useEffect } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { ErrorView, HelpList, inlineCode } from '../output/error-view.tsx';
import output from '../output/output.module.css';
import { BrowserFrame } from './browser-frame.tsx';
import styles from './page-result.module.css';
import { stepText } from './step-text.ts';
import type { PageProgram, PageState } from './use-page.ts';

type PageResultProps = {
  page: PageProgram;
  /** The page to come to, where it may be seen. */
  target: PageSource | null;
  onGoToLine: (line: number) => void;
};

/** The page that the code makes, and what its scripts print. */
export function PageResult({ page, target, onGoToLine }: PageResultProps) {
  const t = useT();
  const { state, setFrameTitle } = page;
  const title = t('learning.output.frame');
  useEffect(() => setFrameTitle(title), [setFrameTitle, title]);
  return (
    <div className="stack gap-1">
      {state.playing && <Playing {...state.playing} />}
      {state.status === 'failed' && <p className={output.note}>{t('learning.loading_failed')}</p>}
      <BrowserFrame page={page} target={target} />
      {state.status === 'preview' && <p className="soft small">{t('learning.output.preview')}</p>}
      {state.pieces.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long output is scrolled with the keyboard too
        <section className={output.text} translate="no" tabIndex={0} aria-label={t('learning.output')}>
          {state.pieces.map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only ever added at the end
            <span key={index} data-kind={kind}>
              {text}
            </span>
          ))}
        </section>
      )}
      {state.ended && <p className={output.note}>{t(`learning.output.ended.${state.ended}`)}</p>}
      <HelpList explanations={state.helps} onGoToLine={onGoToLine} />
      {state.error && <ErrorView error={state.error} explanation={state.explanation} onGoToLine={onGoToLine} />}
    </div>
  );
}

/** What is done in the page right now. */
function Playing({ steps, index }: NonNullable<PageState['playing']>) {
  const t = useT();
  const step = steps[index];
  if (!step) return null;
  return (
    <p className={styles.playing} role="status">
      <span className="soft">{t('learning.play.step', { number: index + 1, count: steps.length })}</span>{' '}
      {inlineCode(stepText(t, step))}
    </p>
  );
}
