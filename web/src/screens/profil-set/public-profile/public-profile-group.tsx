import type { Dispatch, FormEvent, SetStateAction } from 'react';
import { focusField } from '../../../account-form/focus-field.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from '../profil-set-screen.module.css';
import { PictureSetting } from './picture-setting.tsx';
import { ProfileTextField } from './profile-text-field.tsx';
import { SaveBar } from './save-bar.tsx';
import type { Drafts } from './text-state.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useProfileTexts } from './use-profile-texts.ts';

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
      <PictureSetting />
      <form className={styles.texts} noValidate onSubmit={onSubmit}>
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
