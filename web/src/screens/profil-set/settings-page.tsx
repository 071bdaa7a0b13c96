import { type ReactNode, useState } from 'react';
import type { AccountGroup } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ApiTokGroup } from './api-tok-group.tsx';
import { EmailGroup } from './email/email-group.tsx';
import { GroupFrame } from './group-frame.tsx';
import { GroupNavigation } from './group-navigation.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { NotificationsGroup } from './notifications-group.tsx';
import { OwnDataGroup } from './own-data/own-data-group.tsx';
import styles from './profil-set-screen.module.css';
import { PublicProfileGroup } from './public-profile/public-profile-group.tsx';
import type { Drafts } from './public-profile/text-state.ts';
import { SessionsGroup } from './sessions/sessions-group.tsx';
import { SettingsOverview } from './settings-overview.tsx';
import { UsernamePasswordGroup } from './username-password/username-password-group.tsx';

type SettingsPageProps = {
  /** None: the bare address, which is an overview on a phone and the first group where both fit. */
  group: AccountGroup | undefined;
  onDeleted: (forGoodAt: number) => void;
};

export function SettingsPage({ group, onDeleted }: SettingsPageProps) {
  const isMobile = useAppSelector(({ page_core }) => page_core.layout === 'mobile');
  // Held here, so that a look at another group does not cost what has been typed.
  const [drafts, setDrafts] = useState<Drafts>({});
  if (!group && isMobile) return <SettingsOverview />;

  const shown = group ?? 'public_profile';
  const contents: Record<AccountGroup, ReactNode> = {
    public_profile: <PublicProfileGroup drafts={drafts} setDrafts={setDrafts} />,
    username_password: <UsernamePasswordGroup />,
    language: <LanguageChoice />,
    notifications: <NotificationsGroup />,
    email: <EmailGroup />,
    sessions: <SessionsGroup />,
    api_tok: <ApiTokGroup />,
    own_data: <OwnDataGroup onDeleted={onDeleted} />,
  };
  return (
    <div className={styles.columns}>
      {/* On a phone the path above the page leads back to the overview. */}
      {!isMobile && <GroupNavigation shown={shown} />}
      <GroupFrame key={shown} name={shown}>
        {contents[shown]}
      </GroupFrame>
    </div>
  );
}
