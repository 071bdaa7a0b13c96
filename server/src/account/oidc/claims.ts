import { TEXT_SHORT_MAX } from '@kodestien/contract/limits';
import { isEmail } from '@kodestien/contract/patterns';
import type { OidcConfig } from '../../config.ts';
import { ProblemError } from '../../http/problem.ts';

/** What a provider has said of someone, as far as we use it. */
export type Proven = {
  subject: string;
  name: string;
  /** What teachers may know the person by. */
  identifiers: string[];
  /** Only one that the provider has verified: others may be anyone's. */
  email: string | null;
};

/** As the standard limits it. */
const SUBJECT_MAX = 255;

export function readClaims(
  claims: Readonly<Record<string, unknown>>,
  { asksEmail, identifierClaim }: Pick<OidcConfig, 'asksEmail' | 'identifierClaim'>,
): Proven {
  const { sub, name, email, email_verified } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > SUBJECT_MAX) throw new ProblemError('oidc_failed');
  const isVerified = asksEmail && email_verified === true && typeof email === 'string' && isEmail(email);
  return {
    subject: sub,
    name: typeof name === 'string' ? oneLine(name) : '',
    identifiers: textsOf(claims[identifierClaim]).map(tidyIdentifier),
    email: isVerified ? email : null,
  };
}

function textsOf(claim: unknown): string[] {
  const values = Array.isArray(claim) ? claim : [claim];
  return values.filter((value) => typeof value === 'string' && value !== '').slice(0, 10);
}

function oneLine(name: string): string {
  const tidy = name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return [...tidy].slice(0, TEXT_SHORT_MAX).join('');
}

/** Feide writes `feide:kari@skole.no`, and teachers `Kari@skole.no`. A random identifier stays as it is. */
export function tidyIdentifier(typed: string): string {
  const bare = typed.trim().replace(/^feide:/i, '');
  return bare.includes('@') ? bare.toLowerCase() : bare;
}
