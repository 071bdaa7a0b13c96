import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** One master secret (JWT_SECRET), one key for each use: a leak of one says nothing of the others. */
export type Secrets = {
  jwt: string;
  link: string;
  apiTok: string;
  tries: string;
  certificate: string;
  device: string;
  oidc: string;
};

export function deriveSecrets(master: string): Secrets {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', master, 'kodestien', use, 32)).toString('hex');
  return {
    jwt: derive('jwt'),
    link: derive('link'),
    apiTok: derive('api_tok'),
    tries: derive('tries'),
    certificate: derive('certificate'),
    device: derive('device'),
    oidc: derive('oidc'),
  };
}

export function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** For tokens of high entropy, which need no slow hash. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
