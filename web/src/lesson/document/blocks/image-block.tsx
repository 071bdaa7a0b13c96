import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import styles from './task.module.css';

/** Its sides are known before it arrives, so nothing below it moves. */
export function ImageBlock({ block }: { block: ReaderBlockOf<'image'> }) {
  const lang = useHumanLang();
  const { svg, width, height, alt, caption } = block;
  const src = lang === '_eng' && block.src_eng !== null ? block.src_eng : block.src;
  return (
    <figure className={styles.figure}>
      {svg === null ? (
        <img className={styles.image} {...{ src, width, height }} alt={alt[lang]} loading="lazy" decoding="async" />
      ) : (
        <div
          className={styles.drawing}
          role="img"
          aria-label={alt[lang]}
          style={{ maxWidth: width }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server lets shapes and words through, nothing else
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
      {caption && <figcaption className="soft small">{caption[lang]}</figcaption>}
    </figure>
  );
}
