import type { SchoolClass, Slip } from '@kodestien/contract/classes/class';
import { PASTED_NAMES_MAX, PUPIL_NAME_MAX, pastedNames } from '@kodestien/contract/classes/rules';
import { type FormEvent, useState } from 'react';
import { focusField } from '../../../account/form/focus-field.ts';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';

type AddPupilsProps = { taught: SchoolClass; onMade: (slips: readonly Slip[]) => void; onClose: () => void };

/** Pupils without an account: their names are pasted, and each gets a username and a password. */
export function AddPupils({ taught, onMade, onClose }: AddPupilsProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const names = pastedNames(typed);
  const tooLong = names.find((name) => name.length > PUPIL_NAME_MAX);

  function issue(): string | null {
    if (names.length > PASTED_NAMES_MAX) {
      return t('klasse_tavle.add.too_many', { count: names.length, max: PASTED_NAMES_MAX });
    }
    if (tooLong) return t('klasse_tavle.add.too_long', { max: PUPIL_NAME_MAX, name: `${tooLong.slice(0, 30)} …` });
    return names.length === 0 ? t('klasse_tavle.add.required') : null;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (issue() !== null) return focusField(event.currentTarget, 'names');
    void run(async () => {
      // Making a hundred passwords takes the server some seconds.
      const { slips } = await call('POST klasse_elev', { id: taught.id, names }, { timeoutMs: 60_000 });
      onMade(slips);
    });
  }

  return (
    <Dialog title={t('klasse_tavle.add')} closeLabel={t('klasse_tavle.close')} onClose={onClose} busy={busy}>
      <form className="stack gap-3" noValidate onSubmit={onSubmit}>
        <TextAreaField
          name="names"
          rows={10}
          label={t('klasse_tavle.add.names')}
          hint={t('klasse_tavle.add.names.hint', { max: PASTED_NAMES_MAX })}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
          error={tried ? issue() : null}
        />
        {taught.code !== null && <p className="soft">{t('klasse_tavle.add.or_code', { code: taught.code })}</p>}
        {failure !== null && (
          <Notice tone="bad" live title={t('klasse_tavle.add.failed')}>
            {errorMessage(failure)}
          </Notice>
        )}
        <div className="row wrap gap-1">
          <Button type="submit" variant="primary" loading={busy}>
            {t('klasse_tavle.add.submit', { count: names.length })}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            {t('klasse_tavle.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
