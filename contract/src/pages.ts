/** Every address of the web app, once: `web/src/app/routes.tsx` gives each its screen, and the server knows what exists. */
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
  kursbevis: '/kursbevis/:slug',
  signin: '/signin',
  signin_email_confirm: '/signin_email_confirm',
  signin_glemt_passord: '/signin_glemt_passord',
  signin_glemt_passord_confirm: '/signin_glemt_passord_confirm',
  signup: '/signup',
  footer: '/footer/:page?',
} as const;
export type RouteName = keyof typeof ROUTE_PATTERNS;

/**
 * The attribute of #root that names the address that the server has finished the page for. One page serves all addresses
 * that lead nowhere.
 */
export const FINISHED_PAGE_FOR = 'data-finished-for';
export const NOWHERE = '/*';

/** The pages inside a page, by the last part of their address. The server answers 404 for any other; so does the web app. */
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

/** The document for teachers, with the plan of the courses below its text. */
export const TEACHERS_SLUG = 'for-teachers';
