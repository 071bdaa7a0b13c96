import type { ErrorCode } from '@kodestien/contract/errors';
import type { Caller } from '../http/caller.ts';
import type { Policy } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { authenticate } from './authenticate.ts';

/** What `authenticate` answers to a token that is missing, wrong or no longer valid. */
const NOT_AUTHENTICATED: readonly ErrorCode[] = ['not_signed_in', 'session_ended'];

export const anyone: Policy<undefined, Services> = { guard: 'anyone' };

/** Anyone, without a name; but anyone who says who they are must be who they say. */
export const visitor: Policy<Caller | undefined, Services> = {
  guard: 'anyone',
  refusals: NOT_AUTHENTICATED,
  admit: async ({ authorization }, services) =>
    authorization === undefined ? undefined : authenticate(authorization, services),
};

export const signedIn = {
  guard: 'signed_in',
  refusals: NOT_AUTHENTICATED,
  admit: ({ authorization }, services) => authenticate(authorization, services),
} satisfies Policy<Caller, Services>;

/** Makes classes. Which classes are theirs is decided call by call. */
export const teacher: Policy<Caller, Services> = {
  guard: 'teacher',
  refusals: [...NOT_AUTHENTICATED, 'forbidden'],
  admit: async (request, services) => {
    const caller = await signedIn.admit(request, services);
    if (!isTeacher(caller)) throw new ProblemError('forbidden');
    return caller;
  },
};

/** A superuser can make anyone a teacher, and so is one. */
export function isTeacher({ player, isSuperuser }: Caller): boolean {
  return isSuperuser || player.is_teacher === 1;
}

export const superuser: Policy<Caller, Services> = {
  guard: 'superuser',
  refusals: [...NOT_AUTHENTICATED, 'forbidden'],
  admit: async (request, services) => {
    const caller = await signedIn.admit(request, services);
    if (!caller.isSuperuser) throw new ProblemError('forbidden');
    return caller;
  },
};
