import styles from './code-line.module.css';

export type TokenKind = 'keyword' | 'call' | 'string' | 'number' | 'plain';
export type Token = readonly [kind: TokenKind, text: string];

/** Highlighted by hand: these few lines never change, and a highlighter would be a library. */
export function CodeLine({ tokens }: { tokens: readonly Token[] }) {
  let column = 0;
  return (
    <code className={styles.line}>
      {tokens.map(([kind, text]) => {
        column += text.length;
        return (
          <span key={column} className={styles[kind]}>
            {text}
          </span>
        );
      })}
    </code>
  );
}
