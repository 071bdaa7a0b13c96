import { splitLinks } from './link-maker.ts';
import styles from './thread.module.css';

/** Plain text as it was typed, with its web addresses made into links that vouch for nothing. */
export function LinkedText({ text }: { text: string }) {
  let at = 0;
  return (
    <p className={styles.text}>
      {splitLinks(text).map((piece) => {
        at += piece.text.length;
        return piece.href ? (
          <a key={at} href={piece.href} rel="nofollow noopener external">
            {piece.text}
          </a>
        ) : (
          piece.text
        );
      })}
    </p>
  );
}
