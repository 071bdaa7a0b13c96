import {
  type AccountGroup,
  type AdminSection,
  type FooterPage,
  ROUTE_PATTERNS,
  type RouteName,
} from '@kodestien/contract/pages';

export * from '@kodestien/contract/pages';

/** By the first part of the address, which no two pages share. */
const ROUTES = new Map(
  Object.entries(ROUTE_PATTERNS).map(([name, pattern]) => {
    const [, first = '', ...parameters] = pattern.split('/');
    return [first, { name: name as RouteName, parameters }] as const;
  }),
);

export type RouteParams = Readonly<Record<string, string | undefined>>;

/** Which page an address leads to, and what it names there; null where it leads nowhere. */
export function routeAt(pathname: string): { name: RouteName; params: RouteParams } | null {
  const [, first = '', ...named] = decoded(pathname.replace(/(?!^)\/+$/, '').split('/'));
  const route = ROUTES.get(first);
  if (!route || named.includes('') || named.length > route.parameters.length) return null;
  const params: Record<string, string | undefined> = {};
  for (const [index, parameter] of route.parameters.entries()) {
    const value = named[index];
    const isOptional = parameter.endsWith('?');
    if (value === undefined && !isOptional) return null;
    params[parameter.slice(1, isOptional ? -1 : undefined)] = value;
  }
  return { name: route.name, params };
}

/** As they are where they cannot be read: such an address names nothing that exists. */
function decoded(parts: string[]): string[] {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return parts;
  }
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
