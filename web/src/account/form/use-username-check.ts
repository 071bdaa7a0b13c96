import { usernameShape } from '@kodestien/contract/account/rules';
import { call } from '../../api-client/call.ts';
import type { UsernameCheck } from './field-states.ts';
import { useDebouncedCheck } from './use-debounced-check.ts';

/** The live state of a username: its shape at once, whether it is taken after a moment. */
export function useUsernameCheck(username: string): UsernameCheck {
  const shape = usernameShape(username);
  const answer = useDebouncedCheck(shape === 'invalid' ? null : username, async (value, signal) => {
    return (await call('POST is_username_opptatt', { username: value }, { signal })).status;
  });
  if (username === '') return 'empty';
  return answer ?? 'invalid';
}
