/** What the server tells every browser at run time, in a data block of the page. */
export type PublicConfig = {
  after_signin: 'profile' | 'root';
  show_admin_route: boolean;
  show_admin_link: boolean;
  show_user_list: boolean;
  show_signup: boolean;
  /** Where those who run the product are reached; empty when nobody has said. */
  contact_email: string;
  /** What the provider is called that people can sign in with; empty when there is none. */
  oidc_name: string;
  debug_log: boolean;
  strict_mode: boolean;
};

/** Id of that data block. */
export const PUBLIC_CONFIG_ELEMENT_ID = 'kodestien-config';
