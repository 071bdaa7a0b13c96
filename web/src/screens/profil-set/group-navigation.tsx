import { useT } from '../../i18n/use-t.ts';
import { ACCOUNT_GROUPS, type AccountGroup, MORE_ACCOUNT_GROUPS, paths } from '../../paths.ts';
import { SideLinks, SideNavigation } from '../../ui/side-navigation.tsx';

/** The account groups that the profile is made of, then the rest. */
export function GroupNavigation({ shown }: { shown: AccountGroup }) {
  const t = useT();
  return (
    <SideNavigation title={t('profil_set.title')}>
      {[ACCOUNT_GROUPS, MORE_ACCOUNT_GROUPS].map((groups) => (
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
