import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { PROFILE_ITEM_LABELS } from '@kodestien/contract/profile/item-labels';
import { type ProfileItemKind, profileItem } from '@kodestien/contract/profile/items';
import { type Dispatch, type FormEvent, type KeyboardEvent, type SetStateAction, useEffect } from 'react';
import { focusField } from '../../../account/form/focus-field.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { ToneIcon } from '../../../ui/icons/tone-icon.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from '../profil-set-screen.module.css';
import { PictureSetting } from './picture-setting.tsx';
import type { Drafts } from './text-state.ts';
import { type ProfileTextState, useProfileTexts } from './use-profile-texts.ts';
import { VisibleSetting } from './visible-setting.tsx';

type PublicProfileGroupProps = { drafts: Drafts; setDrafts: Dispatch<SetStateAction<Drafts>> };

export function PublicProfileGroup({ drafts, setDrafts }: PublicProfileGroupProps) {
  const t = useT();
  const username = useAppSelector(({ user_profil }) => user_profil.username_current);
  const profile = useProfileTexts(drafts, setDrafts);
  useLeaveWarning(profile.changed > 0);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    focusField(event.currentTarget, profile.save() ?? undefined);
  }

  return (
    <>
      <VisibleSetting />
      <PictureSetting />
      <form className="stack gap-3" noValidate onSubmit={onSubmit}>
        {profile.texts.map((text) => (
          <ProfileTextField
            key={text.item}
            text={text}
            onEdit={(typed) => profile.edit(text.item, typed)}
            onLeave={() => profile.leave(text.item)}
          />
        ))}
        <p className={styles.text}>
          <TextLink to={paths.profilDisp(username)}>{t('profil_set.public_profile.link')}</TextLink>
        </p>
        <SaveBar {...profile} />
      </form>
    </>
  );
}

/** How each kind of line is typed. */
const INPUTS = {
  line: {},
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'off', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'off', spellCheck: false },
} as const satisfies Record<Exclude<ProfileItemKind, 'lines'>, object>;

type ProfileTextFieldProps = {
  text: ProfileTextState;
  /** undefined: back to what is stored. */
  onEdit: (typed: string | undefined) => void;
  onLeave: () => void;
};

function ProfileTextField({ text, onEdit, onLeave }: ProfileTextFieldProps) {
  const t = useT();
  const lang = useHumanLang();
  const { item, typed, shownIssue, used, max, isChanged } = text;
  const { kind } = profileItem(item);
  const { label, hint, autoComplete } = PROFILE_ITEM_LABELS[item];
  const shared = {
    name: item,
    label: label[lang],
    hint: hint[lang],
    value: typed,
    onChange: onEdit,
    onBlur: onLeave,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && isChanged) onEdit(undefined);
    },
    error:
      shownIssue === 'field_too_long' ? t('profil_set.too_long', { max }) : shownIssue && ERROR_TEXTS[shownIssue][lang],
    counter: { used, max, text: t('profil_set.counter', { used, max }) },
  };
  if (kind === 'lines') return <TextAreaField {...shared} rows={5} />;
  return <Field {...shared} {...INPUTS[kind]} {...(autoComplete && { autoComplete })} />;
}

type SaveBarProps = {
  /** How many texts differ from what is stored. */
  changed: number;
  busy: boolean;
  failure: unknown;
  outcome: 'saved' | 'undone' | null;
  canUndo: boolean;
  discard: () => void;
  undo: () => void;
};

/** In view as long as there is something to save, or to take back: one bar for all the fields above it. */
function SaveBar({ changed, busy, failure, outcome, canUndo, discard, undo }: SaveBarProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const isUnsaved = changed > 0 || failure !== null;
  const tone = failure !== null ? 'bad' : outcome ? 'good' : undefined;
  const said =
    failure !== null
      ? `${t('profil_set.not_saved')}. ${errorMessage(failure)}`
      : outcome
        ? t(`profil_set.${outcome}`)
        : t('profil_set.unsaved', { count: changed });
  return (
    <div className={styles.place} hidden={!isUnsaved && !outcome} tabIndex={-1}>
      <div className={styles.bar} data-tone={tone}>
        <p className={styles.said} role="status">
          {tone && <ToneIcon tone={tone} />}
          <span>{said}</span>
        </p>
        <div className="row gap-1">
          {isUnsaved && (
            <>
              <Button variant="quiet" onClick={discard}>
                {t('profil_set.discard')}
              </Button>
              <Button type="submit" variant="primary" loading={busy}>
                {t('profil_set.save')}
              </Button>
            </>
          )}
          {!isUnsaved && canUndo && (
            <Button icon={glyphs.undo} onClick={undo} loading={busy}>
              {t('profil_set.undo')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The browser asks before the tab is closed with something unsaved in it. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
