import { useUser } from '../../account/user-context.tsx';
import { publicConfig } from '../../public-config.ts';

/** What a superuser sees of the admin area: an entry beside the account's own, and a link in the desktop's banner. */
export function useAdminGates(): { adminRoute: boolean; adminLink: boolean } {
  const { is_superuser } = useUser();
  const adminRoute = is_superuser && publicConfig.show_admin_route;
  // Without the route the link would lead to a page that does not exist.
  return { adminRoute, adminLink: adminRoute && publicConfig.show_admin_link };
}
