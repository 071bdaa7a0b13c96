import { fileURLToPath } from 'node:url';
import * as account from '@kodestien/contract/account/operations';
import * as profile from '@kodestien/contract/profile/operations';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { authenticate } from './account/caller.ts';
import * as mailLinks from './account/mail-links.ts';
import * as signIn from './account/sign-in.ts';
import * as signUp from './account/sign-up.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { answerErrorsAsProblems } from './http/error-handler.ts';
import { serveHealth } from './http/health.ts';
import { OperationRouter, type Registered } from './http/operations.ts';
import { RateLimiter } from './http/rate-limit.ts';
import { logRequests } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { validateWithAjv } from './http/validation.ts';
import { serveWebApp } from './http/web-app.ts';
import * as profiles from './profile/routes.ts';
import { deriveSecrets } from './secrets.ts';
import type { Services } from './services.ts';

/** Enough for any form; calls that take more say so themselves. */
const BODY_LIMIT = 256 * 1024;
const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

export type AppOptions = {
  config: Config;
  database: Database;
  now?: () => number;
  webApp?: string;
};

export type App = {
  http: FastifyInstance;
  services: Services;
  registered: readonly Registered[];
  /** Where the product is reached from outside; with port 0 known once it listens. */
  publicUrl: () => string;
};

export async function buildApp({ config, database, now = Date.now, webApp = WEB_APP }: AppOptions): Promise<App> {
  const http = fastify({
    logger: { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  const publicUrl = () => config.publicUrl ?? listeningAddress(http, config.port);
  const services: Services = {
    config,
    database,
    connection: database.connection,
    secrets: deriveSecrets(config.jwtSecret),
    limits: new RateLimiter(database.connection, config.rateLimitFactor, now),
    now,
    log: http.log,
    mailWaits: () => {},
  };

  addSecurityHeaders(http, config.publicUrl?.startsWith('https:') ?? false);
  logRequests(http);
  answerErrorsAsProblems(http);
  validateWithAjv(http);
  const router = new OperationRouter(http, services, authenticate);
  addRoutes(router);
  router.refuseOtherMethods();
  serveApiDocs(http, router.registered, publicUrl);
  serveHealth(http, database.connection);
  await serveWebApp(http, webApp, config.public);
  return { http, services, registered: router.registered, publicUrl };
}

/** Every call of the API and who may make it. */
function addRoutes(router: OperationRouter<Awaited<ReturnType<typeof authenticate>>>): void {
  // Anyone
  router.anyone(account.token, signIn.token);
  router.anyone(account.tokenRefresh, signIn.tokenRefresh);
  router.anyone(account.tokenBlacklist, signIn.tokenBlacklist);
  router.anyone(account.getPlayer, signIn.getPlayer);
  router.anyone(account.isUsernameOpptatt, signUp.isUsernameOpptatt);
  router.anyone(account.isEmailOpptatt, signUp.isEmailOpptatt);
  router.anyone(account.createPlayer, signUp.createPlayer);
  router.anyone(account.userEmailConfirm, mailLinks.userEmailConfirm);
  router.anyone(account.userEmailConfirmResend, mailLinks.userEmailConfirmResend);
  router.anyone(account.userGlemtPassord, mailLinks.userGlemtPassord);
  router.anyone(account.userGlemtPassordSettNytt, mailLinks.userGlemtPassordSettNytt);
  router.anyone(profile.profilDisp, profiles.profilDisp);
  router.anyone(profile.getPlayerLs, profiles.getPlayerLs);

  // Signed in
  router.signedIn(profile.userProfilHumanLang, profiles.userProfilHumanLang);
}

function listeningAddress(http: FastifyInstance, port: number): string {
  const address = http.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
}
