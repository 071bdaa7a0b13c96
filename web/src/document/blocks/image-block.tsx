import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import styles from './image-block.module.css';

/** Its sides are known before it arrives, so nothing below it moves. */
export function ImageBlock({ block }: { block: ReaderBlockOf<'image'> }) {
  const lang = useHumanLang();
  const { src, width, height, alt, caption } = block;
  return (
    <figure className={styles.figure}>
      <img className={styles.image} {...{ src, width, height }} alt={alt[lang]} loading="lazy" decoding="async" />
      {caption && <figcaption className={styles.caption}>{caption[lang]}</figcaption>}
    </figure>
  );
}
