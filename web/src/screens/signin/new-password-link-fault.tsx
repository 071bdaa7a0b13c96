import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SigninBoard } from './signin-board.tsx';

/** The link cannot set a password (any more), or there is none: why, and how to get a new one. */
export function NewPasswordLinkFault({ fault }: { fault: 'expired' | 'used' | 'invalid' | 'missing' }) {
  const t = useT();
  return (
    <SigninBoard
      key={fault}
      isAnswer={fault !== 'missing'}
      title={t(`signin.reset.${fault}.title`)}
      lead={t(`signin.reset.${fault}.text`)}
      beside={<TextLink to={paths.signin}>{t('signin.to_signin')}</TextLink>}
    >
      <ButtonLink to={paths.signinGlemtPassord} variant="primary" wide>
        {t('signin.reset.ask_again')}
      </ButtonLink>
    </SigninBoard>
  );
}
