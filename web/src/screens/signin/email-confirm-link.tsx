import type { AnswerOf } from '@kodestien/contract/calls';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { SigninBoard } from '../../account/board/signin-board.tsx';
import { AnswerCache } from '../../api-client/answer-cache.ts';
import { call } from '../../api-client/call.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Confirmed } from './email-confirmed.tsx';
import { type LinkIssue, linkIssue } from './link-issue.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

type EmailConfirmLinkProps = { token: string; onConfirmed: (confirmed: Confirmed) => void };

/** Where the link of the confirmation mail lands: it confirms by itself and tells how that went. */
export function EmailConfirmLink({ token, onConfirmed }: EmailConfirmLinkProps) {
  const t = useT();
  const tellConfirmed = useEffectEvent(onConfirmed);
  const answer = useAnswer(token, () => call('POST user_email_confirm', { token }), { cache: confirmed });
  useEffect(() => {
    if (answer.data) tellConfirmed({ username: answer.data.username, moved: answer.data.email_changed ?? false });
  }, [answer.data]);

  if (answer.status === 'failed') return <EmailConfirmIssue error={answer.error} onTryAgain={answer.askAgain} />;
  return (
    <SigninBoard key="working" title={t('signin.confirm.working')}>
      <div className="row middle gap-2">
        <Spinner label={t('signin.confirm.working')} />
      </div>
    </SigninBoard>
  );
}

/** A token works once, and a page may be set up twice (strict mode): both get the one answer. */
const confirmed = new AnswerCache<AnswerOf<'POST user_email_confirm'>>();

/** The confirmation link did not do its work: why, and the way on. */
function EmailConfirmIssue({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const resend = <ResendConfirmation email="" />;
  const said: Record<LinkIssue, { title: string; text: string; wayOn: ReactNode }> = {
    expired: { title: t('signin.confirm.expired.title'), text: t('signin.confirm.expired.text'), wayOn: resend },
    invalid: { title: t('signin.confirm.invalid.title'), text: t('signin.confirm.invalid.text'), wayOn: resend },
    used: {
      title: t('signin.confirm.used.title'),
      text: t('signin.confirm.used.text'),
      wayOn: (
        <ButtonLink to={paths.signin} variant="primary" wide>
          {t('signin.submit')}
        </ButtonLink>
      ),
    },
    taken: {
      title: t('signin.confirm.taken.title'),
      text: t('signin.confirm.taken.text'),
      wayOn: (
        <ButtonLink to={paths.signinGlemtPassord} variant="primary" wide>
          {t('signin.email.taken_link')}
        </ButtonLink>
      ),
    },
    failed: {
      title: t('signin.confirm.failed.title'),
      text: errorMessage(error),
      wayOn: (
        <Button variant="primary" wide onClick={onTryAgain}>
          {t('app.try_again')}
        </Button>
      ),
    },
  };
  const { title, text, wayOn } = said[linkIssue(error)];
  return (
    <SigninBoard key="issue" isAnswer title={title} lead={text}>
      {wayOn}
    </SigninBoard>
  );
}
