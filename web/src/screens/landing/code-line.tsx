import styles from './code-line.module.css';

/** What is coloured in these few lines; a highlighter would be a library. */
const TOKEN = /("[^"]*"|\b(?:for|in)\b|\d)/;

export function CodeLine({ code }: { code: string }) {
  let column = 0;
  return (
    <code className={styles.line}>
      {code.split(TOKEN).map((text, index) => {
        column += text.length;
        // Every second piece is one that was looked for.
        const kind = index % 2 === 0 ? undefined : text[0] === '"' ? 'string' : /\d/.test(text) ? 'number' : 'keyword';
        return (
          <span key={`${column} ${kind}`} className={kind && styles[kind]}>
            {text}
          </span>
        );
      })}
    </code>
  );
}
