import type { AnswerOf } from '@kodestien/contract/calls';
import { useNavigate } from 'react-router';
import { storedOrigin, storeTicket } from '../../account/oidc/provider-trip.ts';
import { afterSignin } from '../../account/session/after-signin.ts';
import { useSession } from '../../account/session/session-context.ts';
import { takePlace } from '../../account/session/signup-place.ts';
import type { Tokens } from '../../account/session/stored-values.ts';
import { call } from '../../api-client/call.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import type { ProviderAnswer, Step } from './provider-answer.ts';

/** An answer can be used once, and React may ask for the same one twice. */
const begun = new Map<string, Promise<AnswerOf<'POST oidc_finish'>>>();

function finishOnce(answer: ProviderAnswer): Promise<AnswerOf<'POST oidc_finish'>> {
  const running = begun.get(answer.state) ?? call('POST oidc_finish', answer);
  begun.set(answer.state, running);
  return running;
}

/** Hands the answer over and goes on to where it leads. Throws what the call throws. */
export function useFinish() {
  const navigate = useNavigate();
  const enter = useEnter();
  return async (answer: ProviderAnswer): Promise<void> => {
    const found = await finishOnce(answer);
    const show = (state: Step) => navigate(paths.signinOidc, { replace: true, state });
    switch (found.outcome) {
      case 'signed_in':
        return enter(found);
      case 'choose':
        return show({ step: 'choose', choice: found });
      case 'linked':
        return show({ step: 'linked' });
      case 'confirmed':
        storeTicket(found.ticket);
        return navigate(storedOrigin() ? afterSignin('root', '', storedOrigin()) : paths.profilSet, { replace: true });
    }
  };
}

/** Signed in: on to the page that the person came from, or where every sign-in leads. */
export function useEnter() {
  const session = useSession();
  const navigate = useNavigate();
  return async ({ access, refresh }: Tokens): Promise<void> => {
    const username = await session.enter({ access, refresh });
    const next =
      username === null
        ? paths.signin
        : afterSignin(publicConfig.after_signin, username, storedOrigin() ?? takePlace());
    await navigate(next, { replace: true });
  };
}
