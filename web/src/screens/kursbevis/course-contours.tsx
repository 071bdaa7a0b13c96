import { hillside, MAP_WIDTH } from '../../lesson/document/trail-map/trail-shape.ts';
import styles from './certificate.module.css';

const HEIGHT = 420;

/** The hill of this course: every course has its own, and the same one each time. */
export function CourseContours({ course }: { course: string }) {
  const turn = [...course].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 7;
  return (
    <svg className={styles.hill} viewBox={`0 0 ${MAP_WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {hillside(HEIGHT, turn).map((line, index) => (
        <path key={line} d={line} data-bold={index % 4 === 3 || undefined} />
      ))}
    </svg>
  );
}
