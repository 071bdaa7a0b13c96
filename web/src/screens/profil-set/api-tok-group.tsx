import { useState } from 'react';
import { useSession } from '../../account/session/session-context.ts';
import { call } from '../../api-client/call.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { copyText } from '../../lesson/rendered/copy-text.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './api-tok-group.module.css';
import frame from './profil-set-screen.module.css';

const MASK = '•'.repeat(24);

/** The key that scripts come with. Shown only when requested: a screen is easily photographed. */
export function ApiTokGroup() {
  const t = useT();
  const errorMessage = useErrorMessage();
  const session = useSession();
  const token = useAppSelector(({ user_profil }) => user_profil.api_tok);
  const { busy, failure, run } = useAction();
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<'copied' | 'not_copied' | 'renewed' | null>(null);

  async function copy() {
    setSaid((await copyText(token)) ? 'copied' : 'not_copied');
  }

  function renew() {
    void run(async () => {
      session.editProfile(await call('POST user_api_tok_renew'));
      setSaid('renewed');
      setAsking(false);
    });
  }

  return (
    <div className={frame.section}>
      <p className={styles.token}>
        <code>{isShown ? token : MASK}</code>
      </p>
      <div className="row wrap middle gap-1">
        <Button icon={isShown ? glyphs.eyeOff : glyphs.eye} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t('profil_set.api_tok.hide') : t('profil_set.api_tok.show')}
        </Button>
        <Button icon={glyphs.copy} onClick={() => void copy()}>
          {t('profil_set.api_tok.copy')}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('profil_set.api_tok.renew')}
        </Button>
      </div>
      {said && (
        <Notice tone={said === 'not_copied' ? 'warn' : 'good'} live>
          {t(`profil_set.api_tok.${said}`)}
        </Notice>
      )}
      <p className={frame.text}>
        {t('profil_set.api_tok.how')} <TextLink href="/api/docs">{t('profil_set.api_tok.docs')}</TextLink>
      </p>
      {isAsking && (
        <Dialog
          title={t('profil_set.api_tok.ask.title')}
          closeLabel={t('profil_set.cancel')}
          onClose={() => setAsking(false)}
          busy={busy}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {t('profil_set.cancel')}
              </Button>
              <Button variant="danger" onClick={renew} loading={busy}>
                {t('profil_set.api_tok.ask.renew')}
              </Button>
            </>
          }
        >
          <p>{t('profil_set.api_tok.ask.text')}</p>
          {failure !== null && (
            <Notice tone="bad" live>
              {errorMessage(failure)}
            </Notice>
          )}
        </Dialog>
      )}
    </div>
  );
}
