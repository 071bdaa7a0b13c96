import type { SchoolClass } from '@kodestien/contract/classes/class';
import type { HandInGrid, HandInPupil } from '@kodestien/contract/classes/hand-ins';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { useAction } from '../../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { fromLocalInput, toLocalInput } from './local-time.ts';

const DAY = 24 * 60 * 60_000;

type MoreTimeProps = {
  taught: SchoolClass;
  grid: HandInGrid;
  pupil: HandInPupil;
  onSaved: () => void;
  onClose: () => void;
};

/** A time of their own for one pupil. */
export function MoreTime({ taught, grid: { hand_in, at }, pupil, onSaved, onClose }: MoreTimeProps) {
  const t = useT();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const later = Math.max(hand_in.due_at, at) + DAY;
  const [due, setDue] = useState(() => toLocalInput(pupil.more_time ? pupil.due_at : later));
  const dueAt = fromLocalInput(due);
  const set = (due_at: number | null) =>
    void run(async () => {
      await call('PUT klasse_innlevering_frist', {
        id: taught.id,
        innlevering: hand_in.innlevering,
        elev: pupil.id,
        due_at,
      });
      onSaved();
    });
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (dueAt !== null) set(dueAt);
  }
  return (
    <Dialog
      title={t('hand_in.more.for', { name: pupil.name })}
      closeLabel={t('klasse_tavle.close')}
      onClose={onClose}
      busy={busy}
    >
      <form className="stack gap-3" noValidate onSubmit={onSubmit}>
        <p>{t('hand_in.more.text', { time: format.dateAndTime(hand_in.due_at) })}</p>
        <Field
          name="due"
          type="datetime-local"
          label={t('hand_in.more.until')}
          value={due}
          onChange={setDue}
          error={dueAt === null ? t('hand_in.form.due.wrong') : null}
        />
        {failure !== null && (
          <Notice tone="bad" live title={t('klasse_tavle.not_done')}>
            {errorMessage(failure)}
          </Notice>
        )}
        <p className="row wrap gap-1">
          <Button type="submit" variant="primary" loading={busy} disabled={dueAt === null}>
            {t('hand_in.more.save')}
          </Button>
          {pupil.more_time && (
            <Button disabled={busy} onClick={() => set(null)}>
              {t('hand_in.more.take_back')}
            </Button>
          )}
        </p>
      </form>
    </Dialog>
  );
}
