import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccountForm } from '../../account-form/use-account-form.ts';
import { useEmailTaken } from '../../account-form/use-email-check.ts';
import { useUsernameCheck } from '../../account-form/use-username-check.ts';
import { createPlayer } from '../../api-client/account.ts';
import { useSubmission } from '../../api-client/use-submission.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { faultsFromServer, firstFault, type SignupFaults, signupFaults } from './signup-faults.ts';

/** The sign-up form without its looks: what is typed, what is wrong with it, and sending it. */
export function useSignup() {
  const lang = useHumanLang();
  const session = useSession();
  const navigate = useNavigate();
  const form = useAccountForm();
  const [emailTyped, setEmail] = useState('');
  const [faults, setFaults] = useState<SignupFaults>({});
  const [failure, setFailure] = useState<unknown>(null);
  const { busy, submit } = useSubmission();

  const email = emailTyped.trim();
  const usernameCheck = useUsernameCheck(form.username);
  const emailTaken = useEmailTaken(email);
  const draft = { username: form.username, email, password: form.password, confirmation: form.confirmation };
  const found = signupFaults(draft, usernameCheck, emailTaken);

  /** Gives the field to go to when something must be mended first. */
  async function send(): Promise<keyof SignupFaults | undefined> {
    setFaults(found);
    setFailure(null);
    let mend = firstFault(found);
    if (mend) return mend;
    await submit(async () => {
      try {
        const { username, password } = draft;
        await createPlayer({ username, password, email, human_lang: lang });
        session.signedUp(lang);
        await navigate(paths.signinEmailConfirm, { state: { email } });
      } catch (error) {
        const foundByServer = faultsFromServer(error);
        setFaults(foundByServer);
        mend = firstFault(foundByServer);
        if (!mend) setFailure(error);
      }
    });
    return mend;
  }

  /** A fault that was found stands until its field is changed; then the field's live state speaks again. */
  function editing(field: keyof SignupFaults, edit: (value: string) => void) {
    return (value: string) => {
      setFaults(({ [field]: _mended, ...others }) => others);
      edit(value);
    };
  }

  /** An address is judged when it is left: while it is being typed it is always wrong. */
  function leaveEmail() {
    if (email !== '' && found.email) setFaults({ ...faults, email: found.email });
  }

  return {
    ...draft,
    email: emailTyped,
    editUsername: editing('username', form.editUsername),
    editEmail: editing('email', setEmail),
    editPassword: editing('password', form.editPassword),
    editConfirmation: editing('confirmation', form.editConfirmation),
    leaveEmail,
    usernameCheck,
    emailTaken,
    faults,
    failure,
    busy,
    send,
  };
}
