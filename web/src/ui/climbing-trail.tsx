import { Cairn } from './cairn.tsx';
import styles from './climbing-trail.module.css';
import { TMark } from './t-mark.tsx';

/**
 * The way up a mountain, on the half of a wide page that has no words. The parent must be positioned and isolated; where
 * the window is narrow there is no such half, and nothing is drawn.
 */
export function ClimbingTrail() {
  return (
    <div className={styles.half}>
      <svg className={styles.trail} width="560" height="620" viewBox="0 0 560 620" aria-hidden="true" focusable="false">
        <path className={styles.walked} d="M-40 600C60 560 20 486 120 470S330 496 372 424 250 330 196 330" />
        <path className={styles.ahead} d="M196 330C120 328 96 262 166 226S402 240 430 168 372 66 452 14" />
        <g transform="translate(92 446)">
          <Cairn state="done" size={36} />
        </g>
        <g transform="translate(350 396)">
          <Cairn state="done" size={36} />
        </g>
        <g transform="translate(178 304)">
          <Cairn state="begun" size={36} />
        </g>
        <g transform="translate(185 278)">
          <TMark size={22} />
        </g>
        <g transform="translate(404 150)">
          <Cairn state="ahead" size={36} />
        </g>
        <path className={styles.summit} d="M376 40 452-34l42 44 20-18 46 52" />
      </svg>
    </div>
  );
}
