import { PUBLIC_CONFIG_ELEMENT_ID, type PublicConfig } from '@kodestien/contract/public-config';

/** What holds when no server has filled the page in: the development server of Vite, and tests. */
const DEFAULTS: PublicConfig = {
  after_signin: 'profile',
  show_admin_route: true,
  show_admin_link: true,
  show_user_list: true,
  show_signup: true,
  contact_email: '',
  oidc_name: '',
  debug_log: false,
  strict_mode: false,
};

export function parsePublicConfig(json: string | null | undefined): PublicConfig {
  if (!json) return DEFAULTS;
  return { ...DEFAULTS, ...(JSON.parse(json) as Partial<PublicConfig>) };
}

export const publicConfig: PublicConfig = parsePublicConfig(
  typeof document === 'undefined' ? null : document.getElementById(PUBLIC_CONFIG_ELEMENT_ID)?.textContent,
);
