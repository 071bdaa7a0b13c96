import { CodeBar } from './code-bar.tsx';
import styles from './code-figure.module.css';

/** A file to copy, with its name. Its lines wrap: they are copied with the button. */
export function CopyFigure({ filename, text }: { filename: string; text: string }) {
  return (
    <figure className={styles.figure}>
      <CodeBar language={null} code={text} filename={filename} />
      <pre className={styles.wrapped} translate="no">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
