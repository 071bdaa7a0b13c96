import { usernameKey } from '@kodestien/contract/account/rules';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FieldIssue } from '../../../account/form/field-issue.ts';
import { USERNAME_SAID, type UsernameCheck } from '../../../account/form/field-states.ts';
import { focusField } from '../../../account/form/focus-field.ts';
import { useIssueText } from '../../../account/form/use-issue-text.ts';
import { useUsernameCheck } from '../../../account/form/use-username-check.ts';
import { useSession } from '../../../account/session/session-context.ts';
import { call } from '../../../api-client/call.ts';
import { ApiError } from '../../../api-client/errors.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { usernameUpdateClicked, usernameUpdateFailed, usernameUpdateSucceeded } from '../../../store/account.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import styles from '../profil-set-screen.module.css';
import { isWrongPassword, useCurrentPassword } from '../use-current-password.ts';

type UsernameFormProps = { username: string; editUsername: (username: string) => void };

export function UsernameForm({ username, editUsername }: UsernameFormProps) {
  const t = useT();
  const issueText = useIssueText();
  const errorMessage = useErrorMessage();
  const { current, check, issue, change } = useNewUsername(username);
  const { clicked, fail } = useAppSelector(({ account }) => account.username_update);
  const password = useCurrentPassword();
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isTaken = failure instanceof ApiError && failure.code === 'username_taken';
  const said = check === 'empty' ? null : USERNAME_SAID[check];
  const shown = isTaken ? 'username_taken' : tried ? issue : null;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (clicked) return;
    const form = event.currentTarget;
    setTried(true);
    setFailure(null);
    if (!password.value) password.setIssue('missing');
    if (issue || !password.value) return focusField(form, issue ? 'username' : 'password_current');
    try {
      await change(password.value);
    } catch (error) {
      setFailure(error);
      if (isWrongPassword(error)) password.setIssue('wrong');
      focusField(form, isWrongPassword(error) ? 'password_current' : 'username');
    }
  }

  return (
    <section className={styles.section} aria-labelledby="username-heading">
      <Heading level={2} size="h3" id="username-heading">
        {t('profil_set.username')}
      </Heading>
      <p className={styles.text}>{t('profil_set.username.text', { username: current })}</p>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        <Field
          name="username"
          label={t('profil_set.username.new')}
          hint={t('signin.signup.username_hint')}
          value={username}
          onChange={(typed) => {
            setTried(false);
            setFailure(null);
            editUsername(typed);
          }}
          error={shown === 'same' ? t('profil_set.username.same') : issueText(shown ?? undefined)}
          status={said && { tone: said.tone, text: t(said.key) }}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-required
        />
        <CurrentPasswordField {...password.field} />
        {fail && !isTaken && !isWrongPassword(failure) && failure !== null && (
          <Notice tone="bad" live title={t('profil_set.username.failed')}>
            {errorMessage(failure)}
          </Notice>
        )}
        <div className="row wrap middle gap-1">
          <Button type="submit" loading={clicked}>
            {t('profil_set.username.submit')}
          </Button>
        </div>
      </form>
    </section>
  );
}

type NewUsername = {
  current: string;
  check: UsernameCheck;
  issue: FieldIssue | 'same' | null;
  change: (password: string) => Promise<void>;
};

/** The live state of the name that is typed, and the change itself with its three flags. */
function useNewUsername(username: string): NewUsername {
  const dispatch = useAppDispatch();
  const session = useSession();
  const navigate = useNavigate();
  const current = useAppSelector(({ user_profil }) => user_profil.username_current);
  // One's own name in other letters, large or small, is nobody else's: there is no need to ask.
  const isOwn = usernameKey(username) === usernameKey(current);
  const requested = useUsernameCheck(isOwn ? '' : username);
  const check = isOwn && username !== current ? 'valid' : requested;

  async function change(password: string): Promise<void> {
    dispatch(usernameUpdateClicked());
    try {
      await call('POST user_update_username', { username, password });
    } catch (error) {
      dispatch(usernameUpdateFailed());
      throw error;
    }
    // Every session has ended, this one too.
    session.leaveAccount();
    dispatch(usernameUpdateSucceeded());
    await navigate(paths.signin, { replace: true });
  }

  return { current, check, issue: usernameIssue(username, current, check), change };
}

/** A name that is taken is left to the server: it may be one's own of before, which one can have back. */
function usernameIssue(username: string, current: string, check: UsernameCheck): FieldIssue | 'same' | null {
  if (username === '') return 'field_required';
  if (username === current) return 'same';
  return check === 'invalid' ? 'username_invalid' : null;
}
