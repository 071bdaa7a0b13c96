import styles from './contours.module.css';

type ContoursProps = {
  /** `fade` runs out softly on all sides; `sharp` is for a surface that has an edge of its own. */
  edge?: 'fade' | 'sharp' | undefined;
};

/** Topographic lines behind what stands before them. The parent must be positioned and isolated. */
export function Contours({ edge = 'fade' }: ContoursProps) {
  return <div className={styles.contours} data-edge={edge} aria-hidden="true" />;
}
