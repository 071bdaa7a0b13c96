import { type Part, partsOf } from '../css/parts.ts';
import { remember } from '../remember.ts';
import { LONGHANDS } from './longhands.ts';

const known = new Map<string, readonly Part[]>();

/** The initial value, read once. */
export function initialParts(longhand: string): readonly Part[] {
  return remember(known, longhand, () => partsOf(LONGHANDS.get(longhand)?.initial ?? ''));
}
