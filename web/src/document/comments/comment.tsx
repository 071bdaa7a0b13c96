import type { Kommentar } from '@kodestien/contract/document/comments';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { type CrudPlace, editStarted } from '../../store/crud.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { useUser } from '../../user-context.tsx';
import { CommentEdit } from './comment-edit.tsx';
import { LinkedText } from './linked-text.tsx';
import styles from './thread.module.css';
import { TimeStamp } from './time-stamp.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type CommentProps = {
  item: Kommentar;
  place: CrudPlace;
  now: number;
  /** It has just come back: the focus was on the way to get it back. */
  takesFocus: boolean;
  onDelete: () => void;
  say: (text: string) => void;
};

export function Comment({ item, place, now, takesFocus, onDelete, say }: CommentProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { user, is_superuser } = useUser();
  const isEditing = useAppSelector(({ crud }) => crud.is_edit && crud.selected_id === item.id);
  const isSending = useAppSelector(({ crud }) => crud.sending.includes(item.id));
  const row = useRef<HTMLLIElement>(null);
  const editButton = useFocusReturn<HTMLButtonElement>(isEditing);
  const { id, username, txt, created_at, edited_at } = item;
  const mayChange = !isSending && (is_superuser || user?.username === username);

  useEffect(() => {
    if (takesFocus) row.current?.focus();
  }, [takesFocus]);

  return (
    <li ref={row} className={styles.comment} tabIndex={-1} data-sending={isSending || undefined}>
      <Avatar name={username} image={item.img_profil} size="mikro" side={32} />
      <div className={styles.body}>
        <p className={styles.byline}>
          <Link to={paths.profilDisp(username)} className={styles.author}>
            {username}
          </Link>
          {isSending ? <span>{t('comments.sending')}</span> : <TimeStamp {...{ created_at, edited_at, now }} />}
        </p>
        {isEditing ? (
          <CommentEdit item={item} place={place} say={say} />
        ) : (
          <>
            <LinkedText text={txt} />
            {mayChange && (
              <p className="row gap-2">
                <button
                  ref={editButton}
                  type="button"
                  className={styles.tool}
                  onClick={() => dispatch(editStarted({ id }))}
                >
                  {t('comments.edit')}
                </button>
                <button type="button" className={styles.tool} onClick={onDelete}>
                  {t('comments.delete')}
                </button>
              </p>
            )}
          </>
        )}
      </div>
    </li>
  );
}
