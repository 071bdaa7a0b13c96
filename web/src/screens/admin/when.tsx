import { useFormat } from '../../i18n/use-format.ts';
import styles from './one-line.module.css';

/** A point in time, to the minute. */
export function When({ at }: { at: number }) {
  const { dateAndTime } = useFormat();
  return (
    <time className={styles.line} dateTime={new Date(at).toISOString()}>
      {dateAndTime(at)}
    </time>
  );
}
