import { LANGUAGES, type ProgramLanguage } from '@kodestien/contract/languages';
import type { Piece } from '@kodestien/sandbox/judge/observation';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ServerNote } from '../engine/server-note.tsx';
import type { Program, ProgramState } from '../use-program.ts';
import { Drawing } from './drawing.tsx';
import { ErrorView, HelpView } from './error-view.tsx';
import styles from './output.module.css';

type OutputProps = {
  program: Program;
  language: ProgramLanguage;
  onGoToLine: (line: number) => void;
};

/** What the program writes and asks, as it happens, and how it ended. */
export function Output({ program, language, onGoToLine }: OutputProps) {
  const t = useT();
  const { state, answer } = program;
  const { status, pieces, drawing, asks, ending, explanation, failure } = state;
  const stopped = ending?.stopped;
  return (
    <div className="stack gap-1" data-status={status} data-ran={state.ran ?? undefined}>
      {status === 'ready' && <p className="soft on-screen">{t('learning.output.ready')}</p>}
      {failure && (
        <p className={styles.note} role="alert">
          {t(`learning.output.failed.${failure}`, { language: LANGUAGES[language].name })}
        </p>
      )}
      {drawing.length > 0 && <Drawing steps={drawing} />}
      {(pieces.length > 0 || asks !== null) && (
        <Transcript pieces={pieces} label={t('learning.output')}>
          {asks !== null && <Ask prompt={asks} onAnswer={answer} />}
        </Transcript>
      )}
      {(status === 'starting' || (status === 'running' && asks === null)) && (
        <p className={styles.waiting}>
          <Spinner size={20} />
          {status === 'starting'
            ? t('learning.output.starting', { language: LANGUAGES[language].name })
            : t('learning.output.running')}
        </p>
      )}
      {status === 'ended' && !ending?.error && !stopped && pieces.length === 0 && drawing.length === 0 && (
        <p className="soft">{t('learning.output.empty')}</p>
      )}
      {stopped && <p className={styles.note}>{t(`learning.output.stopped.${stopped}`)}</p>}
      {explanation && !ending?.error && !stopped && <HelpView explanation={explanation} onGoToLine={onGoToLine} />}
      {ending?.error && <ErrorView error={ending.error} explanation={explanation} onGoToLine={onGoToLine} />}
      {state.ran === 'server' && status !== 'running' && <ServerNote language={language} />}
      {state.ran === 'deeper' && status !== 'running' && <p className="soft small">{t('learning.server.deeper')}</p>}
      <VisuallyHidden>
        <span role="status">{useAnnouncement(state)}</span>
      </VisuallyHidden>
    </div>
  );
}

/** What was printed, asked and typed, in order. */
export function Transcript({ pieces, label, children }: TranscriptProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long output is scrolled with the keyboard too
    <section className={styles.text} translate="no" tabIndex={0} aria-label={label}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only ever added at the end
        <span key={index} data-kind={piece.kind}>
          {shownText(piece, pieces[index + 1])}
        </span>
      ))}
      {children}
    </section>
  );
}

type TranscriptProps = { pieces: readonly Piece[]; label: string; children?: ReactNode };

/** What a person typed is on the line of the question and ends it. */
function shownText({ kind, text }: Piece, next: Piece | undefined): string {
  if (kind === 'input') return text.endsWith('\n') ? text : `${text}\n`;
  if (kind === 'prompt' && next && next.kind !== 'input') return `${text}\n`;
  return text;
}

/** A field inside the output, where the program waits. */
function Ask({ prompt, onAnswer }: { prompt: string; onAnswer: (line: string) => void }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  function send(event: FormEvent) {
    event.preventDefault();
    if (field.current) onAnswer(field.current.value);
  }
  return (
    <form className={styles.ask} onSubmit={send}>
      <input
        ref={field}
        className={styles.field}
        aria-label={prompt.trim() || t('learning.output.input')}
        placeholder={t('learning.output.input')}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      <button type="submit" className={styles.send}>
        {t('learning.output.send')}
      </button>
    </form>
  );
}

const ANNOUNCED_MAX = 300;

/** Said once when something has come to an end, not for every letter that is printed. */
function useAnnouncement({ status, asks, ending, pieces, explanation }: ProgramState): string {
  const t = useT();
  if (asks !== null) return t('learning.output.asks', { prompt: asks });
  if (status !== 'ended' || ending?.error || ending?.stopped || explanation) return '';
  const output = pieces.map(({ kind, text }) => (kind === 'out' ? text : '')).join('');
  return output.trim() === ''
    ? t('learning.output.ended')
    : t('learning.output.printed', { output: output.slice(0, ANNOUNCED_MAX) });
}
