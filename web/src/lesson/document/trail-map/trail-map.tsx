import type { DocumentCard } from '@kodestien/contract/document/reader';
import type { CSSProperties } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useIsHydrated } from '../../../loading/hydrated.ts';
import { Cairn, type CairnState } from '../../../ui/cairn.tsx';
import { Link } from '../../../ui/link.tsx';
import { TMark } from '../../../ui/t-mark.tsx';
import { countDone, lessonMark, lessonToContinue } from '../../progress/progress.ts';
import { useProgress } from '../../progress/progress-store.ts';
import styles from './trail-map.module.css';
import { hillside, MAP_WIDTH, type Point, trailShape } from './trail-shape.ts';

/**
 * The trail of a course on its hillside: what is walked, how long each lesson takes, and where the reader is. A picture
 * of what a list beside it says in words: its links are for the pointer alone.
 */
export function TrailMap({ lessons }: { lessons: readonly DocumentCard[] }) {
  const t = useT();
  const lang = useHumanLang();
  const progress = useProgress();
  const isHydrated = useIsHydrated();
  const { height, foot, stops, summit, pieces } = trailShape(lessons.length);
  const marks = lessons.map((lesson) => lessonMark(progress, lesson));
  const states = marks.map(({ state }) => state);
  const isAllDone = countDone(lessons, progress) === lessons.length;
  const here = lessonToContinue(lessons, progress)?.slug;
  const place = ({ x, y }: Point): CSSProperties => ({
    insetInlineStart: `${(x / MAP_WIDTH) * 100}%`,
    insetBlockStart: `${(y / height) * 100}%`,
  });
  return (
    <div className={styles.map} style={{ aspectRatio: `${MAP_WIDTH} / ${height}` }} aria-hidden="true">
      <svg className={styles.ground} viewBox={`0 0 ${MAP_WIDTH} ${height}`} aria-hidden="true" focusable="false">
        {/* The ground may follow: half of a page that is read would be lines behind it. */}
        {isHydrated &&
          hillside(height).map((line, index) => (
            <path key={line} className={styles.contour} d={line} data-bold={index % 4 === 3 || undefined} />
          ))}
        {pieces.map((piece, index) => (
          <path key={piece} className={styles.trail} d={piece} data-walked={isWalked(states, index) || undefined} />
        ))}
      </svg>
      <span className={styles.summit} style={place(summit)}>
        <Cairn state={isAllDone ? 'done' : 'ahead'} size={44} />
        {isAllDone && <TMark size={22} />}
      </span>
      {states.every((state) => state === 'ahead') && (
        <span className={styles.foot} style={place(foot)}>
          <TMark size={22} />
        </span>
      )}
      {lessons.map(({ slug, page, tittel, minutes }, index) => {
        const stop = stops[index] ?? summit;
        return (
          <Link
            key={slug}
            to={page}
            tabIndex={-1}
            className={styles.stop}
            style={{ ...place(stop), '--room': `${roomBeside(stop) * 100}cqw` } as CSSProperties}
            data-side={stop.x < MAP_WIDTH / 2 ? 'left' : 'right'}
            data-state={states[index]}
          >
            <Cairn {...(marks[index] ?? { state: 'ahead' })} size={32} />
            {slug === here && <TMark size={20} />}
            <span className={styles.label}>
              <span className={styles.title}>{tittel[lang]}</span>
              <span className="soft small figures">{t('doc.minutes', { minutes })}</span>
            </span>
          </Link>
        );
      })}
    </div>
  );
}

/** From a stop to the edge of the map on its own side, as a part of its width: what its name has. */
function roomBeside({ x }: Point): number {
  return Math.min(x, MAP_WIDTH - x) / MAP_WIDTH;
}

/** The way to the first lesson is walked once that is opened; the way on from a lesson once it is read. */
function isWalked(states: readonly CairnState[], piece: number): boolean {
  return piece === 0 ? states[0] !== 'ahead' : states[piece - 1] === 'done';
}
