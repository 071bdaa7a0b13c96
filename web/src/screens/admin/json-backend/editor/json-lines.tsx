import { memo } from 'react';
import styles from './json-editor.module.css';
import { jsonTokens } from './json-tokens.ts';

/** The text that is seen: numbered lines with their colours. What is typed into lies over it. */
export function JsonLines({ text, faults }: { text: string; faults: ReadonlySet<number> }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
        <Line key={index} number={index + 1} line={line} isFault={faults.has(index + 1)} />
      ))}
    </div>
  );
}

const Line = memo(function Line({ number, line, isFault }: { number: number; line: string; isFault: boolean }) {
  const tokens = jsonTokens(line);
  return (
    <div className={styles.line} data-line={number} data-fault={isFault || undefined}>
      {tokens.map(({ kind, text, start }, index) => {
        const isKey = kind === 'string' && tokens.slice(index + 1).find((next) => next.kind !== 'space')?.text === ':';
        return (
          <span key={start} data-kind={isKey ? 'key' : kind}>
            {text}
          </span>
        );
      })}
      {line === '' && '\u200b'}
    </div>
  );
});
