import { userEmailConfirm } from '../../api-client/account.ts';

const asked = new Map<string, ReturnType<typeof userEmailConfirm>>();

/** A token works once, and a page may be set up twice (strict mode): both get the one answer. */
export function confirmOnce(token: string): ReturnType<typeof userEmailConfirm> {
  const known = asked.get(token);
  if (known) return known;
  const answer = userEmailConfirm({ token });
  asked.set(token, answer);
  return answer;
}

/** For a second try after no answer came. */
export function forgetConfirmation(token: string): void {
  asked.delete(token);
}
