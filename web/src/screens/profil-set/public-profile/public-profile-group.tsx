import type { ProfileItem } from '@kodestien/contract/profile/rules';
import type { Dispatch, SetStateAction } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from '../profil-set-screen.module.css';
import { PictureSetting } from './picture-setting.tsx';
import { ProfileTextForm } from './profile-text-form.tsx';
import type { Drafts } from './text-state.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

/** In the order of the profile page. */
const ITEMS: readonly ProfileItem[] = ['full_name', 'bio_public', 'company_public', 'url_public', 'email_public'];

type PublicProfileGroupProps = { drafts: Drafts; setDrafts: Dispatch<SetStateAction<Drafts>> };

export function PublicProfileGroup({ drafts, setDrafts }: PublicProfileGroupProps) {
  const t = useT();
  const username = useAppSelector(({ user_profil }) => user_profil.username_current);
  useLeaveWarning(Object.keys(drafts).length > 0);

  function keep(item: ProfileItem, draft: string | undefined) {
    setDrafts(({ [item]: _before, ...others }) => (draft === undefined ? others : { ...others, [item]: draft }));
  }

  return (
    <>
      <PictureSetting />
      {ITEMS.map((item) => (
        <ProfileTextForm
          key={item}
          item={item}
          draft={drafts[item]}
          setDraft={(draft: string | undefined) => keep(item, draft)}
        />
      ))}
      <p className={styles.text}>
        <TextLink to={paths.profilDisp(username)}>{t('profil_set.public_profile.link')}</TextLink>
      </p>
    </>
  );
}
