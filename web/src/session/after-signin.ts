import type { PublicConfig } from '@kodestien/contract/public-config';
import { paths } from '../paths.ts';

/** Where a person goes after signing in. Without a profile (it could not be fetched) only the front page is sure. */
export function afterSignin(after_signin: PublicConfig['after_signin'], username: string | null): string {
  return after_signin === 'profile' && username ? paths.profilDisp(username) : paths.landing;
}
