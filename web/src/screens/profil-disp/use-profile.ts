import type { PublicProfile } from '@kodestien/contract/profile/player';
import { useRef } from 'react';
import { profilDisp } from '../../api-client/profile.ts';
import { type Answer, useAnswer } from '../../api-client/use-answer.ts';

/** A profile by its name. One that came by an old name stays in view when the address changes to the present one. */
export function useProfile(username: string): Answer<PublicProfile> {
  const shown = useRef<PublicProfile | null>(null);
  const answer = useAnswer(username, (signal) => profilDisp({ username }, signal));
  if (answer.status === 'loaded') shown.current = answer.data;
  const known = shown.current;
  return answer.status === 'loading' && known?.username_current === username
    ? { status: 'loaded', data: known }
    : answer;
}
