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

type HelpViewProps = { explanation: Explanation; onGoToLine: (line: number) => void };

/** Help with something that is no error: the program or the page works, though not as it was meant. */
export function HelpView({ explanation, onGoToLine }: HelpViewProps) {
  const t = useT();
  const lang = useHumanLang();
  const { what, why, tries, line } = explanation;
  return (
    <div className={styles.helpView} data-explained={explanation.id}>
      <p className="strong">{inlineCode(what[lang])}</p>
      <p>{inlineCode(why[lang])}</p>
      <p>{inlineCode(tries[lang])}</p>
      {line !== null && (
        <button type="button" className={styles.line} onClick={() => onGoToLine(line)}>
          {t('learning.error.go', { line })}
        </button>
      )}
    </div>
  );
}

type HelpListProps = { explanations: readonly Explanation[]; onGoToLine: (line: number) => void };

/** The first is open: what is below it is often mended together with it. */
export function HelpList({ explanations, onGoToLine }: HelpListProps) {
  const t = useT();
  const [first, ...others] = explanations;
  if (!first) return null;
  return (
    <>
      <HelpView explanation={first} onGoToLine={onGoToLine} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{t('learning.help.more', { count: others.length })}</summary>
          {others.map((explanation) => (
            <HelpView
              key={`${explanation.id} ${explanation.line} ${explanation.what._eng}`}
              explanation={explanation}
              onGoToLine={onGoToLine}
            />
          ))}
        </details>
      )}
    </>
  );
}

/** The plain explanation first; what the interpreter itself says is folded under it. */
export function ErrorView({ error, explanation, onGoToLine }: ErrorViewProps) {
  const t = useT();
  const lang = useHumanLang();
  const line = explanation?.line ?? error.line;
  return (
    <div className={styles.error} role="status" data-explained={explanation?.id}>
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
