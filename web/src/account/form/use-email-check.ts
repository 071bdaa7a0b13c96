import { isEmail } from '@kodestien/contract/patterns';
import { call } from '../../api-client/call.ts';
import { useDebouncedCheck } from './use-debounced-check.ts';

/** True once the server has said that an account uses this address. */
export function useEmailTaken(email: string): boolean {
  const answer = useDebouncedCheck(isEmail(email) ? email : null, async (value, signal) => {
    return (await call('POST is_email_opptatt', { email: value }, { signal })).opptatt ? 'taken' : 'free';
  });
  return answer === 'taken';
}
