import { schoolYearOf } from '@kodestien/contract/classes/rules';

/** This school year and the next one; and the one that a class has, whatever it is. */
export function schoolYears(own?: string): string[] {
  const now = new Date();
  const near = [schoolYearOf(now), schoolYearOf(new Date(now.getFullYear() + 1, now.getMonth(), 1))];
  return own === undefined || near.includes(own) ? near : [own, ...near];
}
