/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const TEST_CLIENT = { id: 'kodestien', secret: 'a very quiet word for tests' };

type Person = { name?: string; email?: string; email_verified?: boolean; eppn?: string };

type Options = {
  people: Record<string, Person>;
  /** How ID tokens are signed. */
  alg?: 'RS256' | 'HS256';
  /** So many seconds old is each ID token when it comes. */
  idTokenAge?: number;
  /** The one that a provider had before, to be back there. */
  port?: number;
};

/** A real provider of OpenID Connect on this machine, with a page where one signs in by a name, or says no. */
export async function startOidcProvider({ people, alg = 'RS256', idTokenAge = 0, port = 0 }: Options) {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: TEST_CLIENT.id,
        client_secret: TEST_CLIENT.secret,
        redirect_uris: ['https://any.example/signin_oidc'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: alg,
      },
    ],
    findAccount: (_context: unknown, id: string) =>
      Object.hasOwn(people, id) && { accountId: id, claims: () => ({ sub: id, ...people[id] }) },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'], eppn: ['eppn'] },
    scopes: ['openid', 'profile', 'email', 'eppn'],
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(20).toString('hex')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }] },
    ttl: {
      IdToken: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
  });
  // The port of a product under test is known only once it listens.
  provider.Client.prototype.redirectUriAllowed = (uri) => new URL(uri).pathname === '/signin_oidc';
  if (idTokenAge > 0) {
    const { prototype } = provider.IdToken;
    const { issue } = prototype;
    prototype.issue = async function (...given) {
      return older(await issue.apply(this, given), idTokenAge, privateKey);
    };
  }
  const answer = provider.callback();
  handle = (request, response) => {
    // A browser with a window asks for it by itself, and logs an error if there is none.
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    interact(provider, request, response).catch(() => response.writeHead(500).end());
  };
  return {
    issuer,
    port: (server.address() as AddressInfo).port,
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: TEST_CLIENT.id, OIDC_CLIENT_SECRET: TEST_CLIENT.secret },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type TestOidcProvider = Awaited<ReturnType<typeof startOidcProvider>>;

/** The same token, made earlier, and signed again. */
function older(token: string, seconds: number, key: KeyObject): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = { ...claims, iat: claims.iat - seconds, exp: claims.exp - seconds };
  const signed = `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    return;
  }
  const accountId = (await formOf(request)).get('account') ?? '';
  if (accountId === '') {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const grant = new provider.Grant({ accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  await provider.interactionFinished(request, response, {
    login: { accountId },
    consent: { grantId: await grant.save() },
  });
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

const PAGE = `<!doctype html><html lang="en"><title>Provider</title><main><h1>Provider</h1>
<form method="post"><label>Name <input name="account"></label><button>Continue</button></form>
<form method="post"><button>Refuse</button></form></main></html>`;

/** As a browser does it: follows the addresses, keeps cookies, and stops where it is sent back to the product. */
export async function answerAtProvider(url: string, account: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  const visit = async (address: string, form?: Record<string, string>): Promise<URL> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null) {
      if (form) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
      return visit(address, account === '' ? {} : { account });
    }
    const target = new URL(next, address);
    return target.pathname === '/signin_oidc' ? target : visit(target.href);
  };
  return Object.fromEntries((await visit(url)).searchParams);
}
