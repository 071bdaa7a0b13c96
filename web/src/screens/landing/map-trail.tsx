import { Cairn } from '../../ui/cairn.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import styles from './map-trail.module.css';

/**
 * The way up, as every trail is drawn here: walked and ahead, with cairns along it and a T in between. Drawn from the
 * middle of the page in fixed pixels, so that it passes between the words and the program at every width.
 */
export function MapTrail() {
  return (
    <svg
      className={styles.trail}
      width="2400"
      height="720"
      viewBox="-1200 -360 2400 720"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.walked}
        d="M-1200 262C-980 330-800 236-640 276S-400 318-300 296C-140 262-40 196 8 118 40 66 54 20 56-30"
      />
      <path
        className={styles.ahead}
        d="M56-30C58-110 60-190 120-244S340-310 470-270 640-322 770-290 980-222 1200-300"
      />
      <g transform="translate(-318 272)">
        <Cairn state="done" size={36} />
      </g>
      <g transform="translate(38 -34)">
        <Cairn state="begun" size={36} />
      </g>
      <g transform="translate(45 -60)">
        <TMark size={22} />
      </g>
      <g transform="translate(452 -296)">
        <Cairn state="ahead" size={36} />
      </g>
    </svg>
  );
}
