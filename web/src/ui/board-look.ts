import styles from './board.module.css';
import { classNames } from './class-names.ts';

export type BoardEnd = 'on' | 'back';

type BoardLook = {
  points?: BoardEnd | undefined;
  /** `primary` is painted: the one way on. */
  tone?: 'primary' | undefined;
};

/** Makes a list item, a link or anything else a board of a signpost; the class given adds its room and its padding. */
export function boardLook(className: string | undefined, { points = 'on', tone }: BoardLook = {}) {
  return { className: classNames(styles.board, className), 'data-points': points, 'data-tone': tone };
}
