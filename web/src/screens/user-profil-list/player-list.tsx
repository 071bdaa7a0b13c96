import type { AnswerOf } from '@kodestien/contract/calls';
import type { CourseProgress, ListedPlayer } from '@kodestien/contract/profile/player';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AnswerCache } from '../../api-client/answer-cache.ts';
import { call } from '../../api-client/call.ts';
import { usePages } from '../../api-client/use-pages.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { courseSteps } from '../../lesson/progress/course-steps.ts';
import { FailedPage } from '../../loading/failed-page.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TrailStrip } from '../../ui/trail-strip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { playerQuery, type Sort } from './player-query.ts';
import styles from './user-profil-list-screen.module.css';

/** All rows that had come, as one page, and the scroll position. */
type VisitedList = { page: AnswerOf<'GET get_player_ls'>; top: number };
/** By history entry: Back finds the list as it was left. */
const visitedLists = new AnswerCache<VisitedList>({ max: 10 });

type PlayerListProps = { q: string; sort: Sort; entry: string; onClear: () => void };

export function PlayerList({ q, sort, entry, onClear }: PlayerListProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const end = useRef<HTMLDivElement>(null);
  const requested = `${sort} ${q}`;
  const [before] = useState(() => ({ asked: requested, list: visitedLists.get(entry) }));
  const {
    rows: players,
    next,
    status,
    error,
    loadMore,
    askAgain,
  } = usePages(
    requested,
    (cursor, signal) => call('GET get_player_ls', { ...playerQuery(q, sort), cursor }, { signal }),
    {
      known: before.asked === requested ? before.list?.page : undefined,
      showsLast: true,
      idOf: ({ username_current }) => username_current,
    },
  );
  const hasMore = next !== null;
  useListPosition(
    entry,
    before.list?.top,
    status === 'loaded' || status === 'loading_more' ? { results: players, next } : null,
  );
  // After a failure it is for the person to try again: the page would otherwise knock without end.
  useNearEnd(end, status === 'loaded' && hasMore && error === null, loadMore);

  if (status === 'failed') {
    return (
      <FailedPage title={t('user_profil_list.failed')} onRetry={askAgain}>
        {errorMessage(error)}
      </FailedPage>
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
          <Button onClick={loadMore} loading={status === 'loading_more'}>
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

/** All of the row leads to the profile; the name is the link. */
function PlayerRow({ player }: { player: ListedPlayer }) {
  const t = useT();
  const format = useFormat();
  const { username_current: username, full_name, company_public, poeng } = player;
  const beside = [full_name && username, company_public].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <Avatar name={username} fullName={full_name} image={player.img_profil} size="mikro" lazy />
      <div className={styles.names}>
        <Link to={paths.profilDisp(username)} className={styles.name}>
          {full_name || username}
        </Link>
        {beside && <span className={styles.beside}>{beside}</span>}
      </div>
      {player.furthest && <MiniTrail course={player.furthest} />}
      <span className={styles.points}>
        <span aria-hidden="true">
          <b>{format.number(poeng)}</b> {t('user_profil_list.points_word', { poeng })}
        </span>
        <VisuallyHidden>{t('user_profil_list.points', { poeng })}</VisuallyHidden>
      </span>
    </li>
  );
}

/** How far someone has come in the course they have come furthest in. */
function MiniTrail({ course: { tittel, done, total } }: { course: CourseProgress }) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <div className={styles.trail}>
      <span className={styles.course}>{t('user_profil_list.furthest', { course: tittel[lang], done, total })}</span>
      <TrailStrip isSmall marks={courseSteps(done, total)} />
    </div>
  );
}

const ROWS = ['62%', '48%', '70%', '54%', '66%', '44%', '58%', '50%'];

function PlayerRowsPlaceholder() {
  const t = useT();
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{t('user_profil_list.loading')}</VisuallyHidden>
      {ROWS.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton shape="round" width="48px" height="48px" />
          <div className={styles.names}>
            <Skeleton width={width} />
            <Skeleton width="30%" height="0.8em" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Puts the page back where it stood, and remembers where it is when it is left. */
function useListPosition(entry: string, topBefore: number | undefined, page: VisitedList['page'] | null): void {
  const latest = useRef(page);
  latest.current = page;
  const restored = useRef(false);

  useLayoutEffect(() => {
    if (topBefore !== undefined && !restored.current) window.scrollTo(0, topBefore);
    restored.current = true;
  }, [topBefore]);

  useEffect(() => {
    // The browser would restore before the rows are there, and stop short.
    window.history.scrollRestoration = 'manual';
    let top = window.scrollY;
    let here = true;
    const address = window.location.pathname;
    const note = () => {
      // The address changes before the rows go: a page that shrinks then scrolls on another page's account.
      if (here && window.location.pathname === address) top = window.scrollY;
    };
    // From now on the page may move on another entry's account.
    const leave = () => {
      here = false;
    };
    window.addEventListener('scroll', note, { passive: true });
    // The browser tells of a scroll with its next frame; anyone who follows a link before that has left from here all the same.
    window.addEventListener('click', note, { capture: true });
    window.addEventListener('popstate', leave);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('click', note, { capture: true });
      window.removeEventListener('popstate', leave);
      if (latest.current) visitedLists.set(entry, { page: latest.current, top });
    };
  }, [entry]);
}

/** How far below the window the end may be when more is fetched: about a window full. */
const AHEAD = '800px';

/** Calls `onNear` when the end of the list comes near the window, and again for as long as it stays there. */
function useNearEnd(end: RefObject<HTMLElement | null>, isWaiting: boolean, onNear: () => void): void {
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, isWaiting]);
}
