import { REASONS } from '@kodestien/sandbox/judge';
import type { Translate } from '../../i18n/use-t.ts';

/** Our own words for how an answer differs, where the author has none. */
export function reasonText(t: Translate, reason: string): string {
  const [kind, type] = reason.split(':');
  if (kind === 'error' && type) return t('learning.reason.error', { type });
  const known = REASONS.find((one) => one === reason);
  return t(known ? `learning.reason.${known}` : 'learning.reason.different');
}
