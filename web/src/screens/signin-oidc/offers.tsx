import type { OidcChoice } from '@kodestien/contract/account/oidc';
import { useState } from 'react';
import { call } from '../../api-client/call.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { TryAgain } from './try-again.tsx';
import { useEnter } from './use-finish.ts';

/** The accounts that teachers have made for this person. Nobody gets one without having seen whose class it is. */
export function Offers({ choice: { ticket, offers } }: { choice: OidcChoice }) {
  const t = useT();
  const enter = useEnter();
  const { busy, failure, run } = useAction();
  const [taken, setTaken] = useState('');
  function take(username: string) {
    setTaken(username);
    void run(async () => enter(await call('POST oidc_offer', { ticket, username })));
  }
  return (
    <>
      <ul className="stack gap-3">
        {offers.map(({ username, klasse, teacher }, index) => (
          <li key={username} className="stack gap-2">
            <p className="strong breaks">{t('oidc.offer.account', { username, klasse })}</p>
            <p className="soft">{t('oidc.offer.teacher', { teacher })}</p>
            <Button
              variant={index === 0 ? 'primary' : 'secondary'}
              size="large"
              wide
              loading={busy && taken === username}
              onClick={() => take(username)}
            >
              {t('oidc.offer.take', { username })}
            </Button>
          </li>
        ))}
      </ul>
      {failure !== null && <TryAgain failure={failure} />}
    </>
  );
}
