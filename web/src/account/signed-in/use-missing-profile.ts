import { useAppSelector } from '../../store/hooks.ts';
import { useSession } from '../session/session-context.ts';
import { useUser } from '../user-context.tsx';

/** Someone is signed in, and who it is could not be fetched. `retry` gives the username once it has come. */
export function useMissingProfile() {
  const session = useSession();
  const { user } = useUser();
  const isSignedIn = useAppSelector(({ loading }) => loading.session === 'signed_in');
  const profile = useAppSelector(({ loading }) => loading.profile);
  const isRetrying = profile === 'retrying';
  return {
    isMissing: isSignedIn && user === null && (profile === 'failed' || isRetrying),
    isRetrying,
    retry: session.fetchProfile,
  };
}
