import type { CSSProperties } from 'react';
import { Cairn, type CairnMark } from './cairn.tsx';
import { TMark } from './t-mark.tsx';
import styles from './trail-strip.module.css';

/** So many cairns have room beside each other on a phone. */
const ROW = 8;

type TrailStripProps = {
  marks: readonly CairnMark[];
  /** Index of the stop where the learner is. */
  here?: number | undefined;
  /** In one row of small cairns, for a line of a list. */
  isSmall?: boolean;
};

/**
 * A course in cairns, as wide as there is room: walked so far drawn solid, the rest dotted. Where it is narrow a long one
 * climbs in switchbacks: every other row is walked from right to left. A picture: words beside it say the same.
 */
export function TrailStrip({ marks, here, isSmall = false }: TrailStripProps) {
  const rows = isSmall ? 1 : Math.ceil(marks.length / ROW);
  const perRow = Math.ceil(marks.length / rows);
  return (
    <div className={styles.place} aria-hidden="true">
      <div
        className={styles.strip}
        data-small={isSmall || undefined}
        style={{ '--all': marks.length, '--row-length': perRow } as CSSProperties}
      >
        {marks.map((mark, index) => {
          const row = Math.floor(index / perRow);
          const at = index % perRow;
          const isBack = row % 2 === 1;
          const isLast = index === marks.length - 1;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place on the trail
              key={index}
              className={styles.stop}
              style={{ '--row': row + 1, '--column': isBack ? perRow - at : at + 1 } as CSSProperties}
              data-walked={(mark.state === 'done' && !isLast) || undefined}
              data-walked-to={marks[index - 1]?.state === 'done' || undefined}
              data-back={isBack || undefined}
              data-first={at === 0 || undefined}
              data-turn={(at === perRow - 1 && !isLast) || undefined}
              data-end={isLast || undefined}
            >
              <Cairn {...mark} size={24} />
              {index === here && <TMark size={14} />}
            </span>
          );
        })}
      </div>
    </div>
  );
}
