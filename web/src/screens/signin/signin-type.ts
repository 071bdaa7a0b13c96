/** The five routes that share this page (specification point 2). */
export const SIGNIN_TYPES = [
  'signin',
  'signin_email_confirm',
  'signin_glemt_passord',
  'signin_glemt_passord_confirm',
  'signup',
] as const;
export type SigninType = (typeof SIGNIN_TYPES)[number];
