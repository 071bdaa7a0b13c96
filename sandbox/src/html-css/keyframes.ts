import { writeNumber } from './value/number.ts';

/** One step of an animation as it was computed for an element, and as it was written. */
export type Step = { readonly at: number; readonly value: string; readonly written: string };

const DEGREES: Readonly<Record<string, number>> = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 };

/**
 * The steps of an animation for one property, in one text: `0% 0.4, 100% 1`. An animation without a first or a last step
 * begins or ends with the element's own value.
 */
export function writeSteps(property: string, steps: readonly Step[], own: string): string {
  if (steps.length === 0) return '';
  const all = [...steps];
  if (!all.some(({ at }) => at === 0)) all.push({ at: 0, value: own, written: '' });
  if (!all.some(({ at }) => at === 100)) all.push({ at: 100, value: own, written: '' });
  return all
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, value, written }) => `${writeNumber(at)}% ${value}${turned(property, written)}`)
    .join(', ');
}

/** A matrix says nothing of whole turns, and a wheel that turns once is not one that never moves. */
function turned(property: string, written: string): string {
  if (property !== 'transform') return '';
  let degrees = 0;
  for (const [, number, unit = ''] of written.matchAll(/rotate(?:z)?\(\s*(-?[\d.]+)(deg|turn|rad|grad)?\s*\)/gi))
    degrees += Number(number) * (DEGREES[unit.toLowerCase()] ?? 1);
  const rounded = Math.round(degrees * 1000) / 1000;
  return rounded === 0 ? '' : ` (${writeNumber(rounded)}deg)`;
}
