import 'messages:talk';
import { TALK_MAX } from '@kodestien/contract/classes/rules';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { useAction } from '../../../../api-client/use-action.ts';
import { useActions } from '../../../../api-client/use-actions.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import styles from './talk.module.css';

type CommentFormProps = {
  id: string;
  line: number;
  /** The program that is written on: of a question, or one that was handed in. */
  place: { sporsmal: number } | { innlevering: number; elev: number; doc_slug: string; blokk_slug: string };
  onSaved: () => void;
  onCancel?: () => void;
};

/** A comment on a line; one that is kept can be used again. */
export function CommentForm({ id, line, place, onSaved, onCancel }: CommentFormProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [txt, setText] = useState('');
  const [keep, setKeep] = useState(false);
  const isEmpty = txt.trim() === '';
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return;
    void run(async () => {
      await call('POST klasse_kommentar', { id, ...place, line, txt: txt.trim(), keep });
      setText('');
      setKeep(false);
      onSaved();
    });
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <TextAreaField
        name="comment"
        label={t('talk.comment.on', { line })}
        value={txt}
        onChange={setText}
        maxLength={TALK_MAX}
        rows={3}
      />
      <KeptComments id={id} onUse={setText} />
      <CheckboxField label={t('talk.comment.keep')} checked={keep} onChange={setKeep} />
      {failure !== null && (
        <Notice tone="bad" live title={t('talk.comment.failed')}>
          {errorMessage(failure)}
        </Notice>
      )}
      <p className="row wrap gap-1">
        <Button type="submit" size="small" loading={busy} disabled={isEmpty}>
          {t('talk.comment.send')}
        </Button>
        {onCancel && (
          <Button size="small" variant="quiet" disabled={busy} onClick={onCancel}>
            {t('talk.cancel')}
          </Button>
        )}
      </p>
    </form>
  );
}

/** Nothing is shown where none are kept. */
function KeptComments({ id, onUse }: { id: string; onUse: (txt: string) => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { isBusy, failure, run } = useActions();
  const { data, askAgain } = useAnswer(id, (signal) => call('GET klasse_faste_kommentarer', { id }, { signal }));
  const kept = data?.results ?? [];
  if (kept.length === 0) return null;
  return (
    <details>
      <summary>{t('talk.kept', { count: kept.length })}</summary>
      <ul className={styles.kept}>
        {kept.map((one) => (
          <li key={one.id}>
            <button type="button" className={styles.use} dir="auto" onClick={() => onUse(one.txt)}>
              {one.txt}
            </button>
            <button
              type="button"
              className={styles.link}
              disabled={isBusy(one.id)}
              onClick={() =>
                void run(one.id, async () => {
                  await call('DELETE klasse_faste_kommentarer', { id, kommentar: one.id });
                  askAgain();
                })
              }
            >
              {t('talk.remove')}
            </button>
          </li>
        ))}
      </ul>
      {failure !== null && (
        <Notice tone="bad" live>
          {errorMessage(failure)}
        </Notice>
      )}
    </details>
  );
}
