import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import type { HumanLang } from '@kodestien/contract/language';
import { errorMessage } from '../../i18n/error-message.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { Notice } from '../../ui/notice.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import type { SigninFault } from './signin-fault.ts';

function faultText(fault: SigninFault, t: Translate, lang: HumanLang): string {
  switch (fault.kind) {
    case 'wrong_credentials':
    case 'email_not_confirmed':
      return ERROR_TEXTS[fault.kind][lang];
    case 'not_found':
      return t('signin.fault.not_found');
    case 'method':
      return t('signin.fault.method');
    case 'shared':
      return errorMessage(fault.error, lang);
    case 'unknown':
      return t('signin.fault.unknown', { status: fault.status });
  }
}

/** `username` may be the e-mail address, which the resend form then starts with. */
export function SigninFaultNotice({ fault, username }: { fault: SigninFault; username: string }) {
  const t = useT();
  const lang = useHumanLang();
  const unconfirmed = fault.kind === 'email_not_confirmed';
  return (
    <Notice
      tone={unconfirmed ? 'warn' : 'bad'}
      live
      action={unconfirmed && <ResendConfirmation asksLater email={username.includes('@') ? username : ''} />}
    >
      {faultText(fault, t, lang)}
    </Notice>
  );
}
