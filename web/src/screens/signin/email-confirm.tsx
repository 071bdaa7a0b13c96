import { EmailConfirmLink } from './email-confirm-link.tsx';
import { EmailConfirmNotice } from './email-confirm-notice.tsx';
import { type Confirmed, EmailConfirmed } from './email-confirmed.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/** After sign-up: a notice to open the mail. From the mailed link: where that link lands. */
export function EmailConfirm() {
  const { token, outcome, settle } = useMailedLink<Confirmed>();
  if (outcome) return <EmailConfirmed confirmed={outcome} />;
  return token ? <EmailConfirmLink token={token} onConfirmed={settle} /> : <EmailConfirmNotice />;
}
