/** Every address of the product, once. `routes.tsx` gives each pattern its screen. */
export const ROUTE_PATTERNS = {
  landing: '/',
  mal: '/mal',
  admin: '/admin/:section?',
  doc: '/doc/:slug?',
  doc_router: '/doc_router/:pk?/:blokk?',
  black_screen: '/black_screen',
  profil_disp: '/profil_disp/:pk',
  profil_set: '/profil_set/:group?',
  user_profil_list: '/user_profil_list',
  signin: '/signin',
  signin_email_confirm: '/signin_email_confirm',
  signin_glemt_passord: '/signin_glemt_passord',
  signin_glemt_passord_confirm: '/signin_glemt_passord_confirm',
  signup: '/signup',
  footer: '/footer/:page?',
} as const;

export const FOOTER_PAGES = ['terms', 'courses', 'about'] as const;
export type FooterPage = (typeof FOOTER_PAGES)[number];

/** The account groups of specification point 2, in its order; each is a page of the settings. */
export const ACCOUNT_GROUPS = ['public_profile', 'username_password', 'language', 'notifications', 'email'] as const;
/** What else belongs to an account. */
export const MORE_ACCOUNT_GROUPS = ['sessions', 'api_tok', 'own_data'] as const;
export type AccountGroup = (typeof ACCOUNT_GROUPS)[number] | (typeof MORE_ACCOUNT_GROUPS)[number];

/** The parts of the admin area, in the order of its navigation. The bare address is the overview. */
export const ADMIN_SECTIONS = [
  'overview',
  'json_backend',
  'db_tools',
  'users',
  'email',
  'test_navigation',
  'audit',
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

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
  signin: '/signin',
  signinEmailConfirm: '/signin_email_confirm',
  signinGlemtPassord: '/signin_glemt_passord',
  signinGlemtPassordConfirm: '/signin_glemt_passord_confirm',
  signup: '/signup',
  footer: (page: FooterPage) => `/footer/${page}`,
} as const;
