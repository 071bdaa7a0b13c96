import { HUMAN_LANG_NAME, HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import { useState } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useSession } from '../../session/session-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import styles from './profil-set-screen.module.css';

const OPTIONS = HUMAN_LANGS.map((value) => ({ value, label: HUMAN_LANG_NAME[value] }));

export function LanguageChoice() {
  const t = useT();
  const lang = useHumanLang();
  const session = useSession();
  const [outcome, setOutcome] = useState<'saved' | 'not_saved' | null>(null);

  async function choose(chosen: HumanLang) {
    setOutcome(null);
    setOutcome((await session.chooseLanguage(chosen)) ? 'saved' : 'not_saved');
  }

  return (
    <div className={styles.form}>
      <RadioGroup
        legend={t('profil_set.language.legend')}
        value={lang}
        options={OPTIONS}
        onChange={(chosen) => void choose(chosen)}
      />
      {outcome && (
        <Notice tone={outcome === 'saved' ? 'good' : 'warn'} live>
          {t(`profil_set.language.${outcome}`)}
        </Notice>
      )}
    </div>
  );
}
