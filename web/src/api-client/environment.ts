import { DEFAULT_HUMAN_LANG, type HumanLang } from '@kodestien/contract/language';

/** What the calls need from around them. The session gives it once, before the first call. */
export type ApiEnvironment = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  language: () => HumanLang;
  accessToken: () => string | null;
  /** Gets a newer access token than the one that was refused; `null` when there is none to be had. */
  renewAccessToken: (refused: string) => Promise<string | null>;
};

export const environment: ApiEnvironment = {
  fetch: (url, init) => fetch(url, init),
  language: () => DEFAULT_HUMAN_LANG,
  accessToken: () => null,
  renewAccessToken: async () => null,
};

export function connectApiClient(parts: Partial<ApiEnvironment>): void {
  Object.assign(environment, parts);
}
