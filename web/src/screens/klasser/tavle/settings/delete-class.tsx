import type { AnswerOf } from '@kodestien/contract/calls';
import type { SchoolClass } from '@kodestien/contract/classes/class';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../api-client/call.ts';
import { useAction } from '../../../../api-client/use-action.ts';
import { classPaths } from '../../../../class-paths.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import styles from './class-settings.module.css';

/** Says first what would be gone; goes on only when the name of the class has been typed. */
export function DeleteClass({ taught: { id, name } }: { taught: SchoolClass }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const { busy, failure, run } = useAction();
  const [counts, setCounts] = useState<AnswerOf<'POST klasse_slett'> | null>(null);
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim() === name;

  const count = () => void run(async () => setCounts(await call('POST klasse_slett', { id, dry_run: true })));
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isMeant) return;
    void run(async () => {
      await call('POST klasse_slett', { id, name: typed.trim() });
      void navigate(classPaths.list);
    });
  }

  return (
    <section className={styles.part} aria-labelledby="delete-class">
      <Heading level={2} size="h4" id="delete-class">
        {t('klasse_tavle.settings.delete')}
      </Heading>
      <p className="soft">{t('klasse_tavle.settings.delete.text')}</p>
      <Button variant="danger" loading={busy && !counts} onClick={count}>
        {t('klasse_tavle.settings.delete')}
      </Button>
      {counts && (
        <Dialog
          title={t('klasse_tavle.settings.delete')}
          closeLabel={t('klasse_tavle.close')}
          busy={busy}
          onClose={() => setCounts(null)}
        >
          <form className="stack gap-2" noValidate onSubmit={onSubmit}>
            <p>
              {t('klasse_tavle.settings.delete.counts', {
                pupils: counts.pupils,
                accounts: counts.accounts,
                answers: counts.answers,
              })}
            </p>
            {counts.hand_ins + counts.questions + counts.comments + counts.projects > 0 && (
              <p>
                {t('klasse_tavle.settings.delete.talk', {
                  hand_ins: counts.hand_ins,
                  questions: counts.questions,
                  comments: counts.comments,
                  projects: counts.projects,
                })}
              </p>
            )}
            <Field
              name="confirm"
              label={t('klasse_tavle.settings.delete.type', { name })}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              spellCheck={false}
            />
            <p className="row wrap gap-1">
              <Button type="submit" variant="danger" armed={isMeant} disabled={!isMeant} loading={busy}>
                {t('klasse_tavle.settings.delete.submit')}
              </Button>
              <Button onClick={() => setCounts(null)} disabled={busy}>
                {t('klasse_tavle.cancel')}
              </Button>
            </p>
          </form>
        </Dialog>
      )}
      {failure !== null && (
        <Notice tone="bad" live title={t('klasse_tavle.not_done')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </section>
  );
}
