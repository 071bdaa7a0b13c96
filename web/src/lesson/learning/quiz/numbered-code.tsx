import type { RunLanguage } from '@kodestien/contract/languages';
import { colouredLines } from './coloured-pieces.ts';
import styles from './trace.module.css';

type NumberedCodeProps = { language: RunLanguage; html: string; label: string; marked: number | null };

/** A program whose lines can be named. The one that is marked is where someone is while they step through it. */
export function NumberedCode({ language, html, label, marked }: NumberedCodeProps) {
  return (
    <ol className={styles.program} aria-label={label} translate="no" data-language={language}>
      {colouredLines(html).map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one fixed text
        <li key={index} className={styles.programLine} data-marked={marked === index + 1 || undefined}>
          <span className={styles.number}>{index + 1}</span>
          <code className={styles.lineText}>
            {pieces.map(({ className, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <span key={at} className={className}>
                {text}
              </span>
            ))}
          </code>
        </li>
      ))}
    </ol>
  );
}
