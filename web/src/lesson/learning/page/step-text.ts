import type { PageStep } from '@kodestien/sandbox/judge/inputs';
import type { Translate } from '../../../i18n/use-t.ts';

/** One event of a check, as a person would be asked to do it. */
export function stepText(t: Translate, step: PageStep): string {
  if ('click' in step) return t('learning.play.click', { element: step.click });
  if ('type' in step) return t('learning.play.type', { element: step.type, text: step.text });
  if ('submit' in step) return t('learning.play.submit', { element: step.submit });
  if ('wait' in step) return t('learning.play.wait', { seconds: step.wait / 1000 });
  if ('reload' in step) return t('learning.play.reload');
  const key = step.key === ' ' ? t('learning.play.space') : step.key;
  return step.on === undefined ? t('learning.play.key', { key }) : t('learning.play.key_on', { key, element: step.on });
}

/** The same step several times in a row is said once. */
export function repeatedSteps(steps: readonly PageStep[]): { step: PageStep; times: number }[] {
  const rows: { step: PageStep; times: number }[] = [];
  for (const step of steps) {
    const last = rows.at(-1);
    if (last && JSON.stringify(last.step) === JSON.stringify(step)) last.times++;
    else rows.push({ step, times: 1 });
  }
  return rows;
}
