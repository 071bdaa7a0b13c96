import type { InputOf } from '@kodestien/contract/calls';
import { useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { useActions } from '../../../api-client/use-actions.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useNow } from '../../../lesson/document/comments/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import frame from '../profil-set-screen.module.css';
import { SessionRow } from './session-row.tsx';
import styles from './sessions-group.module.css';

const OTHERS = 'others';

/** Where one is signed in. A forgotten library computer is signed out from here. */
export function SessionsGroup() {
  const t = useT();
  const errorMessage = useErrorMessage();
  const now = useNow();
  const { data, error, askAgain } = useAnswer('', (signal) => call('GET user_sessions', {}, { signal }));
  const { isBusy, failure, run } = useActions();
  const [ended, setEnded] = useState<number | null>(null);
  if (!data) return <NotLoaded error={error} onRetry={askAgain} />;
  const others = data.sessions.filter(({ is_current }) => !is_current);

  function end(which: InputOf<'POST user_sessions_end'>) {
    setEnded(null);
    void run(which.id ?? OTHERS, async () => {
      try {
        setEnded((await call('POST user_sessions_end', which)).ended);
      } finally {
        // Also when it was gone already: the list shows what is left.
        askAgain();
      }
    });
  }

  return (
    <div className={frame.section}>
      <ul className={styles.list} aria-label={t('profil_set.sessions')}>
        {data.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            isEnding={isBusy(session.id)}
            onEnd={() => end({ id: session.id })}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <div className="row wrap middle gap-1">
          <Button variant="danger" onClick={() => end({ all_others: true })} loading={isBusy(OTHERS)}>
            {t('profil_set.sessions.end_others')}
          </Button>
        </div>
      )}
      {others.length === 0 && <p className={frame.text}>{t('profil_set.sessions.only_this')}</p>}
      {ended !== null && (
        <Notice tone="good" live>
          {t('profil_set.sessions.ended', { ended })}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="bad" live>
          {errorMessage(failure)}
        </Notice>
      )}
    </div>
  );
}
