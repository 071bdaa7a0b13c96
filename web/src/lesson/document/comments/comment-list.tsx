import type { Kommentar } from '@kodestien/contract/document/comments';
import { type RefObject, useEffect, useRef } from 'react';
import { useUser } from '../../../account/user-context.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import type { CrudPlace } from '../../../store/crud-state.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CommentEdit } from './comment-edit.tsx';
import { LinkedText } from './linked-text.tsx';
import { relativeTime } from './relative-time.ts';
import { type RowProps, TextList, useTextRow } from './text-list.tsx';
import styles from './thread.module.css';
import { loadOlder } from './thread-actions.ts';
import { useNow } from './use-now.ts';

/** Newest first, older ones on request. */
export function CommentList({ place, say }: { place: CrudPlace; say: (text: string) => void }) {
  const t = useT();
  const now = useNow();
  const items = useAppSelector(({ crud }) => crud.kommentar_arr);
  const isEmpty = useAppSelector(({ crud }) => crud.kommentar_arr.length === 0 && crud.deleted?.kind !== 'kommentar');
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      {isEmpty && <p className={styles.empty}>{t('comments.empty')}</p>}
      <TextList
        kind="kommentar"
        items={items}
        label={t('comments.list')}
        deletedText={t('comments.deleted')}
        place={place}
        say={say}
        row={(item, props) => <Comment key={item.id} item={item} now={now} {...props} />}
        ref={list}
      />
      <OlderComments place={place} list={list} />
    </>
  );
}

function Comment({ item, now, ...props }: { item: Kommentar; now: number } & RowProps) {
  const t = useT();
  const { user, is_superuser } = useUser();
  const { isEditing, isSending, tools, li } = useTextRow(item.id, props);
  const { username, txt, created_at, edited_at } = item;
  return (
    <li className={styles.comment} {...li}>
      <Avatar name={username} image={item.img_profil} size="mikro" side={32} />
      <div className={styles.body}>
        <p className={styles.byline}>
          {item.has_profile ? (
            <Link to={paths.profilDisp(username)} className={styles.author}>
              {username}
            </Link>
          ) : (
            <span className={styles.author}>{username}</span>
          )}
          {isSending ? <span>{t('comments.sending')}</span> : <TimeStamp {...{ created_at, edited_at, now }} />}
        </p>
        {isEditing ? <CommentEdit item={item} place={props.place} say={props.say} /> : <LinkedText text={txt} />}
        {!isEditing && !isSending && (is_superuser || user?.username === username) && tools}
      </div>
    </li>
  );
}

/** Asks for the comments before those shown; reading goes on at the first of them. */
function OlderComments({ place, list }: { place: CrudPlace; list: RefObject<HTMLUListElement | null> }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const next = useAppSelector(({ crud }) => crud.next);
  const older = useAppSelector(({ crud }) => crud.older);
  const shownBefore = useRef<number | null>(null);

  useEffect(() => {
    if (older === 'loading' || shownBefore.current === null) return;
    const first = list.current?.children[shownBefore.current];
    shownBefore.current = null;
    if (first instanceof HTMLElement) first.focus();
  }, [older, list]);

  function load() {
    shownBefore.current = list.current?.children.length ?? null;
    void dispatch(loadOlder(place));
  }

  return (
    <>
      {older === 'failed' && (
        <Notice tone="bad" live>
          {t('comments.older.failed')}
        </Notice>
      )}
      {next !== null && (
        <div>
          <Button size="small" loading={older === 'loading'} onClick={load}>
            {t('comments.older')}
          </Button>
        </div>
      )}
    </>
  );
}

type TimeStampProps = { created_at: number; edited_at: number | null; now: number };

/** How long ago, with the exact time for anyone who points at it. */
function TimeStamp({ created_at, edited_at, now }: TimeStampProps) {
  const t = useT();
  const lang = useHumanLang();
  const { dateAndTime } = useFormat();
  return (
    <>
      <time dateTime={new Date(created_at).toISOString()} title={dateAndTime(created_at)}>
        {relativeTime(created_at, now, lang)}
      </time>
      {edited_at !== null && <span title={dateAndTime(edited_at)}>{t('comments.edited')}</span>}
    </>
  );
}
