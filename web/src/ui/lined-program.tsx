import type { ReactNode } from 'react';
import styles from './lined-program.module.css';

type LinedProgramProps = {
  program: string;
  label: string;
  /** The line that is in question. */
  marked?: number | null;
  /** What a line is called where it can be chosen. */
  lineLabel?: (line: number, text: string) => string;
  onLine?: ((line: number) => void) | undefined;
  /** What is said about a line, below it. */
  under?: (line: number) => ReactNode;
};

/** A program by its lines, each with its number; long ones are broken, so that nothing has to be scrolled sideways. */
export function LinedProgram({ program, label, marked = null, lineLabel, onLine, under }: LinedProgramProps) {
  return (
    <ol className={styles.program} aria-label={label} translate="no">
      {program.split('\n').map((text, index) => {
        const line = index + 1;
        const said = under?.(line);
        const inside = (
          <>
            <span className={styles.number}>{line}</span>
            <code className={styles.code}>{text || ' '}</code>
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <li key={index}>
            {onLine ? (
              <button
                type="button"
                className={styles.row}
                data-marked={line === marked || undefined}
                aria-pressed={line === marked}
                aria-label={lineLabel?.(line, text)}
                onClick={() => onLine(line)}
              >
                {inside}
              </button>
            ) : (
              <div className={styles.row} data-marked={line === marked || undefined}>
                {inside}
              </div>
            )}
            {said && <div className={styles.under}>{said}</div>}
          </li>
        );
      })}
    </ol>
  );
}
