import {
  type AccountGroup,
  type AdminSection,
  type FooterPage,
  ROUTE_PATTERNS,
  type RouteName,
} from '@kodestien/contract/pages';
import { matchPath } from 'react-router';

export * from '@kodestien/contract/pages';

/** Which page an address leads to, and what it names there; null where it leads nowhere. */
export function routeAt(pathname: string): { name: RouteName; params: Record<string, string | undefined> } | null {
  for (const [name, path] of Object.entries(ROUTE_PATTERNS)) {
    const match = matchPath({ path, caseSensitive: true }, pathname);
    if (match) return { name: name as RouteName, params: match.params };
  }
  return null;
}

/** Addresses to link to. */
export const paths = {
  landing: '/',
  mal: '/mal',
  admin: '/admin',
  adminSection: (section: AdminSection) => (section === 'overview' ? '/admin' : `/admin/${section}`),
  doc: (slug?: string, blokk?: string) =>
    slug ? `/doc/${encodeURIComponent(slug)}${blokk ? `#${encodeURIComponent(blokk)}` : ''}` : '/doc',
  docRouter: (slug: string, blokk?: string) =>
    `/doc_router/${encodeURIComponent(slug)}${blokk ? `/${encodeURIComponent(blokk)}` : ''}`,
  blackScreen: '/black_screen',
  profilDisp: (username: string) => `/profil_disp/${encodeURIComponent(username)}`,
  profilSet: '/profil_set',
  profilSetGroup: (group: AccountGroup) => `/profil_set/${group}`,
  userProfilList: '/user_profil_list',
  kursbevis: (course: string) => `/kursbevis/${encodeURIComponent(course)}`,
  signin: '/signin',
  signinEmailConfirm: '/signin_email_confirm',
  signinGlemtPassord: '/signin_glemt_passord',
  signinGlemtPassordConfirm: '/signin_glemt_passord_confirm',
  signup: '/signup',
  footer: (page: FooterPage, part?: string) => `/footer/${page}${part ? `#${part}` : ''}`,
} as const;
