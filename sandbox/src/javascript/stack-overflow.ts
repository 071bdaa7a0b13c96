import type { ProgramError } from '../judge/observation.ts';

export const STACK_OVERFLOW = 'Maximum call stack size exceeded';

/** A recursion without end, or one that is deeper than there is room for where it runs. */
export function isStackOverflow(error: ProgramError | undefined): boolean {
  return error?.type === 'RangeError' && error.message === STACK_OVERFLOW;
}
