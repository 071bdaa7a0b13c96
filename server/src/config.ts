import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { TEACHER_SIGNUPS, type TeacherSignup } from '@kodestien/contract/classes/rules';
import { isEmail } from '@kodestien/contract/patterns';
import type { PublicConfig } from '@kodestien/contract/public-config';
import type { DatabasePlace } from './database/connect.ts';
import { EnvReader } from './env-reader.ts';
import { keepPrivate } from './private-file.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type Config = {
  port: number;
  host: string;
  /** Without a slash at the end. With port 0 it is known only once the server listens. */
  publicUrl: string | undefined;
  dataDir: string;
  database: DatabasePlace;
  smtpUrl: string | undefined;
  mailFrom: string;
  jwtSecret: string;
  workers: number;
  /** Sandboxes of each engine that may work at once in one process; as many as the machine has use for unless set. */
  graders: number | undefined;
  /** How many proxies stand in front, or their addresses. */
  trustProxy: false | number | string[];
  rateLimitFactor: number;
  teacherSignup: TeacherSignup;
  /** How long an archived class is stored. */
  classKeepMonths: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Where Prometheus reads; nowhere unless set. */
  metrics: { host: string; port: number } | undefined;
  /** Another service that people can sign in with; none unless set. */
  oidc: OidcConfig | undefined;
  public: PublicConfig;
};

export type OidcConfig = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** A verified address that the provider tells becomes that of a new account. */
  asksEmail: boolean;
  /** The claim that teachers know their pupils by. */
  identifierClaim: string;
};

/** Every issue of the environment at once: nobody should have to start five times to learn of five issues. */
export class ConfigError extends Error {
  readonly issues: readonly string[];
  constructor(issues: readonly string[]) {
    super(
      `The configuration has ${issues.length === 1 ? 'an error' : `${issues.length} errors`}:\n${issues.map((issue) => `  - ${issue}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.issues = issues;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(environment: Environment = process.env): Config {
  const env = new EnvReader(environment);
  const port = env.integer('PORT', 3000, 0, 65_535);
  const dataDir = resolve(env.text('DATA_DIR', './data'));
  const mailFrom = env.text('MAIL_FROM', 'Kodestien <kodestien@localhost>');
  const databaseUrl = env.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const oidc = readOidc(env);
  const config = {
    port,
    host: env.text('HOST', '127.0.0.1'),
    publicUrl: env.url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    dataDir,
    database: databaseUrl
      ? {
          kind: 'postgres' as const,
          url: databaseUrl,
          directUrl: env.url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']),
          connections: env.integer('DATABASE_CONNECTIONS', 10, 1, 1000),
        }
      : { kind: 'sqlite' as const, file: join(dataDir, 'kodestien.sqlite') },
    smtpUrl: env.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom,
    workers: env.integer('WORKERS', 1, 1, 64),
    graders: env.isSet('GRADERS') ? env.integer('GRADERS', 1, 1, 256) : undefined,
    trustProxy: env.proxies('TRUST_PROXY'),
    rateLimitFactor: env.number('RATE_LIMIT_FACTOR', 1, 0.01, 1_000_000),
    teacherSignup: env.choice('TEACHER_SIGNUP', TEACHER_SIGNUPS, 'approve'),
    classKeepMonths: env.integer('CLASS_KEEP_MONTHS', 14, 1, 120),
    logLevel: env.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    metrics: env.isSet('METRICS_PORT')
      ? { host: env.text('METRICS_HOST', '127.0.0.1'), port: env.integer('METRICS_PORT', 0, 0, 65_535) }
      : undefined,
    oidc,
    public: {
      after_signin: env.choice('AFTER_SIGNIN', ['profile', 'root'] as const, 'profile'),
      show_admin_route: env.flag('SHOW_ADMIN_ROUTE', true),
      show_admin_link: env.flag('SHOW_ADMIN_LINK', true),
      show_user_list: env.flag('SHOW_USER_LIST', true),
      show_signup: env.flag('SHOW_SIGNUP', true),
      contact_email: env.email('CONTACT_EMAIL') ?? addressIn(mailFrom),
      oidc_name: oidc ? env.text('OIDC_NAME', 'Feide') : '',
      debug_log: env.flag('DEBUG_LOG', false),
      strict_mode: env.flag('STRICT_MODE', false),
    },
  };
  const givenSecret = env.secret('JWT_SECRET', SECRET_MIN);
  if (databaseUrl && givenSecret === undefined && !env.isSet('JWT_SECRET')) {
    env.issue('JWT_SECRET', 'is required with DATABASE_URL: all servers beside each other must share it');
  }
  if (config.workers > 1 && port === 0) env.issue('PORT', 'must be a fixed number when WORKERS is more than 1');
  if (port !== 0 && config.metrics?.port === port) {
    env.issue('METRICS_PORT', 'must not be PORT: what it shows is not for everyone');
  }
  if (env.issues.length > 0) throw new ConfigError(env.issues);
  return { ...config, jwtSecret: givenSecret ?? secretStoredIn(dataDir) };
}

const OIDC_NEEDED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const OIDC_NAME_MAX = 30;

/** All three that it needs, or none of them. */
function readOidc(env: EnvReader): OidcConfig | undefined {
  const missing = OIDC_NEEDED.filter((name) => !env.isSet(name));
  if (missing.length === OIDC_NEEDED.length) return undefined;
  for (const name of missing) env.issue(name, `is required: sign-in needs all of ${OIDC_NEEDED.join(', ')}`);
  const issuer = env.url('OIDC_ISSUER', ['https:', 'http:']) ?? '';
  if (issuer !== '' && !isSafeIssuer(new URL(issuer))) {
    env.issue('OIDC_ISSUER', 'must begin with https:// (http:// on this machine only), without ? and #');
  }
  if (env.text('OIDC_NAME', '').length > OIDC_NAME_MAX) {
    env.issue('OIDC_NAME', `must be at most ${OIDC_NAME_MAX} characters: it is written on a button`);
  }
  const asksEmail = env.flag('OIDC_EMAIL', false);
  const scopes = ['openid', 'profile', ...(asksEmail ? ['email'] : []), ...env.text('OIDC_SCOPE', '').split(/\s+/)];
  return {
    issuer,
    clientId: env.text('OIDC_CLIENT_ID', ''),
    clientSecret: env.text('OIDC_CLIENT_SECRET', ''),
    scope: [...new Set(scopes.filter((scope) => scope !== ''))].join(' '),
    asksEmail,
    identifierClaim: env.text('OIDC_IDENTIFIER', 'sub'),
  };
}

/** Secrets and answers go there: in the clear only where nobody is between. */
function isSafeIssuer({ protocol, hostname, search, hash, username }: URL): boolean {
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isOwnMachine) && search === '' && hash === '' && username === '';
}

/** `Kodestien <hei@kodestien.no>`; empty for one that nobody can write to. */
function addressIn(mailFrom: string): string {
  const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
  return isEmail(address.trim()) ? address.trim() : '';
}

const SECRET_MIN = 32;

/** Made once, then the same at every start: people stay signed in across restarts. */
function secretStoredIn(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  let secret: string;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) writeOnce(file, randomBytes(48).toString('base64url'));
    keepPrivate(file);
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError([`DATA_DIR: ${dataDir} cannot be used (${(error as Error).message})`]);
  }
  if (secret.length >= SECRET_MIN) return secret;
  throw new ConfigError([`JWT_SECRET: ${file} is damaged; remove it (everyone signs in again)`]);
}

/** Of two servers that start at once, both get what one of them wrote, and never half of it. */
function writeOnce(file: string, text: string): void {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, text, { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    // Some disks know no links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(own, file);
  } finally {
    rmSync(own, { force: true });
  }
}
