import { type Part, partsOf } from '../css/parts.ts';
import { remember } from '../remember.ts';
import { LONGHANDS } from './longhands.ts';

const cached = new Map<string, readonly Part[]>();

/** The initial value, read once. */
export function initialParts(longhand: string): readonly Part[] {
  return remember(cached, longhand, () => partsOf(LONGHANDS.get(longhand)?.initial ?? ''));
}
