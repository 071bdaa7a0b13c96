import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { userDataExport as userDataExportOperation } from '@kodestien/contract/account/data-export';
import * as oidc from '@kodestien/contract/account/oidc';
import * as account from '@kodestien/contract/account/operations';
import * as admin from '@kodestien/contract/admin/operations';
import * as board from '@kodestien/contract/classes/board';
import * as handIns from '@kodestien/contract/classes/hand-ins';
import * as classes from '@kodestien/contract/classes/operations';
import * as showings from '@kodestien/contract/classes/showings';
import * as talk from '@kodestien/contract/classes/talk';
import * as document from '@kodestien/contract/document/operations';
import { sok } from '@kodestien/contract/document/search';
import * as learning from '@kodestien/contract/learning/operations';
import { kjor as kjorOperation } from '@kodestien/contract/learning/run';
import * as forTeachers from '@kodestien/contract/learning/teachers';
import { pathTo } from '@kodestien/contract/page-paths';
import * as profile from '@kodestien/contract/profile/operations';
import { createGrader } from '@kodestien/sandbox/server/grader';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import * as email from './account/email-routes.ts';
import * as mailLinks from './account/mail-link-routes.ts';
import type { OidcProvider } from './account/oidc/provider.ts';
import type { AccountServices } from './account/oidc/services.ts';
import * as withProvider from './account/oidc-routes.ts';
import { userUpdatePassword } from './account/password-routes.ts';
import * as policies from './account/policies.ts';
import * as sessions from './account/session-routes.ts';
import * as signIn from './account/sign-in-routes.ts';
import * as signUp from './account/sign-up-routes.ts';
import { userUpdateUsername } from './account/username-routes.ts';
import { adminAudit } from './admin/audit/routes.ts';
import * as backups from './admin/database-tools/backup-routes.ts';
import * as databaseTools from './admin/database-tools/routes.ts';
import { adminExport } from './admin/json-backend/export-routes.ts';
import { adminPreview } from './admin/json-backend/preview-routes.ts';
import { adminJsonBackPush } from './admin/json-backend/push-routes.ts';
import { adminJsonSchema } from './admin/json-backend/schema-routes.ts';
import * as stage from './admin/json-backend/stage-routes.ts';
import { adminStrength } from './admin/json-backend/strength-routes.ts';
import * as outbox from './admin/mail/outbox-routes.ts';
import * as mailTrials from './admin/mail/trial-routes.ts';
import { adminOverview } from './admin/overview/routes.ts';
import * as revisions from './admin/revisions/routes.ts';
import type { AdminServices } from './admin/services.ts';
import * as userDumps from './admin/users/dump-routes.ts';
import * as users from './admin/users/routes.ts';
import * as boards from './classes/board/routes.ts';
import { boardStreams } from './classes/board/streams.ts';
import * as ownHandIns from './classes/hand-ins/own-routes.ts';
import * as classHandIns from './classes/hand-ins/routes.ts';
import * as pupilIdentities from './classes/identity-routes.ts';
import * as members from './classes/member-routes.ts';
import * as pupils from './classes/pupil-routes.ts';
import * as schoolClasses from './classes/routes.ts';
import * as shownProjects from './classes/showings/routes.ts';
import * as ownQuestions from './classes/talk/own-routes.ts';
import * as classTalk from './classes/talk/routes.ts';
import * as classTeachers from './classes/teacher-routes.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import * as blocks from './document/block-routes.ts';
import * as comments from './document/comments/routes.ts';
import * as descriptions from './document/descriptions/routes.ts';
import { DocumentCache } from './document/document-cache.ts';
import { serveImageFiles } from './document/image-files.ts';
import { proofsInDatabase } from './document/proof/proof-stores.ts';
import { Prover } from './document/proof/prover.ts';
import * as documents from './document/routes.ts';
import { serveApiDocs } from './http/api-docs.ts';
import type { Caller } from './http/caller.ts';
import { refuseWhileClosing } from './http/closing.ts';
import { answerBrokenHttp, answerErrorsAsProblems, sendProblem } from './http/error-handler.ts';
import { serveHealth } from './http/health.ts';
import { type AddOperation, OperationRouter, type Registered } from './http/operations.ts';
import { ProblemError } from './http/problem.ts';
import { RateLimiter } from './http/rate-limit.ts';
import { logRequests, logStream, requestIds } from './http/request-log.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { serializeBySchema } from './http/serialization.ts';
import { validateWithAjv } from './http/validation.ts';
import { serveWebAppFiles } from './http/web-app.ts';
import * as certificates from './learning/certificate-routes.ts';
import * as drafts from './learning/draft-routes.ts';
import { oppgaveHint, oppgaveLosning, oppgaveSvar } from './learning/exercise-routes.ts';
import { withExpected } from './learning/expected.ts';
import { kjor } from './learning/kjor-routes.ts';
import { servePageFrames } from './learning/page-frames.ts';
import * as progress from './learning/progress-routes.ts';
import { quizSvar } from './learning/quiz-routes.ts';
import { References } from './learning/references.ts';
import type { LearningServices } from './learning/services.ts';
import * as teachers from './learning/teacher-routes.ts';
import * as teaching from './learning/teaching-routes.ts';
import type { Metrics } from './metrics/metrics.ts';
import { escapeUnsafe } from './one-line.ts';
import { serveBrowserFiles } from './page/browser-files.ts';
import { serveCrawlerFiles } from './page/crawlers.ts';
import { servePages } from './page/serve.ts';
import { userDataExport } from './privacy/data-export-routes.ts';
import { userDelete } from './privacy/deletion-routes.ts';
import { getPlayerLs } from './profile/list-routes.ts';
import { getPlayer } from './profile/own-profile-routes.ts';
import { createDatabaseStore } from './profile/picture/database-store.ts';
import { createFileStore } from './profile/picture/file-store.ts';
import type { PictureServices, PictureStore } from './profile/picture/picture-store.ts';
import * as pictures from './profile/picture/routes.ts';
import { servePictures } from './profile/picture/serve-pictures.ts';
import * as profiles from './profile/routes.ts';
import { deriveSecrets } from './secrets.ts';

/** Enough for any form; calls that take more say so themselves. */
const BODY_LIMIT = 256 * 1024;
const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** The web app with React's development build, where strict mode has an effect. `npm start` builds it when it is needed. */
const STRICT_WEB_APP = `${WEB_APP}-strict`;

/** Everything that handlers work with. */
export type AppServices = AccountServices & LearningServices & PictureServices & AdminServices;

export type AppOptions = {
  config: Config;
  database: Database;
  now?: () => number;
  webApp?: string;
  /** Measures what is done here, where someone wants to know. */
  metrics?: Metrics | undefined;
};

export type App = {
  http: FastifyInstance;
  services: AppServices;
  registered: readonly Registered[];
  /** Where the product is reached from outside; with port 0 known once it listens. */
  publicUrl: () => string;
};

export async function buildApp({ config, database, now = Date.now, webApp, metrics }: AppOptions): Promise<App> {
  const webFolder = webApp ?? (config.public.strict_mode ? STRICT_WEB_APP : WEB_APP);
  const headers = securityHeaders(config.publicUrl?.startsWith('https:') ?? false);
  const http = fastify({
    logger: { level: config.logLevel, base: null, hooks: { streamWrite: escapeUnsafe }, stream: logStream() },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
    // Ours is a problem like any other (refuseWhileClosing).
    return503OnClosing: false,
    // Addresses that cannot be read are those of nothing; no hook of ours sees them.
    frameworkErrors: (_error, request, reply) =>
      void sendProblem(new ProblemError('not_found'), request, reply.headers(headers)),
    clientErrorHandler: answerBrokenHttp,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  // Known for good once it listens: each call asks for it.
  let ownUrl = config.publicUrl;
  http.addHook('onListen', async () => {
    ownUrl ??= listeningAddress(http, config.port);
  });
  const publicUrl = () => ownUrl ?? listeningAddress(http, config.port);
  const redirectUri = () => `${publicUrl()}${pathTo('signin_oidc')}`;
  const ownGrader = createGrader(config.graders === undefined ? {} : { size: config.graders });
  const grader = metrics?.watchGrader(ownGrader) ?? ownGrader;
  const references = new References({ connection: database.connection, grader, now });
  const services: AppServices = {
    config,
    database,
    connection: database.connection,
    secrets: deriveSecrets(config.jwtSecret),
    limits: new RateLimiter(database.connection, config.rateLimitFactor, now),
    pictures: createPictureStore(config),
    documents: new DocumentCache(database, config.database, (source, reader, forget) =>
      withExpected(source, reader, references, forget),
    ),
    grader,
    references,
    proofs: new Prover(grader, proofsInDatabase(database.connection, now, { trustsFiles: true })),
    oidc: config.oidc && (await oidcProvider({ config: config.oidc, redirectUri, now, log: http.log })),
    now,
    log: http.log,
    wakeMailWorker: () => {},
    sendMailNow: () => Promise.reject(new Error('No mail is sent from here.')),
    publicUrl,
  };

  // Before the server waits for its answers to end: these would not.
  http.addHook('preClose', () => boardStreams(services).close());
  http.addHook('onClose', async () => {
    grader.close();
    await services.documents.close();
  });
  addSecurityHeaders(http, headers);
  refuseWhileClosing(http);
  logRequests(http);
  metrics?.watchRequests(http);
  answerErrorsAsProblems(http);
  validateWithAjv(http);
  serializeBySchema(http);
  // JSON, and a form where a call says so: everything else is the wrong type.
  http.removeContentTypeParser('text/plain');
  const router = new OperationRouter(http, services);
  addRoutes({
    anyone: router.guardedBy(policies.anyone),
    visitor: router.guardedBy(policies.visitor),
    signedIn: router.guardedBy(policies.signedIn),
    teacher: router.guardedBy(policies.teacher),
    superuser: router.guardedBy(policies.superuser),
  });
  router.refuseOtherMethods();
  serveApiDocs(http, router.registered, publicUrl);
  serveImageFiles(http);
  servePictures(http, services);
  serveHealth(http, database, config.dataDir);
  servePageFrames(http, publicUrl);
  await serveWebAppFiles(http, webFolder);
  serveBrowserFiles(http, services);
  serveCrawlerFiles(http, services);
  servePages(http, webFolder, services, publicUrl);
  return { http, services, registered: router.registered, publicUrl };
}

type Guarded = {
  anyone: AddOperation<undefined, AppServices>;
  visitor: AddOperation<Caller | undefined, AppServices>;
  signedIn: AddOperation<Caller, AppServices>;
  teacher: AddOperation<Caller, AppServices>;
  superuser: AddOperation<Caller, AppServices>;
};

/** Every call of the API and who may make it. */
function addRoutes(router: Guarded): void {
  // Anyone
  router.anyone(account.token, signIn.token);
  router.anyone(account.tokenRefresh, signIn.tokenRefresh);
  router.anyone(account.tokenBlacklist, signIn.tokenBlacklist);
  router.anyone(account.getPlayer, getPlayer);
  router.anyone(account.isUsernameOpptatt, signUp.isUsernameOpptatt);
  router.anyone(account.isEmailOpptatt, signUp.isEmailOpptatt);
  router.anyone(account.createPlayer, signUp.createPlayer);
  router.anyone(account.userEmailConfirm, mailLinks.userEmailConfirm);
  router.anyone(account.userEmailConfirmResend, mailLinks.userEmailConfirmResend);
  router.anyone(account.userGlemtPassord, mailLinks.userGlemtPassord);
  router.anyone(account.userGlemtPassordSettNytt, mailLinks.userGlemtPassordSettNytt);
  router.anyone(oidc.oidcStart, withProvider.oidcStart);
  router.anyone(oidc.oidcFinish, withProvider.oidcFinish);
  router.anyone(oidc.oidcAccount, withProvider.oidcAccount);
  router.anyone(oidc.oidcLink, withProvider.oidcLink);
  router.anyone(oidc.oidcOffer, withProvider.oidcOffer);
  router.anyone(profile.usernameFraCurrent, profiles.usernameFraCurrent);
  router.anyone(profile.getPlayerLs, getPlayerLs);
  router.anyone(document.getDocHeader, documents.getDocHeader);
  router.anyone(document.getDocSlug, documents.getDocSlug);
  router.anyone(document.mal, documents.mal);
  router.anyone(document.blokk, blocks.blokk);
  router.anyone(sok, documents.sok);
  router.anyone(document.blokkOversikt, blocks.blokkOversikt);
  router.anyone(learning.kursbevisSjekk, certificates.kursbevisSjekk);
  router.anyone(learning.kursbevisNokkel, certificates.kursbevisNokkel);
  router.anyone(forTeachers.larerOversikt, teachers.larerOversikt);
  router.anyone(forTeachers.larerOpplegg, teaching.larerOpplegg);

  // Anyone; those who are signed in see people of their classes, and their answers are stored
  router.visitor(profile.profilDisp, profiles.profilDisp);
  router.visitor(learning.oppgaveSvar, oppgaveSvar);
  router.visitor(learning.oppgaveHint, oppgaveHint);
  router.visitor(learning.oppgaveLosning, oppgaveLosning);
  router.visitor(learning.quizSvar, quizSvar);
  router.visitor(kjorOperation, kjor);

  // Signed in
  router.signedIn(document.blokkSvar, comments.blokkSvar);
  router.signedIn(document.blokkKommentarAdd, comments.blokkKommentarAdd);
  router.signedIn(document.blokkKommentarEdit, comments.blokkKommentarEdit);
  router.signedIn(document.blokkKommentarRemove, comments.blokkKommentarRemove);
  router.signedIn(learning.oppgaveUtkast, drafts.oppgaveUtkast);
  router.signedIn(learning.oppgaveUtkastSave, drafts.oppgaveUtkastSave);
  router.signedIn(learning.fremgang, progress.fremgang);
  router.signedIn(learning.fremgangSted, progress.fremgangSted);
  router.signedIn(learning.kursbevis, certificates.kursbevis);
  router.signedIn(profile.userProfilHumanLang, profiles.userProfilHumanLang);
  router.signedIn(profile.userProfilItemTxt, profiles.userProfilItemTxt);
  router.signedIn(profile.userProfilImg, pictures.userProfilImg);
  router.signedIn(profile.userProfilImgDelete, pictures.userProfilImgDelete);
  router.signedIn(profile.userProfilVarsler, profiles.userProfilVarsler);
  router.signedIn(profile.userProfilVarslerSet, profiles.userProfilVarslerSet);
  router.signedIn(profile.userProfilSynlig, profiles.userProfilSynlig);
  router.signedIn(profile.userProfilSynligSet, profiles.userProfilSynligSet);
  router.signedIn(account.userUpdateUsername, userUpdateUsername);
  router.signedIn(account.userUpdatePassword, userUpdatePassword);
  router.signedIn(account.userEmail, email.userEmail);
  router.signedIn(account.userUpdateEmail, email.userUpdateEmail);
  router.signedIn(account.userSessions, sessions.userSessions);
  router.signedIn(account.userSessionsEnd, sessions.userSessionsEnd);
  router.signedIn(oidc.oidcStartLink, withProvider.oidcStartLink);
  router.signedIn(oidc.oidcStartConfirm, withProvider.oidcStartConfirm);
  router.signedIn(oidc.oidcIdentity, withProvider.oidcIdentity);
  router.signedIn(oidc.oidcUnlink, withProvider.oidcUnlink);
  router.signedIn(account.userApiTokRenew, sessions.userApiTokRenew);
  router.signedIn(userDataExportOperation, userDataExport);
  router.signedIn(account.userDelete, userDelete);

  router.signedIn(classes.klasser, members.klasser);
  router.signedIn(classes.larerSoknad, classTeachers.larerSoknad);
  router.signedIn(classes.klasseBliMed, members.klasseBliMed);
  router.signedIn(classes.klasseForlat, members.klasseForlat);
  router.signedIn(handIns.innleveringer, ownHandIns.innleveringer);
  router.signedIn(handIns.innlevering, ownHandIns.innlevering);
  router.signedIn(handIns.innleveringLever, ownHandIns.innleveringLever);
  router.signedIn(showings.framvisninger, shownProjects.framvisninger);
  router.signedIn(showings.framvisning, shownProjects.framvisning);
  router.signedIn(showings.framvisningAdd, shownProjects.framvisningAdd);
  router.signedIn(showings.framvisningRemove, shownProjects.framvisningRemove);
  router.signedIn(talk.sporsmal, ownQuestions.sporsmal);
  router.signedIn(talk.sporsmalAdd, ownQuestions.sporsmalAdd);
  router.signedIn(talk.sporsmalRemove, ownQuestions.sporsmalRemove);

  // Teachers; a class that is not theirs does not exist for them
  router.teacher(forTeachers.larerFasit, teachers.larerFasit);
  router.teacher(forTeachers.larerProve, teaching.larerProve);
  router.teacher(classes.klasseAdd, schoolClasses.klasseAdd);
  router.teacher(classes.klasse, schoolClasses.klasse);
  router.teacher(classes.klasseEdit, schoolClasses.klasseEdit);
  router.teacher(classes.klasseKopi, schoolClasses.klasseKopi);
  router.teacher(classes.klasseSlett, schoolClasses.klasseSlett);
  router.teacher(classes.klasseLarer, classTeachers.klasseLarer);
  router.teacher(classes.klasseLarerRemove, classTeachers.klasseLarerRemove);
  router.teacher(board.klasseTavle, boards.klasseTavle);
  router.teacher(board.klasseTavleStrom, boards.klasseTavleStrom);
  router.teacher(board.klasseElevForsok, boards.klasseElevForsok);
  router.teacher(classes.klasseElevAdd, pupils.klasseElevAdd);
  router.teacher(classes.klasseElevEdit, pupils.klasseElevEdit);
  router.teacher(classes.klasseElevRemove, pupils.klasseElevRemove);
  router.teacher(classes.klasseElevPassord, pupils.klasseElevPassord);
  router.teacher(classes.klasseElevOidc, pupilIdentities.klasseElevOidc);
  router.teacher(handIns.klasseInnleveringer, classHandIns.klasseInnleveringer);
  router.teacher(handIns.klasseInnleveringAdd, classHandIns.klasseInnleveringAdd);
  router.teacher(handIns.klasseInnleveringEdit, classHandIns.klasseInnleveringEdit);
  router.teacher(handIns.klasseInnleveringRemove, classHandIns.klasseInnleveringRemove);
  router.teacher(handIns.klasseInnlevering, classHandIns.klasseInnlevering);
  router.teacher(handIns.klasseInnleveringFrist, classHandIns.klasseInnleveringFrist);
  router.teacher(handIns.klasseInnleveringElev, classHandIns.klasseInnleveringElev);
  router.teacher(talk.klasseSporsmal, classTalk.klasseSporsmal);
  router.teacher(talk.klasseKommentarAdd, classTalk.klasseKommentarAdd);
  router.teacher(talk.klasseKommentarRemove, classTalk.klasseKommentarRemove);
  router.teacher(talk.klasseFasteKommentarer, classTalk.klasseFasteKommentarer);
  router.teacher(talk.klasseFastKommentarRemove, classTalk.klasseFastKommentarRemove);

  // Superusers
  router.superuser(document.blokkBeskrivelseAdd, descriptions.blokkBeskrivelseAdd);
  router.superuser(document.blokkBeskrivelseEdit, descriptions.blokkBeskrivelseEdit);
  router.superuser(document.blokkBeskrivelseRemove, descriptions.blokkBeskrivelseRemove);
  router.superuser(admin.dbInitialization, databaseTools.dbInitialization);
  router.superuser(admin.dbLoad, databaseTools.dbLoad);
  router.superuser(admin.dbDelete, databaseTools.dbDelete);
  router.superuser(admin.dbCycle, databaseTools.dbCycle);
  router.superuser(admin.adminBackups, backups.adminBackups);
  router.superuser(admin.adminBackup, backups.adminBackup);
  router.superuser(admin.adminBackupRestore, backups.adminBackupRestore);
  router.superuser(admin.adminJsonBack, stage.adminJsonBack);
  router.superuser(admin.adminJsonBackDocument, stage.adminJsonBackDocument);
  router.superuser(admin.adminJsonBackAdd, stage.adminJsonBackAdd);
  router.superuser(admin.adminJsonBackRemove, stage.adminJsonBackRemove);
  router.superuser(admin.adminJsonBackPush, adminJsonBackPush);
  router.superuser(admin.adminJsonSchema, adminJsonSchema);
  router.superuser(admin.adminExport, adminExport);
  router.superuser(admin.adminPreview, adminPreview);
  router.superuser(admin.adminStrength, adminStrength);
  router.superuser(admin.adminRevisions, revisions.adminRevisions);
  router.superuser(admin.adminRevision, revisions.adminRevision);
  router.superuser(admin.adminRevisionRollback, revisions.adminRevisionRollback);
  router.superuser(admin.adminUserArr, users.adminUserArr);
  router.superuser(admin.adminUserConfirm, users.adminUserConfirm);
  router.superuser(admin.adminUserLock, users.adminUserLock);
  router.superuser(admin.adminUserUnlock, users.adminUserUnlock);
  router.superuser(admin.adminUserSuperuser, users.adminUserSuperuser);
  router.superuser(admin.adminUserTeacher, users.adminUserTeacher);
  router.superuser(admin.adminUserArrDump, userDumps.adminUserArrDump);
  router.superuser(admin.adminUserArrDumps, userDumps.adminUserArrDumps);
  router.superuser(admin.adminUserArrDumpFile, userDumps.adminUserArrDumpFile);
  router.superuser(admin.adminUserArrDumpCleanupBu, userDumps.adminUserArrDumpCleanupBu);
  router.superuser(admin.developerSendEmailUserConfirm, mailTrials.developerSendEmailUserConfirm);
  router.superuser(admin.developerSendEmailGlemtPassord, mailTrials.developerSendEmailGlemtPassord);
  router.superuser(admin.adminMailPreview, mailTrials.adminMailPreview);
  router.superuser(admin.adminOutbox, outbox.adminOutbox);
  router.superuser(admin.adminOutboxRetry, outbox.adminOutboxRetry);
  router.superuser(admin.adminOutboxCancel, outbox.adminOutboxCancel);
  router.superuser(admin.adminAudit, adminAudit);
  router.superuser(admin.adminOverview, adminOverview);
}

/** Servers beside each other share only the database. A single server writes files, which are cheaper to read. */
export function createPictureStore({ database, dataDir }: Config): PictureStore {
  return database.kind === 'postgres' ? createDatabaseStore() : createFileStore(join(dataDir, 'bilder'));
}

/** As a function, because Fastify trusts no proxy when it is given a number. The first hop is the nearest proxy. */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

function listeningAddress(http: FastifyInstance, port: number): string {
  const address = http.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
}

/** Its library is six megabytes of memory that an installation without a provider does not need. */
async function oidcProvider(options: ConstructorParameters<typeof OidcProvider>[0]): Promise<OidcProvider> {
  const { OidcProvider } = await import('./account/oidc/provider.ts');
  return new OidcProvider(options);
}
