import { usernameKey } from '@kodestien/contract/account/rules';
import { useNavigate } from 'react-router';
import type { FieldFault } from '../../../account-form/field-fault.ts';
import type { UsernameCheck } from '../../../account-form/field-states.ts';
import { useUsernameCheck } from '../../../account-form/use-username-check.ts';
import { userUpdateUsername } from '../../../api-client/settings.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { usernameUpdateClicked, usernameUpdateFailed, usernameUpdateSucceeded } from '../../../store/account.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';

export type NewUsername = {
  current: string;
  check: UsernameCheck;
  fault: FieldFault | 'same' | null;
  change: (password: string) => Promise<void>;
};

/** The live state of the name that is typed, and the change itself with its three flags. */
export function useNewUsername(username: string): NewUsername {
  const dispatch = useAppDispatch();
  const session = useSession();
  const navigate = useNavigate();
  const current = useAppSelector(({ user_profil }) => user_profil.username_current);
  // One's own name in other letters, large or small, is nobody else's: there is no need to ask.
  const isOwn = usernameKey(username) === usernameKey(current);
  const asked = useUsernameCheck(isOwn ? '' : username);
  const check = isOwn && username !== current ? 'valid' : asked;

  async function change(password: string): Promise<void> {
    dispatch(usernameUpdateClicked());
    try {
      await userUpdateUsername({ username, password });
    } catch (error) {
      dispatch(usernameUpdateFailed());
      throw error;
    }
    // Every session has ended, this one too.
    session.leaveAccount();
    dispatch(usernameUpdateSucceeded());
    await navigate(paths.signin, { replace: true });
  }

  return { current, check, fault: usernameFault(username, current, check), change };
}

/** A name that is taken is left to the server: it may be one's own of before, which one can have back. */
function usernameFault(username: string, current: string, check: UsernameCheck): FieldFault | 'same' | null {
  if (username === '') return 'field_required';
  if (username === current) return 'same';
  return check === 'invalid' ? 'username_invalid' : null;
}
