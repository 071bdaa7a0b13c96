import 'messages:error';
import { ERROR_TEXTS, errorText } from '@kodestien/contract/error-texts';
import type { HumanLang } from '@kodestien/contract/language';
import { ApiError, NetworkError } from '../api-client/errors.ts';
import { publicConfig } from '../public-config.ts';
import { translate } from './catalogs.ts';

/** What a person reads when a call has failed. By code, not by the server's text, so it follows a language switch. */
export function errorMessage(error: unknown, lang: HumanLang): string {
  if (error instanceof NetworkError) return translate(lang, 'app.error.offline');
  if (!(error instanceof ApiError)) return ERROR_TEXTS.internal[lang];
  if (error.code === 'too_many_requests' && error.retryAfter) return waitMessage(error.retryAfter, lang);
  if (error.code && Object.hasOwn(ERROR_TEXTS, error.code))
    return errorText(error.code, lang, publicConfig.contact_email);
  return translate(lang, 'error.unknown', { status: error.status });
}

function waitMessage(seconds: number, lang: HumanLang): string {
  return seconds < 100
    ? translate(lang, 'error.wait', { seconds })
    : translate(lang, 'error.wait_minutes', { minutes: Math.ceil(seconds / 60) });
}
