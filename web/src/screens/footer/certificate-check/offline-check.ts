/** What is before the 32 bytes of an Ed25519 key in the form that every tool reads: 12 bytes, so 16 letters. */
const PEM_HEAD = 'MCowBQYDK2VwAyEA';

export const KEY_FILE = 'kodestien.pem';

/** The public key as a PEM file. It comes in base64url, which PEM does not know. */
export function pemOf(public_key: string): string {
  const base64 = public_key.replaceAll('-', '+').replaceAll('_', '/');
  return `-----BEGIN PUBLIC KEY-----\n${PEM_HEAD}${base64}=\n-----END PUBLIC KEY-----\n`;
}

/** Both take the code as it is on the certificate, with or without its line breaks. */
export const NODE_SCRIPT = `import { verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const code = process.argv.slice(2).join('').replace(/\\s/g, '');
const [payload, signature] = code.split('.');
const key = readFileSync('${KEY_FILE}');
console.log(verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64url')));
console.log(Buffer.from(payload, 'base64url').toString());
`;

export const OPENSSL_SCRIPT = `code=$(printf %s "$*" | tr -d '[:space:]')
printf %s "\${code%.*}" > payload
printf '%s==' "\${code#*.}" | tr -- '-_' '+/' | openssl base64 -d -A > signature
openssl pkeyutl -verify -pubin -inkey ${KEY_FILE} -rawin -in payload -sigfile signature
`;
