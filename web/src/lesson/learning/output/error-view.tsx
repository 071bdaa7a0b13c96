import type { Explanation } from '@kodestien/sandbox/judge/explanation';
import type { ProgramError } from '@kodestien/sandbox/judge/observation';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import styles from './output.module.css';

type ErrorViewProps = {
  error: ProgramError;
  explanation: Explanation | null;
  onGoToLine: (line: number) => void;
};

/** The plain explanation first; what the interpreter itself says is folded under it. */
export function ErrorView({ error, explanation, onGoToLine }: ErrorViewProps) {
  const t = useT();
  const lang = useHumanLang();
  const line = explanation?.line ?? error.line;
  return (
    <div className={styles.error} role="status">
      <p className="strong">
        {explanation
          ? inlineCode(explanation.what[lang])
          : t(error.syntax ? 'learning.error.plain_syntax' : 'learning.error.plain')}
      </p>
      {explanation ? (
        <>
          <p>{inlineCode(explanation.why[lang])}</p>
          <p>{inlineCode(explanation.tries[lang])}</p>
        </>
      ) : (
        <p>
          <code>
            {error.type}: {error.message}
          </code>
        </p>
      )}
      {line !== null && (
        <button type="button" className={styles.line} onClick={() => onGoToLine(line)}>
          {t('learning.error.go', { line })}
        </button>
      )}
      {error.traceback && (
        <details className={styles.traceback}>
          <summary>{t('learning.error.traceback')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard too */}
          <pre tabIndex={0}>{error.traceback}</pre>
        </details>
      )}
    </div>
  );
}

/** Texts of ours mark code with backquotes. */
export function inlineCode(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
