import type { HumanLang } from '@kodestien/contract/language';
import { LOCALE } from '@kodestien/contract/language';
import type { FastifyBaseLogger } from 'fastify';
import * as openid from 'openid-client';
import type { OidcConfig } from '../../config.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Proven, readClaims } from './claims.ts';

/** Someone waits in front of the screen for each of these. */
const TIMEOUT_SECONDS = 6;
/** A provider that is away is not asked again by everyone who clicks. */
const PAUSE_AFTER_FAILURE_MS = 3000;
/** Providers change their addresses now and then; their keys are fetched again by themselves. */
const KNOWN_FOR_MS = 24 * 60 * 60_000;
/** How long ago someone may have signed in at the provider who confirms that it is them. */
const CONFIRMED_WITHIN_SECONDS = 300;

/** What ties one sign-in to its answer. All three can be made again from the cookie and the state. */
export type Ties = { state: string; nonce: string; verifier: string };
export type ProviderAnswer = { code: string; iss: string | undefined };

type Options = {
  config: OidcConfig;
  /** Where the provider sends the browser back to. */
  redirectUri: () => string;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** The provider that people sign in with, as OpenID Connect describes it. Nothing that it gives us is stored. */
export class OidcProvider {
  readonly #options: Options;
  #known: { configuration: openid.Configuration; at: number } | undefined;
  #asking: Promise<openid.Configuration> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Where the browser goes to. Someone who confirms has to sign in there once more. */
  async addressFor(ties: Ties, lang: HumanLang, isConfirmation: boolean): Promise<string> {
    const configuration = await this.#configuration();
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#options.redirectUri(),
      scope: this.#options.config.scope,
      state: ties.state,
      nonce: ties.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(ties.verifier),
      code_challenge_method: 'S256',
      ui_locales: LOCALE[lang],
      ...(isConfirmation && { prompt: 'login', max_age: String(CONFIRMED_WITHIN_SECONDS) }),
    });
    return url.href;
  }

  /** Exchanges the code and tells who it is. Everything that does not fit is refused. */
  async whoAnswered(answer: ProviderAnswer, ties: Ties, isConfirmation: boolean): Promise<Proven> {
    const configuration = await this.#configuration();
    const url = new URL(this.#options.redirectUri());
    url.search = new URLSearchParams({
      code: answer.code,
      state: ties.state,
      ...(answer.iss !== undefined && { iss: answer.iss }),
    }).toString();
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, url, {
        pkceCodeVerifier: ties.verifier,
        expectedState: ties.state,
        expectedNonce: ties.nonce,
        idTokenExpected: true,
        ...(isConfirmation && { maxAge: CONFIRMED_WITHIN_SECONDS }),
      });
      const claims = tokens.claims();
      if (!claims) throw new ProblemError('oidc_failed');
      const more = configuration.serverMetadata().userinfo_endpoint
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
      return readClaims({ ...more, ...claims }, this.#options.config);
    } catch (error) {
      throw this.#refusal(error);
    }
  }

  /** Asked once, by all who come meanwhile together, and again after a failure. */
  async #configuration(): Promise<openid.Configuration> {
    const { now } = this.#options;
    if (this.#known && now() - this.#known.at < KNOWN_FOR_MS) return this.#known.configuration;
    if (!this.#asking && now() - this.#failedAt < PAUSE_AFTER_FAILURE_MS) throw new ProblemError('oidc_unavailable');
    this.#asking ??= this.#discover().finally(() => {
      this.#asking = undefined;
    });
    try {
      return await this.#asking;
    } catch (error) {
      this.#failedAt = now();
      // What was true yesterday is better than nobody getting in.
      if (this.#known) return this.#known.configuration;
      throw this.#refusal(error, 'oidc_unavailable');
    }
  }

  async #discover(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = this.#options.config;
    const isOwnMachine = new URL(issuer).protocol === 'http:';
    const found = await openid.discovery(new URL(issuer), clientId, undefined, openid.None(), {
      timeout: TIMEOUT_SECONDS,
      execute: isOwnMachine ? [openid.allowInsecureRequests] : [],
    });
    const metadata = found.serverMetadata();
    const takesBasic = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
    const authentication = takesBasic ? openid.ClientSecretBasic(clientSecret) : openid.ClientSecretPost(clientSecret);
    const configuration = new openid.Configuration(metadata, clientId, undefined, authentication);
    configuration.timeout = TIMEOUT_SECONDS;
    if (isOwnMachine) openid.allowInsecureRequests(configuration);
    // The signature is checked too, although the token comes from the provider itself.
    openid.enableNonRepudiationChecks(configuration);
    this.#known = { configuration, at: this.#options.now() };
    return configuration;
  }

  /** The kind of error is logged, and never what came with it: that may be a token or a code. */
  #refusal(error: unknown, otherwise: 'oidc_failed' | 'oidc_unavailable' = 'oidc_failed'): ProblemError {
    if (error instanceof ProblemError) return error;
    const { name, code, status } = error as { name?: string; code?: string; status?: number };
    this.#options.log.warn({ name, code, status }, 'the sign-in provider gave no answer that can be used');
    return new ProblemError(isAway(error) ? 'oidc_unavailable' : otherwise);
  }
}

/** No connection, no answer in time, or an error of its own. */
function isAway(error: unknown): boolean {
  const { code, status, cause } = error as { code?: string; status?: number; cause?: unknown };
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true;
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  const answered = status ?? (cause instanceof Response ? cause.status : 0);
  return answered >= 500;
}
