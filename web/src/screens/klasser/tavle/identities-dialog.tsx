import 'messages:klasse-identities';
import type { Pupil, SchoolClass } from '@kodestien/contract/classes/class';
import { IDENTIFIER_MAX, PASTED_NAMES_MAX, pastedNames } from '@kodestien/contract/classes/rules';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { publicConfig } from '../../../public-config.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';

type IdentitiesDialogProps = { taught: SchoolClass; onChange: () => void; onClose: () => void };

/** Whom each account of the class is for, by what the pupil is called at the provider. */
export function IdentitiesDialog({ taught, onChange, onClose }: IdentitiesDialogProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const provider = publicConfig.oidc_name;
  const accounts = taught.members.filter(({ made_here }) => made_here);
  const open = accounts.filter(({ oidc }) => !oidc.linked);
  const changed = open.filter(({ id, oidc }) => (typed[id] ?? oidc.identifier).trim() !== oidc.identifier);

  /** A column of a spreadsheet goes into this field and those below it. */
  function onPaste(event: ClipboardEvent, from: Pupil) {
    const lines = pastedNames(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    const below = open.slice(open.indexOf(from), open.indexOf(from) + lines.length);
    const filled = below.map(({ id }, index) => [id, (lines[index] ?? '').slice(0, IDENTIFIER_MAX)]);
    setTyped({ ...typed, ...Object.fromEntries(filled) });
  }

  function send(elever: { elev: number; identifier: string }[], done: () => void) {
    void run(async () => {
      for (let from = 0; from < elever.length; from += PASTED_NAMES_MAX) {
        await call('POST klasse_elev_oidc', { id: taught.id, elever: elever.slice(from, from + PASTED_NAMES_MAX) });
      }
      onChange();
      done();
    });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (changed.length === 0) return onClose();
    send(
      changed.map(({ id }) => ({ elev: id, identifier: (typed[id] ?? '').trim() })),
      onClose,
    );
  }

  return (
    <Dialog
      title={t('klasse_identities.title', { provider })}
      closeLabel={t('klasse_identities.close')}
      onClose={onClose}
      busy={busy}
    >
      <form className="stack gap-3" noValidate onSubmit={onSubmit}>
        <p>{t('klasse_identities.text', { provider })}</p>
        <p className="soft">{t('klasse_identities.paste')}</p>
        {accounts.map((pupil) =>
          pupil.oidc.linked ? (
            <div key={pupil.id} className="row wrap middle gap-2">
              <span className="breaks">{t('klasse_identities.linked', { name: pupil.name, provider })}</span>
              <Button
                size="small"
                variant="quiet"
                loading={busy}
                aria-label={t('klasse_identities.unlink.of', { name: pupil.name })}
                onClick={() => send([{ elev: pupil.id, identifier: '' }], () => {})}
              >
                {t('klasse_identities.unlink')}
              </Button>
            </div>
          ) : (
            <Field
              key={pupil.id}
              name={`identifier-${pupil.id}`}
              label={pupil.name}
              value={typed[pupil.id] ?? pupil.oidc.identifier}
              onChange={(value) => setTyped({ ...typed, [pupil.id]: value })}
              onPaste={(event) => onPaste(event, pupil)}
              maxLength={IDENTIFIER_MAX}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
            />
          ),
        )}
        {failure !== null && (
          <Notice tone="bad" live title={t('klasse_identities.failed')}>
            {errorMessage(failure)}
          </Notice>
        )}
        <div className="row wrap gap-1">
          <Button type="submit" variant="primary" loading={busy}>
            {t('klasse_identities.save')}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            {t('klasse_identities.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
