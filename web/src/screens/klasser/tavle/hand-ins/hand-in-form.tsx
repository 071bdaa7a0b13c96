import type { SchoolClass } from '@kodestien/contract/classes/class';
import type { HandIn } from '@kodestien/contract/classes/hand-ins';
import { HAND_IN_TITLE_MAX } from '@kodestien/contract/classes/rules';
import { type FormEvent, useState } from 'react';
import { focusField } from '../../../../account/form/focus-field.ts';
import { call } from '../../../../api-client/call.ts';
import { useAction } from '../../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { type Chosen, ExerciseChoice, itemsOf } from './exercise-choice.tsx';
import styles from './hand-ins.module.css';
import { fromLocalInput, toLocalInput } from './local-time.ts';

const DAY = 24 * 60 * 60_000;

type HandInFormProps = {
  taught: SchoolClass;
  /** The one that is changed; left out for a new one. */
  handIn?: HandIn;
  onSaved: (handIn: HandIn) => void;
  onClose: () => void;
};

/** What is handed in, when it opens and when it is due. */
export function HandInForm({ taught, handIn, onSaved, onClose }: HandInFormProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [title, setTitle] = useState(handIn?.title ?? '');
  const [chosen, setChosen] = useState<Chosen>(() => chosenIn(handIn));
  const [opens, setOpens] = useState(() => toLocalInput(handIn?.opens_at ?? Date.now()));
  const [due, setDue] = useState(() => toLocalInput(handIn?.due_at ?? endOfDay(Date.now() + 7 * DAY)));
  const [lateOk, setLateOk] = useState(handIn?.late_ok ?? true);
  const [helpOff, setHelpOff] = useState(handIn?.help_off ?? false);
  const [tried, setTried] = useState(false);
  const isNameless = title.trim() === '';
  const items = itemsOf(chosen);
  const opensAt = fromLocalInput(opens);
  const dueAt = fromLocalInput(due);
  const isDueWrong = opensAt === null || dueAt === null || dueAt <= opensAt;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (isNameless) return focusField(event.currentTarget, 'title');
    if (items.length === 0) return;
    if (opensAt === null || dueAt === null || isDueWrong) return focusField(event.currentTarget, 'due');
    const fields = {
      id: taught.id,
      title: title.trim(),
      items,
      opens_at: opensAt,
      due_at: dueAt,
      late_ok: lateOk,
      help_off: helpOff,
    };
    void run(async () =>
      onSaved(
        handIn
          ? await call('PATCH klasse_innlevering', { ...fields, innlevering: handIn.innlevering })
          : await call('POST klasse_innlevering', fields),
      ),
    );
  }

  return (
    <Dialog
      title={handIn ? t('hand_in.form.edit') : t('hand_in.make')}
      closeLabel={t('klasse_tavle.close')}
      onClose={onClose}
      busy={busy}
    >
      <form className="stack gap-3" noValidate onSubmit={onSubmit}>
        <Field
          name="title"
          label={t('hand_in.form.title')}
          value={title}
          onChange={setTitle}
          maxLength={HAND_IN_TITLE_MAX}
          autoComplete="off"
          error={tried && isNameless ? t('hand_in.form.title.required') : null}
        />
        <ExerciseChoice
          courses={taught.courses}
          chosen={chosen}
          onChange={setChosen}
          error={tried && items.length === 0 ? t('hand_in.form.exercises.required') : null}
        />
        <div className={styles.times}>
          <Field name="opens" type="datetime-local" label={t('hand_in.form.opens')} value={opens} onChange={setOpens} />
          <Field
            name="due"
            type="datetime-local"
            label={t('hand_in.form.due')}
            value={due}
            onChange={setDue}
            error={tried && isDueWrong ? t('hand_in.form.due.wrong') : null}
          />
        </div>
        <div className="stack gap-1">
          <CheckboxField
            label={t('hand_in.form.late_ok')}
            hint={t('hand_in.form.late_ok.hint')}
            checked={lateOk}
            onChange={setLateOk}
          />
          <CheckboxField
            label={t('hand_in.form.help_off')}
            hint={t('hand_in.form.help_off.hint')}
            checked={helpOff}
            onChange={setHelpOff}
          />
        </div>
        {failure !== null && (
          <Notice tone="bad" live title={t('klasse_tavle.not_done')}>
            {errorMessage(failure)}
          </Notice>
        )}
        <div className="row wrap gap-1">
          <Button type="submit" variant="primary" loading={busy}>
            {handIn ? t('hand_in.form.save') : t('hand_in.form.submit')}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            {t('klasse_tavle.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function chosenIn(handIn: HandIn | undefined): Chosen {
  const byLesson = Map.groupBy(handIn?.exercises ?? [], ({ doc_slug }) => doc_slug);
  return Object.fromEntries([...byLesson].map(([slug, all]) => [slug, all.map(({ blokk_slug }) => blokk_slug)]));
}

/** One minute before midnight, which is when most things are due. */
function endOfDay(time: number): number {
  return new Date(time).setHours(23, 59, 0, 0);
}
