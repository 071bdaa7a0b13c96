import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlayerRow } from './player-row.tsx';
import { PlayerRowsPlaceholder } from './player-rows-placeholder.tsx';
import { type Sort, usePlayerList } from './use-player-list.ts';
import styles from './user-profil-list-screen.module.css';

export function PlayerList({ q, sort, onClear }: { q: string; sort: Sort; onClear: () => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { players, next, status, error, loadMore, retry } = usePlayerList(q, sort);

  if (status === 'failed') {
    return (
      <EmptyState title={t('user_profil_list.failed')} action={<Button onClick={retry}>{t('app.try_again')}</Button>}>
        <p>{errorMessage(error)}</p>
      </EmptyState>
    );
  }
  if (status === 'loading' && players.length === 0) return <PlayerRowsPlaceholder />;
  if (players.length === 0) {
    return q ? (
      <EmptyState
        title={t('user_profil_list.none.title')}
        action={<Button onClick={onClear}>{t('user_profil_list.none.clear')}</Button>}
      >
        <p>{t('user_profil_list.none.text', { q })}</p>
      </EmptyState>
    ) : (
      <EmptyState title={t('user_profil_list.empty.title')}>
        <p>{t('user_profil_list.empty.text')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-busy={status === 'loading'}>
        {players.map((player) => (
          <PlayerRow key={player.username_current} player={player} />
        ))}
      </ul>
      {error !== null && (
        <Notice tone="bad" live>
          {errorMessage(error)}
        </Notice>
      )}
      {next !== null && (
        <div className={styles.more}>
          <Button onClick={() => void loadMore()} loading={status === 'loading_more'}>
            {t('user_profil_list.more')}
          </Button>
        </div>
      )}
    </>
  );
}
