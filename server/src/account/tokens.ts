import { randomBytes } from 'node:crypto';
import { ACCESS_TOKEN_LIFETIME_MS, REFRESH_TOKEN_LIFETIME_MS } from '@kodestien/contract/limits';
import { createSigner, createVerifier } from 'fast-jwt';
import { hmac, sha256 } from '../secrets.ts';

export type TokenType = 'access' | 'refresh';
export type Claims = { token_type: TokenType; user_id: number; jti: string; iat: number; exp: number };

const LIFETIME: Record<TokenType, number> = { access: ACCESS_TOKEN_LIFETIME_MS, refresh: REFRESH_TOKEN_LIFETIME_MS };

/** The same claims always give the same token: that is how a lost answer can be repeated without storing tokens. */
export function signToken(secret: string, type: TokenType, userId: number, jti: string, issuedAt: number): string {
  const claims: Claims = {
    token_type: type,
    user_id: userId,
    jti,
    iat: Math.floor(issuedAt / 1000),
    exp: Math.floor((issuedAt + LIFETIME[type]) / 1000),
  };
  return createSigner({ key: secret, algorithm: 'HS256' })(claims);
}

/** A token that was signed by us stays signed by us: only whether it has expired, and its session, change. */
const SIGNED_MAX = 10_000;
const signed = new Map<string, { secret: string; claims: Claims }>();

export function verifyToken(secret: string, type: TokenType, token: string, now: number): Claims | undefined {
  const claims = claimsOf(secret, token);
  return claims && claims.token_type === type && claims.exp * 1000 > now ? claims : undefined;
}

function claimsOf(secret: string, token: string): Claims | undefined {
  const cached = signed.get(token);
  if (cached?.secret === secret) return cached.claims;
  try {
    const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true });
    const claims = verify(token) as Claims;
    if (signed.size >= SIGNED_MAX) signed.delete(signed.keys().next().value ?? '');
    signed.set(token, { secret, claims });
    return claims;
  } catch {
    return undefined;
  }
}

export function newSessionId(): string {
  return randomBytes(16).toString('base64url');
}

/** A token's id begins with its session's, so that one look-up by primary key tells whether it is still valid. */
export function newTokenId(sessionId: string): string {
  return `${sessionId}.${randomBytes(16).toString('base64url')}`;
}

export function sessionIdOf(jti: string): string {
  return jti.split('.')[0] ?? '';
}

/** The one refresh token that may follow this one. */
export function successorOf(secret: string, jti: string): string {
  return `${sessionIdOf(jti)}.${hmac(secret, `successor:${jti}`)}`;
}

export function tokenHash(jti: string): string {
  return sha256(jti);
}
