import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { TEST_SECRET } from './testing/secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kodestien-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function issuesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR: dataDir, ...environment });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.issues;
    throw error;
  }
}

test('an empty environment gives a product that runs on this machine alone', () => {
  const config = readConfig({ DATA_DIR: dataDir });
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    workers: 1,
    trustProxy: false,
    rateLimitFactor: 1,
    database: { kind: 'sqlite', file: join(dataDir, 'kodestien.sqlite') },
    public: {
      after_signin: 'profile',
      show_admin_route: true,
      show_admin_link: true,
      show_user_list: true,
      show_signup: true,
      contact_email: '',
      debug_log: false,
      strict_mode: false,
    },
  });
});

test('every issue is reported at once', () => {
  const issues = issuesOf({
    PORT: 'tre tusen',
    PUBLIC_URL: 'kodestien.no',
    DATABASE_URL: 'mysql://localhost/x',
    SMTP_URL: 'http://localhost',
    WORKERS: '0',
    TRUST_PROXY: 'kanskje!',
    RATE_LIMIT_FACTOR: '-1',
    AFTER_SIGNIN: 'home',
    SHOW_SIGNUP: 'ja',
    LOG_LEVEL: 'loud',
    JWT_SECRET: 'short',
  });
  expect(issues.map((issue) => issue.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'WORKERS',
    'TRUST_PROXY',
    'RATE_LIMIT_FACTOR',
    'LOG_LEVEL',
    'AFTER_SIGNIN',
    'SHOW_SIGNUP',
    'JWT_SECRET',
  ]);
});

test('measurements are shown nowhere unless a port is given, and never on the port of the product', () => {
  expect(readConfig({ DATA_DIR: dataDir }).metrics).toBeUndefined();
  expect(readConfig({ DATA_DIR: dataDir, METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(issuesOf({ PORT: '9464', METRICS_PORT: '9464' })).toEqual([expect.stringContaining('METRICS_PORT must not')]);
});

test('PostgreSQL can be reached through a pooler and past it, with as many connections as one allows', () => {
  const place = {
    DATABASE_URL: 'postgres://pooler/kodestien',
    JWT_SECRET: TEST_SECRET,
  };
  expect(readConfig({ DATA_DIR: dataDir, ...place }).database).toMatchObject({ connections: 10 });
  const both = { ...place, DATABASE_DIRECT_URL: 'postgres://server/kodestien', DATABASE_CONNECTIONS: '3' };
  expect(readConfig({ DATA_DIR: dataDir, ...both }).database).toMatchObject({
    url: 'postgres://pooler/kodestien',
    directUrl: 'postgres://server/kodestien',
    connections: 3,
  });
  expect(issuesOf({ ...place, DATABASE_DIRECT_URL: 'pooler', DATABASE_CONNECTIONS: '0', GRADERS: '0' })).toHaveLength(
    3,
  );
});

test('a password inside an address is not repeated in the message', () => {
  expect(issuesOf({ DATABASE_URL: 'mysql://eier:hemmelig@localhost/x' }).join()).not.toContain('hemmelig');
});

test('PostgreSQL needs a secret that all servers share', () => {
  expect(issuesOf({ DATABASE_URL: 'postgres://localhost/kodestien' })).toEqual([
    expect.stringContaining('JWT_SECRET is required with DATABASE_URL'),
  ]);
});

test('a sample secret is refused', () => {
  expect(issuesOf({ JWT_SECRET: 'change-me-change-me-change-me-change-me' })).toHaveLength(1);
  expect(issuesOf({ JWT_SECRET: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' })).toHaveLength(1);
});

test('the secret is made once, kept for its owner only, and the same at the next start', () => {
  const first = readConfig({ DATA_DIR: dataDir }).jwtSecret;
  const file = join(dataDir, 'jwt-secret');
  expect(readFileSync(file, 'utf8')).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readConfig({ DATA_DIR: dataDir }).jwtSecret).toBe(first);
});

test('a slash at the end of the public address does not double in links', () => {
  expect(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://kodestien.no/' }).publicUrl).toBe('https://kodestien.no');
});

test('a DATA_DIR that cannot be used is reported in one sentence, whatever is wrong with it', () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  const folder = join(dataDir, 'secret-is-a-folder');
  mkdirSync(join(folder, 'jwt-secret'), { recursive: true });
  for (const place of [file, folder]) {
    expect(issuesOf({ DATA_DIR: place })).toEqual([expect.stringContaining(`DATA_DIR: ${place} cannot be used`)]);
  }
});

test('the secret is made once, for the owner only, and nothing else is left beside it', () => {
  const folder = join(dataDir, 'ny');
  const { jwtSecret } = readConfig({ DATA_DIR: folder });
  chmodSync(join(folder, 'jwt-secret'), 0o644);
  expect(readConfig({ DATA_DIR: folder }).jwtSecret).toBe(jwtSecret);
  expect(readdirSync(folder)).toEqual(['jwt-secret']);
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
});

test.each([
  ['true', 1],
  ['1', 1],
  ['2', 2],
  ['0', false],
  ['false', false],
  ['10.0.0.1, fd00::/8', ['10.0.0.1', 'fd00::/8']],
])('TRUST_PROXY=%s is understood', (raw, trustProxy) => {
  expect(readConfig({ DATA_DIR: dataDir, TRUST_PROXY: raw }).trustProxy).toEqual(trustProxy);
});

test.each(['-1', '1.5', '10.0.0', '10.0.0.1/33', '0.0.0.0/0', '10.0.0.1,', 'proxy.example', '1/2/3'])(
  'TRUST_PROXY=%s is an issue, and not trust in everyone',
  (raw) => {
    expect(issuesOf({ TRUST_PROXY: raw })).toEqual([expect.stringContaining('TRUST_PROXY must be a number')]);
  },
);

test.each([
  [{ MAIL_FROM: 'Kodestien <hei@kodestien.no>' }, 'hei@kodestien.no'],
  [{ MAIL_FROM: 'hei@kodestien.no' }, 'hei@kodestien.no'],
  [{ MAIL_FROM: 'Kodestien <hei@kodestien.no>', CONTACT_EMAIL: 'hjelp@kodestien.no' }, 'hjelp@kodestien.no'],
  [{ MAIL_FROM: 'Kodestien <kodestien@localhost>' }, ''],
])('%j is reached at %j', (environment, address) => {
  expect(readConfig({ DATA_DIR: dataDir, ...environment }).public.contact_email).toBe(address);
});

test('an address that nobody can write to is an issue', () => {
  expect(issuesOf({ CONTACT_EMAIL: 'ring oss' })).toEqual([expect.stringContaining('CONTACT_EMAIL')]);
});

describe('sign-in with a provider', () => {
  const OIDC = { OIDC_ISSUER: 'https://auth.example.no', OIDC_CLIENT_ID: 'kodestien', OIDC_CLIENT_SECRET: 'quiet' };

  test('is off unless all that it needs is set, and what is missing is reported', () => {
    expect(readConfig({ DATA_DIR: dataDir }).oidc).toBeUndefined();
    expect(readConfig({ DATA_DIR: dataDir }).public.oidc_name).toBe('');
    expect(issuesOf({ OIDC_ISSUER: OIDC.OIDC_ISSUER }).map((issue) => issue.split(' ')[0])).toEqual([
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
    ]);
  });

  test('asks for name and identifier, and for more only where that is said', () => {
    const config = readConfig({ DATA_DIR: dataDir, ...OIDC });
    expect(config.oidc).toMatchObject({ scope: 'openid profile', asksEmail: false, identifierClaim: 'sub' });
    expect(config.public.oidc_name).toBe('Feide');
    const more = { OIDC_EMAIL: 'true', OIDC_SCOPE: 'userid-feide openid', OIDC_NAME: 'Skolen' };
    const asked = readConfig({ DATA_DIR: dataDir, ...OIDC, ...more });
    expect(asked.oidc?.scope).toBe('openid profile email userid-feide');
    expect(asked.public.oidc_name).toBe('Skolen');
  });

  test.each(['http://auth.example.no', 'https://auth.example.no/?a=b', 'https://me:word@auth.example.no', 'feide'])(
    'refuses %s as an issuer, and does not repeat it',
    (OIDC_ISSUER) => {
      const issues = issuesOf({ ...OIDC, OIDC_ISSUER });
      expect(issues).toHaveLength(1);
      expect(issues[0]).toMatch(/^OIDC_ISSUER must begin|^OIDC_ISSUER must be/);
      expect(issues[0]).not.toContain(OIDC_ISSUER);
    },
  );

  test('takes an issuer without TLS on this machine, for trials', () => {
    expect(issuesOf({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:4000' })).toEqual([]);
  });

  test('refuses a name that no button has room for', () => {
    expect(issuesOf({ ...OIDC, OIDC_NAME: 'x'.repeat(31) })).toEqual([expect.stringContaining('OIDC_NAME')]);
  });
});
