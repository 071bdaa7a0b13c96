import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { useUser } from '../../user-context.tsx';

export type MenuLink = { to: string; label: string; end: boolean };

/** Where the menu leads for whoever is here; the same list in both layouts. */
export function useMenuLinks(): MenuLink[] {
  const t = useT();
  const { is_superuser } = useUser();
  const links = [
    { to: paths.landing, label: t('layout.home'), end: true },
    { to: paths.doc(), label: t('layout.courses'), end: false },
  ];
  if (publicConfig.show_user_list) links.push({ to: paths.userProfilList, label: t('layout.people'), end: false });
  if (is_superuser && publicConfig.show_admin_link)
    links.push({ to: paths.admin, label: t('layout.admin'), end: false });
  return links;
}
