import type { ReactNode } from 'react';
import { Cairn, type CairnMark } from './cairn.tsx';
import { Link } from './link.tsx';
import { TMark } from './t-mark.tsx';
import styles from './trail-line.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type TrailStop = {
  id: string;
  title: ReactNode;
  mark: CairnMark;
  /** What the cairn says in words: "done", "begun", "ahead". */
  stateLabel: string;
  to?: string | undefined;
};

type TrailLineProps = {
  label: string;
  stops: readonly TrailStop[];
  /** Id of the stop where the learner is: the red T is beside its cairn, so that place and progress both show. */
  currentId?: string | undefined;
  currentLabel?: string | undefined;
};

/** Progress as a path with cairns on it: walked so far drawn solid, the rest dotted. */
export function TrailLine({ label, stops, currentId, currentLabel }: TrailLineProps) {
  return (
    <ol className="stack" aria-label={label}>
      {stops.map((stop) => {
        const current = stop.id === currentId;
        const words = (
          <>
            {current && <TMark size={16} />}
            {stop.title}
            <VisuallyHidden>
              {' '}
              ({stop.stateLabel}
              {current && currentLabel ? `, ${currentLabel}` : ''})
            </VisuallyHidden>
          </>
        );
        return (
          <li
            key={stop.id}
            className={styles.stop}
            data-stop={stop.id}
            data-state={stop.mark.state}
            aria-current={current ? 'step' : undefined}
          >
            <span className={styles.mark}>
              <Cairn {...stop.mark} size={24} />
            </span>
            {stop.to ? (
              <Link to={stop.to} className={styles.title}>
                {words}
              </Link>
            ) : (
              <span className={styles.title}>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
