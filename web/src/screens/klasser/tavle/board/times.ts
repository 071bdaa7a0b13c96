import type { Translate } from '../../../../i18n/use-t.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function minutesSince(then: number, now: number): number {
  return Math.max(0, Math.floor((now - then) / MINUTE));
}

/** How long ago, in a word that fits a narrow column. */
export function agoText(t: Translate, then: number | null, now: number): string {
  if (then === null) return t('klasse_tavle.board.never');
  const minutes = minutesSince(then, now);
  if (minutes < 2) return t('klasse_tavle.board.now');
  if (now - then < HOUR) return t('klasse_tavle.board.minutes', { minutes });
  return t('klasse_tavle.board.away');
}
