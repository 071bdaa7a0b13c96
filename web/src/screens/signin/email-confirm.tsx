import { EmailConfirmLink } from './email-confirm-link.tsx';
import { EmailConfirmNotice } from './email-confirm-notice.tsx';
import { useLinkToken } from './use-link-token.ts';

/** After sign-up: a notice to open the mail. From the mailed link: where that link lands. */
export function EmailConfirm() {
  const token = useLinkToken();
  return token ? <EmailConfirmLink token={token} /> : <EmailConfirmNotice />;
}
