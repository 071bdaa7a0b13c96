import type { OutboxMail } from '@kodestien/contract/admin/mail';
import { MAIL_TEMPLATES, OUTBOX_STATES, type OutboxState } from '@kodestien/contract/admin/rules';
import { HUMAN_LANG_NAME } from '@kodestien/contract/language';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { usePages } from '../../../api-client/use-pages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { PagedTable } from '../paged-table.tsx';
import { SectionPart } from '../section-part.tsx';
import { When } from '../when.tsx';
import styles from './email.module.css';

const SHOWN = ['all', ...OUTBOX_STATES] as const;

export function Outbox() {
  const t = useT();
  const navigate = useNavigate();
  const requested = new URLSearchParams(useLocation().search).get('state');
  const shown = SHOWN.find((one) => one === requested) ?? 'all';
  const state = shown === 'all' ? undefined : shown;
  const pages = usePages(shown, (cursor, signal) => call('GET admin_outbox', { state, cursor }, { signal }));
  const { busy, failure, run } = useAction();

  function act(name: 'POST admin_outbox_retry' | 'POST admin_outbox_cancel', { id }: OutboxMail) {
    void run(async () => {
      const changed = await call(name, { id });
      pages.update((mail) => mail.id === id, changed);
    });
  }

  return (
    <SectionPart
      title={t('admin_email.outbox')}
      text={t('admin_email.outbox.text')}
      actions={
        <Button size="small" icon={glyphs.turnRight} onClick={pages.askAgain} loading={pages.status === 'loading'}>
          {t('admin_email.refresh')}
        </Button>
      }
    >
      <Segmented
        legend={t('admin_email.state')}
        value={shown}
        onChange={(value) => void navigate({ search: value === 'all' ? '' : `state=${value}` }, { replace: true })}
        options={SHOWN.map((value) => ({ value, label: t(`admin_email.state.${value}`) }))}
      />
      {failure !== null && <FailureNotice error={failure} />}
      <PagedTable
        caption={t('admin_email.outbox')}
        pages={pages}
        keyOf={({ id }) => id}
        nothing={t('admin_email.outbox.none')}
        columns={[
          { key: 'to', title: t('admin_email.to_email'), isName: true, cell: ({ to_email }) => to_email },
          { key: 'template', title: t('admin_email.template'), width: '20%', cell: (mail) => <Template mail={mail} /> },
          { key: 'state', title: t('admin_email.state'), width: '20%', cell: (mail) => <MailState mail={mail} /> },
          {
            key: 'created',
            title: t('admin_email.created'),
            width: '10.5rem',
            cell: ({ created_at }) => <When at={created_at} />,
          },
          {
            key: 'actions',
            title: t('admin.actions'),
            isAction: true,
            width: '7rem',
            cell: (mail) => (
              <span className={styles.actions}>
                {['waiting', 'failed', 'cancelled'].includes(mail.state) && (
                  <Button size="small" onClick={() => act('POST admin_outbox_retry', mail)} disabled={busy}>
                    {t('admin_email.retry')}
                  </Button>
                )}
                {mail.state === 'waiting' && (
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => act('POST admin_outbox_cancel', mail)}
                    disabled={busy}
                  >
                    {t('admin_email.cancel')}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
    </SectionPart>
  );
}

/** Its name in words, where we have them for it. */
function Template({ mail }: { mail: OutboxMail }) {
  const t = useT();
  const template = MAIL_TEMPLATES.find((one) => one === mail.template);
  return (
    <>
      {template ? t(`admin_email.template.${template}`) : mail.template}
      <span className={styles.soft}>{HUMAN_LANG_NAME[mail.human_lang]}</span>
    </>
  );
}

const TONES = {
  waiting: 'info',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
  cancelled: 'plain',
} as const satisfies Record<OutboxState, string>;

function MailState({ mail }: { mail: OutboxMail }) {
  const t = useT();
  const { dateAndTime } = useFormat();
  const { state, attempts, sent_at, next_attempt_at, last_error } = mail;
  return (
    <>
      <Badge tone={TONES[state]}>{t(`admin_email.state.${state}`)}</Badge>
      <span className={styles.soft}>
        {t('admin_email.attempts', { attempts })}
        {sent_at !== null && `, ${dateAndTime(sent_at)}`}
        {state === 'waiting' &&
          next_attempt_at !== null &&
          `, ${t('admin_email.next_attempt', { at: dateAndTime(next_attempt_at) })}`}
      </span>
      {last_error && <span className={styles.error}>{last_error}</span>}
    </>
  );
}
