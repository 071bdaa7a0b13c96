import { ProblemError } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import type { OidcProvider } from './provider.ts';

export type AccountServices = Services & {
  /** The provider that people can sign in with, where there is one. */
  oidc: OidcProvider | undefined;
};

export function providerOf({ oidc, config }: AccountServices): { provider: OidcProvider; issuer: string } {
  if (!oidc || !config.oidc) throw new ProblemError('oidc_off');
  return { provider: oidc, issuer: config.oidc.issuer };
}
