import { Cairn, type CairnMark } from './cairn.tsx';
import { TMark } from './t-mark.tsx';
import styles from './trail-strip.module.css';

/** So many cairns have room beside each other on a phone. */
const ROW = 8;

type TrailStripProps = {
  marks: readonly CairnMark[];
  /** Index of the stop where the learner is. */
  here?: number | undefined;
};

/** A course in one line of cairns: walked so far drawn solid, the rest dotted. A picture: words beside it say the same. */
export function TrailStrip({ marks, here }: TrailStripProps) {
  return (
    <div className={styles.strip} data-long={marks.length > ROW || undefined} aria-hidden="true">
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place on the trail
        <span key={index} className={styles.stop} data-state={mark.state}>
          <Cairn {...mark} size={24} />
          {index === here && <TMark size={14} />}
        </span>
      ))}
    </div>
  );
}
