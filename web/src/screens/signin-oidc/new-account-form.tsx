import type { OidcChoice } from '@kodestien/contract/account/oidc';
import { TEXT_SHORT_MAX } from '@kodestien/contract/limits';
import { type FormEvent, useState } from 'react';
import boardStyles from '../../account/board/signin-board.module.css';
import type { FieldIssue } from '../../account/form/field-issue.ts';
import { USERNAME_SAID } from '../../account/form/field-states.ts';
import { focusField } from '../../account/form/focus-field.ts';
import { useIssueText } from '../../account/form/use-issue-text.ts';
import { useUsernameCheck } from '../../account/form/use-username-check.ts';
import { call } from '../../api-client/call.ts';
import { ApiError } from '../../api-client/errors.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TryAgain } from './try-again.tsx';
import { useEnter } from './use-finish.ts';

export function NewAccountForm({ choice }: { choice: OidcChoice }) {
  const t = useT();
  const lang = useHumanLang();
  const issueText = useIssueText();
  const enter = useEnter();
  const { busy, failure, run, forgetFailure } = useAction();
  const [username, setUsername] = useState(choice.username);
  const [fullName, setFullName] = useState(choice.full_name);
  const [tried, setTried] = useState(false);
  const check = useUsernameCheck(username);
  const said = check === 'empty' ? null : USERNAME_SAID[check];
  const isTaken = failure instanceof ApiError && failure.code === 'username_taken';
  const issue: FieldIssue | undefined =
    username === '' ? 'field_required' : check === 'invalid' ? 'username_invalid' : undefined;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (issue || check === 'taken') return focusField(form, 'username');
    void run(async () => {
      try {
        const made = { ticket: choice.ticket, username, full_name: fullName.trim(), human_lang: lang };
        await enter(await call('POST oidc_account', made));
      } catch (error) {
        focusField(form, 'username');
        throw error;
      }
    });
  }

  return (
    <form className={boardStyles.form} method="post" noValidate onSubmit={onSubmit}>
      <Field
        name="username"
        label={t('signin.signup.username')}
        hint={t('signin.signup.username_hint')}
        value={username}
        onChange={(typed) => {
          setTried(false);
          forgetFailure();
          setUsername(typed);
        }}
        error={isTaken ? issueText('username_taken') : tried ? issueText(issue) : null}
        status={said && { tone: said.tone, text: t(said.key) }}
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-required
      />
      <Field
        name="full_name"
        label={t('oidc.new.full_name')}
        hint={t('oidc.new.full_name_hint', { name: publicConfig.oidc_name })}
        value={fullName}
        onChange={setFullName}
        maxLength={TEXT_SHORT_MAX}
        autoComplete="name"
      />
      {failure !== null && !isTaken && <TryAgain failure={failure} title={t('oidc.new.failed')} />}
      <p className="soft small">
        {t('signin.signup.terms')} <TextLink to={paths.footer('terms')}>{t('signin.signup.terms_link')}</TextLink>.
      </p>
      <Button type="submit" variant="primary" size="large" wide loading={busy}>
        {t('oidc.new.submit')}
      </Button>
    </form>
  );
}
