import { useFormat } from '../../i18n/use-format.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { relativeTime } from './relative-time.ts';

type TimeStampProps = { created_at: number; edited_at: number | null; now: number };

/** How long ago, with the exact time for whoever points at it. */
export function TimeStamp({ created_at, edited_at, now }: TimeStampProps) {
  const t = useT();
  const lang = useHumanLang();
  const { dateAndTime } = useFormat();
  return (
    <>
      <time dateTime={new Date(created_at).toISOString()} title={dateAndTime(created_at)}>
        {relativeTime(created_at, now, lang)}
      </time>
      {edited_at !== null && <span title={dateAndTime(edited_at)}>{t('comments.edited')}</span>}
    </>
  );
}
