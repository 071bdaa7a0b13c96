import {
  ADMIN_SECTIONS,
  type AdminSection,
  FOOTER_PAGES,
  paths,
  ROUTE_PATTERNS,
  type RouteName,
} from '../../../paths.ts';

/** Who a page is for. */
export type Access = 'public' | 'signed_in' | 'superuser';

export type Stop = {
  route: RouteName;
  address: string;
  access: Access;
  /** Of the admin area, which section. */
  section?: AdminSection;
};

const ACCESS: Partial<Record<RouteName, Access>> = {
  admin: 'superuser',
  profil_set: 'signed_in',
  kursbevis: 'signed_in',
};

/** Every route of the product, with each page that has an address of its own. */
export function stopsFor(username: string): Stop[] {
  const names = Object.keys(ROUTE_PATTERNS) as RouteName[];
  return names.flatMap((route): Stop[] => {
    const access = ACCESS[route] ?? 'public';
    if (route === 'admin') {
      return ADMIN_SECTIONS.map((section) => ({ route, address: paths.adminSection(section), access, section }));
    }
    return addressesOf(route, username).map((address) => ({ route, address, access }));
  });
}

function addressesOf(route: Exclude<RouteName, 'admin'>, username: string): string[] {
  switch (route) {
    case 'doc':
      return [paths.doc(), paths.doc('python')];
    case 'doc_router':
      return [paths.docRouter('python')];
    case 'profil_disp':
      return [paths.profilDisp(username)];
    case 'profil_set':
      return [paths.profilSet];
    case 'kursbevis':
      return [paths.kursbevis('python')];
    case 'footer':
      return FOOTER_PAGES.map((page) => paths.footer(page));
    default:
      return [ROUTE_PATTERNS[route]];
  }
}
