import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import type { ProfileItem } from '@kodestien/contract/profile/rules';
import type { KeyboardEvent } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Field } from '../../../ui/field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import type { ProfileTextState } from './use-profile-texts.ts';

/** How each line is typed; the bio alone has several. */
const INPUTS = {
  full_name: { autoComplete: 'name' },
  company_public: { autoComplete: 'organization' },
  url_public: { type: 'url', inputMode: 'url', autoComplete: 'url', autoCapitalize: 'off', spellCheck: false },
  email_public: { type: 'email', inputMode: 'email', autoComplete: 'off', autoCapitalize: 'off', spellCheck: false },
} as const satisfies Record<Exclude<ProfileItem, 'bio_public'>, object>;

type ProfileTextFieldProps = {
  text: ProfileTextState;
  /** undefined: back to what is stored. */
  onEdit: (typed: string | undefined) => void;
  onLeave: () => void;
};

export function ProfileTextField({ text, onEdit, onLeave }: ProfileTextFieldProps) {
  const t = useT();
  const lang = useHumanLang();
  const { item, typed, shownFault, used, max, isChanged } = text;
  const shared = {
    name: item,
    label: t(`profil_set.${item}`),
    hint: t(`profil_set.${item}.hint`),
    value: typed,
    onChange: onEdit,
    onBlur: onLeave,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && isChanged) onEdit(undefined);
    },
    error:
      shownFault === 'field_too_long' ? t('profil_set.too_long', { max }) : shownFault && ERROR_TEXTS[shownFault][lang],
    counter: { used, max, text: t('profil_set.counter', { used, max }) },
  };
  return item === 'bio_public' ? <TextAreaField {...shared} rows={5} /> : <Field {...shared} {...INPUTS[item]} />;
}
