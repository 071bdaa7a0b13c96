import styles from './contours.module.css';
import lines from './contours.svg';

type ContoursProps = {
  /** `fade` runs out softly on all sides; `sharp` is for a surface that has an edge of its own. */
  edge?: 'fade' | 'sharp' | undefined;
};

/**
 * Topographic lines behind what is before them. The parent must be positioned and isolated. A drawing and no mask or
 * background: browsers would take that for the page's largest picture, and for the moment when the page is there.
 */
export function Contours({ edge = 'fade' }: ContoursProps) {
  return (
    <svg className={styles.contours} data-edge={edge} aria-hidden="true" focusable="false">
      <use href={`${lines}#lines`} />
    </svg>
  );
}
