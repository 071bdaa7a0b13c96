import type { AnswerOf } from '@kodestien/contract/calls';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { relativeTime } from '../../../lesson/document/comments/relative-time.ts';
import { Button } from '../../../ui/button.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './sessions-group.module.css';

type SessionRowProps = {
  session: AnswerOf<'GET user_sessions'>['sessions'][number];
  now: number;
  isEnding: boolean;
  onEnd: () => void;
};

export function SessionRow({ session, now, isEnding, onEnd }: SessionRowProps) {
  const t = useT();
  const lang = useHumanLang();
  const format = useFormat();
  const { browser, system, is_current, last_used_at, created_at } = session;
  const device =
    browser && system
      ? t('profil_set.sessions.device', { browser, system })
      : browser || system || t('profil_set.sessions.unknown_device');
  return (
    <li className={styles.row}>
      <Icon glyph={glyphs.device} size={24} className={styles.icon} />
      <div className={styles.words}>
        <span className="strong">{device}</span>
        <span className={styles.times}>
          {is_current ? (
            <strong className={styles.here}>{t('profil_set.sessions.this_one')}</strong>
          ) : (
            <time dateTime={new Date(last_used_at).toISOString()} title={format.dateAndTime(last_used_at)}>
              {t('profil_set.sessions.last_used', { ago: relativeTime(last_used_at, now, lang) })}
            </time>
          )}
          <span>{t('profil_set.sessions.since', { date: format.dateAndTime(created_at) })}</span>
        </span>
      </div>
      {!is_current && (
        <Button
          size="small"
          onClick={onEnd}
          loading={isEnding}
          aria-label={t('profil_set.sessions.end_one', { device })}
        >
          {t('profil_set.sessions.end')}
        </Button>
      )}
    </li>
  );
}
