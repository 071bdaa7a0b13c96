import { useRef, useState } from 'react';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { keptList } from './list-memory.ts';
import type { Sort } from './player-query.ts';
import { PlayerRow } from './player-row.tsx';
import { PlayerRowsPlaceholder } from './player-rows-placeholder.tsx';
import { useListPosition } from './use-list-position.ts';
import { useNearEnd } from './use-near-end.ts';
import { usePlayerList } from './use-player-list.ts';
import styles from './user-profil-list-screen.module.css';

type PlayerListProps = { q: string; sort: Sort; entry: string; onClear: () => void };

export function PlayerList({ q, sort, entry, onClear }: PlayerListProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const end = useRef<HTMLDivElement>(null);
  const [kept] = useState(() => keptList(entry));
  const { players, next, status, error, loadMore, retry } = usePlayerList(q, sort, kept);
  const hasMore = next !== null;
  useListPosition(entry, kept, status === 'loaded' || status === 'loading_more' ? { players, next } : null);
  // After a failure it is for the person to try again: the page would otherwise knock without end.
  useNearEnd(end, status === 'loaded' && hasMore && error === null, () => void loadMore());

  if (status === 'failed') {
    return (
      <EmptyState title={t('user_profil_list.failed')} action={<Button onClick={retry}>{t('app.try_again')}</Button>}>
        <p>{errorMessage(error)}</p>
      </EmptyState>
    );
  }
  if (status === 'loading' && players.length === 0) return <PlayerRowsPlaceholder />;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{status === 'loaded' && t('user_profil_list.shown', { count: players.length })}</span>
      </VisuallyHidden>
      {players.length === 0 ? (
        <NobodyThere q={q} onClear={onClear} />
      ) : (
        <ul className={styles.list} aria-busy={status === 'loading'} data-stale={status === 'loading' || undefined}>
          {players.map((player) => (
            <PlayerRow key={player.username_current} player={player} />
          ))}
        </ul>
      )}
      {error !== null && (
        <Notice tone="bad" live title={t('user_profil_list.more_failed')}>
          {errorMessage(error)}
        </Notice>
      )}
      {hasMore && (
        <div ref={end} className={styles.more}>
          <Button onClick={() => void loadMore()} loading={status === 'loading_more'}>
            {error === null ? t('user_profil_list.more') : t('app.try_again')}
          </Button>
        </div>
      )}
    </>
  );
}

function NobodyThere({ q, onClear }: { q: string; onClear: () => void }) {
  const t = useT();
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
