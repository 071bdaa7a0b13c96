import type { Pupil, SchoolClass, Slip } from '@kodestien/contract/classes/class';
import { PUPIL_NAME_MAX } from '@kodestien/contract/classes/rules';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './klasse-tavle.module.css';

type PupilDialogProps = {
  taught: SchoolClass;
  pupil: Pupil;
  onChange: () => void;
  onSlips: (slips: readonly Slip[]) => void;
  onClose: () => void;
};

/** What a teacher can do for one pupil. */
export function PupilDialog({ taught: { id, archived_at }, pupil, onChange, onSlips, onClose }: PupilDialogProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [name, setName] = useState(pupil.name);
  const [isRemoving, setRemoving] = useState(false);
  const elev = pupil.id;

  function act(work: () => Promise<void>) {
    void run(async () => {
      await work();
      onClose();
    });
  }
  function rename(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    act(async () => {
      await call('PATCH klasse_elev', { id, elev, name: name.trim() });
      onChange();
    });
  }
  const renew = () => act(async () => onSlips((await call('POST klasse_elev_passord', { id, elever: [elev] })).slips));
  const remove = () =>
    act(async () => {
      await call('DELETE klasse_elev', { id, elev });
      onChange();
    });

  return (
    <Dialog title={pupil.name} closeLabel={t('klasse_tavle.close')} onClose={onClose} busy={busy}>
      {archived_at === null && (
        <>
          <form className={styles.inline} noValidate onSubmit={rename}>
            <Field
              name="name"
              label={t('klasse_tavle.pupil.name')}
              value={name}
              onChange={setName}
              maxLength={PUPIL_NAME_MAX}
              autoComplete="off"
            />
            <Button type="submit" loading={busy} disabled={name.trim() === ''}>
              {t('klasse_tavle.pupil.save')}
            </Button>
          </form>
          <div className={styles.action}>
            <p>{pupil.made_here ? t('klasse_tavle.pupil.password.text') : t('klasse_tavle.pupil.own_text')}</p>
            {pupil.made_here && (
              <Button size="small" loading={busy} onClick={renew}>
                {t('klasse_tavle.pupil.password')}
              </Button>
            )}
          </div>
        </>
      )}
      <div className={styles.action}>
        <p>{pupil.made_here ? t('klasse_tavle.pupil.remove.made') : t('klasse_tavle.pupil.remove.own')}</p>
        {isRemoving ? (
          <p className="row wrap gap-1">
            <Button size="small" variant="danger" armed loading={busy} onClick={remove}>
              {t('klasse_tavle.pupil.remove.sure', { name: pupil.name })}
            </Button>
            <Button size="small" onClick={() => setRemoving(false)}>
              {t('klasse_tavle.cancel')}
            </Button>
          </p>
        ) : (
          <Button size="small" variant="danger" onClick={() => setRemoving(true)}>
            {t('klasse_tavle.pupil.remove')}
          </Button>
        )}
      </div>
      {failure !== null && (
        <Notice tone="bad" live title={t('klasse_tavle.not_done')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </Dialog>
  );
}
