import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createPlayer } from '../../api-client/account.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { faultsFromServer, firstFault, type SignupFaults, signupFaults } from './signup-faults.ts';
import { useAccountForm } from './use-account-form.ts';
import { useEmailTaken } from './use-email-check.ts';
import { useSubmission } from './use-submission.ts';
import { useUsernameCheck } from './use-username-check.ts';

/** The sign-up form without its looks: what is typed, what is wrong with it, and sending it. */
export function useSignup() {
  const lang = useHumanLang();
  const session = useSession();
  const navigate = useNavigate();
  const form = useAccountForm();
  const [emailTyped, setEmail] = useState('');
  const [emailLeft, setEmailLeft] = useState(false);
  const [tried, setTried] = useState(false);
  const [fromServer, setFromServer] = useState<SignupFaults>({});
  const [failure, setFailure] = useState<unknown>(null);
  const { busy, submit } = useSubmission();

  const email = emailTyped.trim();
  const usernameCheck = useUsernameCheck(form.username);
  const emailTaken = useEmailTaken(email);
  const draft = { username: form.username, email, password: form.password, confirmation: form.confirmation };
  const found = signupFaults(draft, usernameCheck, emailTaken);

  /** Each fault is shown when it can be acted on: an address once it is left, the rest once sending was tried. */
  const faults: SignupFaults = tried ? { ...fromServer, ...found } : {};
  if (emailLeft && email !== '' && found.email) faults.email = found.email;

  /** Gives the field to go to when something must be mended first. */
  async function send(): Promise<keyof SignupFaults | undefined> {
    setTried(true);
    setFailure(null);
    const first = firstFault(found);
    if (first) return first;
    let mend: keyof SignupFaults | undefined;
    await submit(async () => {
      try {
        const { username, password } = draft;
        await createPlayer({ username, password, email, human_lang: lang });
        session.signedUp(lang);
        await navigate(paths.signinEmailConfirm, { state: { email } });
      } catch (error) {
        const faultsFound = faultsFromServer(error);
        mend = firstFault(faultsFound);
        setFromServer(faultsFound);
        if (!mend) setFailure(error);
      }
    });
    return mend;
  }

  /** What the server said about a field holds until that field is changed. */
  function editing(field: keyof SignupFaults, edit: (value: string) => void) {
    return (value: string) => {
      setFromServer(({ [field]: _mended, ...others }) => others);
      edit(value);
    };
  }

  return {
    ...draft,
    email: emailTyped,
    editUsername: editing('username', form.editUsername),
    editEmail: editing('email', setEmail),
    editPassword: editing('password', form.editPassword),
    editConfirmation: editing('confirmation', form.editConfirmation),
    leaveEmail: () => setEmailLeft(true),
    usernameCheck,
    faults,
    failure,
    busy,
    send,
  };
}
