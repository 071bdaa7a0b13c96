import type { Kommentar } from '@kodestien/contract/document/comments';
import { useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import type { CrudPlace } from '../../store/crud.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { useUser } from '../../user-context.tsx';
import { CommentEdit } from './comment-edit.tsx';
import { LinkedText } from './linked-text.tsx';
import { OlderComments } from './older-comments.tsx';
import { type RowProps, TextList, useTextRow } from './text-list.tsx';
import styles from './thread.module.css';
import { TimeStamp } from './time-stamp.tsx';
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
          <Link to={paths.profilDisp(username)} className={styles.author}>
            {username}
          </Link>
          {isSending ? <span>{t('comments.sending')}</span> : <TimeStamp {...{ created_at, edited_at, now }} />}
        </p>
        {isEditing ? <CommentEdit item={item} place={props.place} say={props.say} /> : <LinkedText text={txt} />}
        {!isEditing && !isSending && (is_superuser || user?.username === username) && tools}
      </div>
    </li>
  );
}
