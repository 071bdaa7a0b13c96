import { useFormat } from '../../i18n/use-format.ts';

/** A point in time, to the minute. */
export function When({ at }: { at: number }) {
  const { dateAndTime } = useFormat();
  return <time dateTime={new Date(at).toISOString()}>{dateAndTime(at)}</time>;
}
