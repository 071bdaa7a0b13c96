import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import type { ProfileItem } from '@kodestien/contract/profile/rules';
import type { FormEvent, KeyboardEvent } from 'react';
import { focusField } from '../../../account-form/focus-field.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import styles from '../profil-set-screen.module.css';
import { useProfileText } from './use-profile-text.ts';

/** How each line is typed; the bio alone has several. */
const INPUTS = {
  full_name: { autoComplete: 'name' },
  company_public: { autoComplete: 'organization' },
  url_public: { type: 'url', inputMode: 'url', autoComplete: 'url', autoCapitalize: 'off', spellCheck: false },
  email_public: { type: 'email', inputMode: 'email', autoComplete: 'off', autoCapitalize: 'off', spellCheck: false },
} as const satisfies Record<Exclude<ProfileItem, 'bio_public'>, object>;

type ProfileTextFormProps = {
  item: ProfileItem;
  draft: string | undefined;
  setDraft: (draft: string | undefined) => void;
};

/** One text, saved by itself: a fault in one line never holds up the others. */
export function ProfileTextForm({ item, draft, setDraft }: ProfileTextFormProps) {
  const t = useT();
  const lang = useHumanLang();
  const errorMessage = useErrorMessage();
  const text = useProfileText(item, draft, setDraft);
  const { used, max } = text;
  const label = t(`profil_set.${item}`);
  const shared = {
    name: item,
    label,
    hint: t(`profil_set.${item}.hint`),
    value: text.typed,
    onChange: text.edit,
    onBlur: text.leave,
    error: text.shownFault && ERROR_TEXTS[text.shownFault][lang],
    status: text.outcome && { tone: 'good' as const, text: t(`profil_set.${text.outcome}`) },
    counter: { used, max, text: t('profil_set.counter', { used, max }) },
  };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    text.save();
    if (text.fault) focusField(event.currentTarget, item);
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape' && text.isChanged) text.discard();
  }

  return (
    <form className={styles.section} data-plain noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {item === 'bio_public' ? <TextAreaField {...shared} rows={5} /> : <Field {...shared} {...INPUTS[item]} />}
      {(text.isChanged || text.busy) && (
        <div className={styles.actions}>
          <Button type="submit" size="small" loading={text.busy}>
            {t('profil_set.save')}
          </Button>
          <Button size="small" variant="quiet" onClick={text.discard} disabled={text.busy}>
            {t('profil_set.discard')}
          </Button>
        </div>
      )}
      {text.canUndo && !text.busy && (
        <div className={styles.actions}>
          <Button size="small" icon="undo" onClick={text.undo} aria-label={t('profil_set.undo_of', { label })}>
            {t('profil_set.undo')}
          </Button>
        </div>
      )}
      {text.failure !== null && (
        <Notice tone="bad" live title={t('profil_set.not_saved')}>
          {errorMessage(text.failure)}
        </Notice>
      )}
    </form>
  );
}
