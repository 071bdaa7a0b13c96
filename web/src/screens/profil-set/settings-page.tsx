import { HUMAN_LANG_NAME, HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../account/session/session-context.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { type AccountGroup, paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SideLinks, SideNavigation } from '../../ui/side-navigation.tsx';
import { ApiTokGroup } from './api-tok-group.tsx';
import { EmailGroup } from './email/email-group.tsx';
import { GROUP_LISTS } from './group-lists.ts';
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

type GroupFrameProps = { name: AccountGroup; children: ReactNode };

function GroupFrame({ name, children }: GroupFrameProps) {
  const t = useT();
  useDocumentTitle(`${t(`profil_set.${name}`)} – ${t('profil_set.title')}`);
  return (
    <div className="stack gap-4">
      <div className={styles.top}>
        <Heading level={1} size="h2">
          {t(`profil_set.${name}`)}
        </Heading>
        <p className={styles.text}>{t(`profil_set.${name}.text`)}</p>
      </div>
      {children}
    </div>
  );
}

function GroupNavigation({ shown }: { shown: AccountGroup }) {
  const t = useT();
  return (
    <SideNavigation title={t('profil_set.title')}>
      {GROUP_LISTS.map((groups) => (
        <SideLinks
          key={groups[0]}
          links={groups.map((group) => ({
            to: paths.profilSetGroup(group),
            title: t(`profil_set.${group}`),
            isShown: group === shown,
          }))}
        />
      ))}
    </SideNavigation>
  );
}

const OPTIONS = HUMAN_LANGS.map((value) => ({ value, label: HUMAN_LANG_NAME[value] }));

function LanguageChoice() {
  const t = useT();
  const lang = useHumanLang();
  const session = useSession();
  const [outcome, setOutcome] = useState<'saved' | 'not_saved' | null>(null);

  async function choose(chosen: HumanLang) {
    setOutcome(null);
    setOutcome((await session.chooseLanguage(chosen)) ? 'saved' : 'not_saved');
  }

  return (
    <div className={styles.form}>
      <RadioGroup
        legend={t('profil_set.language.legend')}
        value={lang}
        options={OPTIONS}
        onChange={(chosen) => void choose(chosen)}
      />
      {outcome && (
        <Notice tone={outcome === 'saved' ? 'good' : 'warn'} live>
          {t(`profil_set.language.${outcome}`)}
        </Notice>
      )}
    </div>
  );
}
