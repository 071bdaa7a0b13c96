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
