import { useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import styles from './signin-board.module.css';
import { SigninBoard } from './signin-board.tsx';

/** The sign-up form passes the address on in the history entry; someone who comes another way types it. */
function emailFrom(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}

export function EmailConfirmNotice() {
  const t = useT();
  const email = emailFrom(useLocation().state);
  return (
    <SigninBoard
      title={t('signin.confirm.title')}
      isAnswer={email !== ''}
      beside={<TextLink to={paths.signin}>{t('signin.to_signin')}</TextLink>}
    >
      <Notice tone="info" title={t('signin.confirm.notice')}>
        {email && <p>{t('signin.confirm.sent_to', { email })}</p>}
        <p>{t('signin.confirm.lifetime')}</p>
      </Notice>
      <div className={styles.divided}>
        <Heading level={2} size="h4">
          {t('signin.resend.title')}
        </Heading>
        <ResendConfirmation email={email} />
      </div>
    </SigninBoard>
  );
}
