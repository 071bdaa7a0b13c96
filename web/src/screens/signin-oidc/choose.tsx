import type { OidcChoice } from '@kodestien/contract/account/oidc';
import { useState } from 'react';
import { SigninBoard } from '../../account/board/signin-board.tsx';
import { useT } from '../../i18n/use-t.ts';
import { publicConfig } from '../../public-config.ts';
import { Button } from '../../ui/button.tsx';
import { LinkForm } from './link-form.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import { Offers } from './offers.tsx';

type Way = 'offers' | 'new' | 'link';

/** Someone whom the provider knows and we do not: a teacher's account, a new one, or one that they have. */
export function Choose({ choice }: { choice: OidcChoice }) {
  const t = useT();
  const name = publicConfig.oidc_name;
  const rest: Way = choice.can_sign_up ? 'new' : 'link';
  const [way, setWay] = useState<Way>(choice.offers.length > 0 ? 'offers' : rest);
  const other = (to: Way, text: string) => (
    <Button variant="quiet" onClick={() => setWay(to)}>
      {text}
    </Button>
  );

  if (way === 'offers') {
    const { offers } = choice;
    return (
      <SigninBoard
        key={way}
        isAnswer
        title={t('oidc.offer.title')}
        lead={t('oidc.offer.lead', { count: offers.length })}
      >
        <Offers choice={choice} />
        {other(rest, t('oidc.offer.none'))}
      </SigninBoard>
    );
  }
  if (way === 'new') {
    return (
      <SigninBoard key={way} isAnswer title={t('oidc.new.title')} lead={t('oidc.new.lead')}>
        <NewAccountForm choice={choice} />
        {other('link', t('oidc.link.open'))}
      </SigninBoard>
    );
  }
  return (
    <SigninBoard
      key={way}
      isAnswer
      title={choice.can_sign_up ? t('oidc.link.title', { name }) : t('oidc.closed.title')}
      lead={choice.can_sign_up ? t('oidc.link.lead', { name }) : t('oidc.closed.lead', { name })}
    >
      <LinkForm choice={choice} />
      {choice.can_sign_up && other('new', t('oidc.link.back'))}
    </SigninBoard>
  );
}
