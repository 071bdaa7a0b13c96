import styles from './code-figure.module.css';
import { CopyButton } from './copy-button.tsx';

/** A file to copy, with its name. Its lines wrap: they are copied with the button. */
export function CopyFigure({ filename, text }: { filename: string; text: string }) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.bar}>
        <span className={styles.filename}>{filename}</span>
        <CopyButton text={text} />
      </figcaption>
      <pre className={styles.wrapped} translate="no">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
