import type { MailTrial } from '@kodestien/contract/admin/mail';
import { HUMAN_LANG_NAME, HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import { isEmail } from '@kodestien/contract/patterns';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { SectionPart } from '../section-part.tsx';
import styles from './email.module.css';

type TrialMail = 'user_confirm' | 'glemt_passord';

/** Sends a mail for real, at once, and shows what the mail server said. */
export function Trial() {
  const t = useT();
  const [template, setTemplate] = useState<TrialMail>('user_confirm');
  const [language, setLanguage] = useState<HumanLang>(useHumanLang());
  const [to, setTo] = useState('');
  const [tried, setTried] = useState(false);
  const [answer, setAnswer] = useState<MailTrial | null>(null);
  const { busy, failure, run } = useAction();
  const isAddress = isEmail(to.trim());

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isAddress) return;
    setAnswer(null);
    void run(async () =>
      setAnswer(await call(`POST developer_send_email_${template}`, { to: to.trim(), human_lang: language })),
    );
  }

  return (
    <SectionPart title={t('admin_email.trial')} text={t('admin_email.trial.text')}>
      <form className="stack gap-2" noValidate onSubmit={onSubmit}>
        <div className={styles.choices}>
          <Segmented
            legend={t('admin_email.template')}
            value={template}
            onChange={setTemplate}
            options={(['user_confirm', 'glemt_passord'] as const).map((value) => ({
              value,
              label: t(`admin_email.template.${value}`),
            }))}
          />
          <Segmented
            legend={t('admin_email.language')}
            value={language}
            onChange={setLanguage}
            options={HUMAN_LANGS.map((value) => ({ value, label: HUMAN_LANG_NAME[value] }))}
          />
        </div>
        <div className={styles.to}>
          <Field
            name="to"
            type="email"
            label={t('admin_email.to')}
            value={to}
            onChange={setTo}
            error={tried && !isAddress ? t('admin_email.to.wrong') : null}
            autoComplete="email"
            spellCheck={false}
          />
          <Button type="submit" variant="primary" icon={glyphs.mail} loading={busy}>
            {t('admin_email.send')}
          </Button>
        </div>
      </form>
      {answer && <TrialAnswer answer={answer} />}
      {failure !== null && <FailureNotice error={failure} />}
    </SectionPart>
  );
}

function TrialAnswer({ answer }: { answer: MailTrial }) {
  const t = useT();
  const { number } = useFormat();
  const ms = number(answer.took_ms);
  return (
    <Notice
      tone={answer.sent ? 'good' : 'bad'}
      live
      title={answer.sent ? t('admin_email.sent', { subject: answer.subject }) : t('admin_email.not_sent')}
    >
      <p>{t(`admin_email.transport.${answer.transport}`, { ms })}</p>
      <pre className={styles.answer}>{answer.sent ? answer.answer : answer.error}</pre>
    </Notice>
  );
}
