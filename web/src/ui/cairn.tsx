import styles from './cairn.module.css';

export const CAIRN_STATES = ['ahead', 'begun', 'done'] as const;
export type CairnState = (typeof CAIRN_STATES)[number];

/** From the ground up. Uneven on purpose: stones are. */
const STONES = [
  'M3.2 22.2 1.5 19.7 4.2 17 11.8 16.5 20.2 17.1 22.5 19.8 20.9 22.2z',
  'M6.6 14.5 4.8 12.4 7 10.1 13.2 9.7 18 10.4 19.3 12.7 17.6 14.5z',
  'M9.6 7.7 8.2 5.3 10 2.3 13.4 1.7 16.2 4.1 15.6 7.7z',
] as const;

const FILLED: Record<CairnState, number> = { ahead: 0, begun: 1, done: 3 };

/** How a cairn is drawn: `stones` of its three are laid. */
export type CairnMark = { state: CairnState; stones?: number | undefined };

type CairnProps = CairnMark & { size?: number | undefined; label?: string | undefined };

/** A lesson: outlined is ahead, partly filled is begun, filled is done. Begun without a stone, the lowest is half laid. */
export function Cairn({ state, stones = FILLED[state], size = 24, label }: CairnProps) {
  return (
    <svg
      className={styles.cairn}
      data-state={state}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {STONES.map((path, index) => (
        <path
          key={path}
          d={path}
          data-filled={index < stones || undefined}
          data-half={(state === 'begun' && stones === 0 && index === 0) || undefined}
        />
      ))}
    </svg>
  );
}
