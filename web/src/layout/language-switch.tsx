import { HUMAN_LANGS, type HumanLang, LOCALE } from '@kodestien/contract/language';
import { useSession } from '../account/session/session-context.ts';
import { useHumanLang } from '../i18n/use-human-lang.ts';
import { useT } from '../i18n/use-t.ts';
import styles from './language-switch.module.css';

/** Each in itself: someone who reads only one of them finds it. */
const OWN_NAME: Record<HumanLang, string> = { _no: 'Norsk', _eng: 'English' };

/** Both languages side by side, the one in use underlined. */
export function LanguageSwitch() {
  const t = useT();
  const session = useSession();
  const chosen = useHumanLang();
  return (
    <fieldset className={styles.switch} aria-label={t('layout.language')}>
      {HUMAN_LANGS.map((lang) => (
        <button
          key={lang}
          type="button"
          className={styles.language}
          aria-pressed={lang === chosen}
          onClick={() => void session.chooseLanguage(lang)}
          lang={LOCALE[lang]}
        >
          {OWN_NAME[lang]}
        </button>
      ))}
    </fieldset>
  );
}
