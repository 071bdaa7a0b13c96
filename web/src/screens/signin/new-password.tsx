import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NewPasswordForm, type NewPasswordOutcome } from './new-password-form.tsx';
import { NewPasswordLinkFault } from './new-password-link-fault.tsx';
import { SigninBoard } from './signin-board.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/** Where the link of the forgotten-password mail lands. */
export function NewPassword() {
  const t = useT();
  const { token, outcome, settle } = useMailedLink<NewPasswordOutcome>();
  if (outcome === 'done') {
    return (
      <SigninBoard key="done" isAnswer title={t('signin.reset.done.title')} lead={t('signin.reset.done.text')}>
        <ButtonLink to={paths.signin} variant="primary" size="large" wide>
          {t('signin.submit')}
        </ButtonLink>
      </SigninBoard>
    );
  }
  if (outcome) return <NewPasswordLinkFault fault={outcome} />;
  if (!token) return <NewPasswordLinkFault fault="missing" />;
  return (
    <SigninBoard key="form" title={t('signin.reset.title')} lead={t('signin.reset.lead')}>
      <NewPasswordForm token={token} onOutcome={settle} />
    </SigninBoard>
  );
}
