import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { Notice } from '../../ui/notice.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import type { SigninFault } from './signin-fault.ts';

/** The specified line for the status; under it what more is known. */
export function SigninFaultNotice({ fault, username }: { fault: SigninFault; username: string }) {
  const t = useT();
  const lang = useHumanLang();
  const errorMessage = useErrorMessage();
  const { status, error, more } = fault;
  const line: Record<SigninFault['line'], string> = {
    wrong_credentials: ERROR_TEXTS.wrong_credentials[lang],
    not_found: t('signin.fault.not_found'),
    method: t('signin.fault.method'),
    unknown: t('signin.fault.unknown', { status }),
    no_answer: errorMessage(error),
  };
  return (
    <Notice
      tone="bad"
      live
      title={line[fault.line]}
      action={
        more === 'email_not_confirmed' && (
          // The name that was typed may be the e-mail address, which the resend form then starts with.
          <ResendConfirmation asksLater email={username.includes('@') ? username : ''} />
        )
      }
    >
      {more && errorMessage(error)}
    </Notice>
  );
}
