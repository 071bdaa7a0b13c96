import styles from './board.module.css';
import { classNames } from './class-names.ts';

export type BoardEnd = 'on' | 'back';

/** Makes a list item, a link or anything else a board of a signpost; the class given adds its room and its padding. */
export function boardLook(className: string | undefined, points: BoardEnd = 'on') {
  return { className: classNames(styles.board, className), 'data-points': points };
}
