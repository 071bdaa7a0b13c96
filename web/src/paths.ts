import { pathTo, pathToPart } from '@kodestien/contract/page-paths';
import { type AccountGroup, type AdminSection, type FooterPage, PAGES, type PageName } from '@kodestien/contract/pages';
import { matchPath } from 'react-router';

export * from '@kodestien/contract/pages';

export type PageParams = Readonly<Record<string, string | undefined>>;

/** Which page an address leads to, and what it names there; null where it leads nowhere. */
export function pageAt(pathname: string): { name: PageName; params: PageParams } | null {
  return pageAmong(PAGES, pathname);
}

export function pageAmong<Name extends string>(
  pages: Readonly<Record<Name, { readonly pattern: string }>>,
  pathname: string,
): { name: Name; params: PageParams } | null {
  const readable = decoded(pathname);
  // An optional parameter would be found in an empty part too.
  if (/\/{2,}[^/]/.test(readable)) return null;
  for (const name in pages) {
    const match = matchPath({ path: pages[name].pattern, caseSensitive: true }, readable);
    if (match) return { name, params: match.params };
  }
  return null;
}

/** Part by part, as the router reads an address: a slash inside a part does not divide it. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    // It cannot be read, so it names nothing that exists.
    return pathname;
  }
}

/** Addresses to link to, of the pages that are often linked to; `pathTo` gives that of any other. */
export const paths = {
  landing: pathTo('landing'),
  mal: pathTo('mal'),
  admin: pathTo('admin'),
  adminSection: (section: AdminSection) => pathToPart('admin', section),
  doc: (slug?: string, blokk?: string) => pathTo('doc', { slug }) + (slug ? hash(blokk) : ''),
  docRouter: (pk: string, blokk?: string) => pathTo('doc_router', { pk, blokk }),
  tavle: (slug: string, blokk?: string) => pathTo('tavle', { slug }) + hash(blokk),
  larer: (slug: string) => pathTo('larer', { slug }),
  plan: (search = '') => pathTo('plan') + search,
  kladd: (fragment = '') => pathTo('kladd') + fragment,
  framvisning: (fragment = '') => pathTo('framvisning') + fragment,
  blackScreen: pathTo('black_screen'),
  profilDisp: (username: string) => pathTo('profil_disp', { pk: username }),
  profilSet: pathTo('profil_set'),
  profilSetGroup: (group: AccountGroup) => pathToPart('profil_set', group),
  userProfilList: pathTo('user_profil_list'),
  kursbevis: (course: string) => pathTo('kursbevis', { slug: course }),
  signin: pathTo('signin'),
  signinEmailConfirm: pathTo('signin_email_confirm'),
  signinGlemtPassord: pathTo('signin_glemt_passord'),
  signinGlemtPassordConfirm: pathTo('signin_glemt_passord_confirm'),
  signinOidc: pathTo('signin_oidc'),
  signup: pathTo('signup'),
  footer: (page: FooterPage, part?: string) => pathToPart('footer', page) + hash(part),
} as const;

function hash(name: string | undefined): string {
  return name ? `#${encodeURIComponent(name)}` : '';
}
