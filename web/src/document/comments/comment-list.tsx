import { useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { CrudPlace } from '../../store/crud.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Notice } from '../../ui/notice.tsx';
import { Comment } from './comment.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { OlderComments } from './older-comments.tsx';
import styles from './thread.module.css';
import { useDeletion } from './use-deletion.ts';
import { useNow } from './use-now.ts';

/** Newest first, older ones on request. A deleted one leaves its place to a way of getting it back. */
export function CommentList({ place, say }: { place: CrudPlace; say: (text: string) => void }) {
  const t = useT();
  const now = useNow();
  const kommentar_arr = useAppSelector(({ crud }) => crud.kommentar_arr);
  const { deleted, refusal, restoredId, remove, undo } = useDeletion('kommentar', say);
  const list = useRef<HTMLUListElement>(null);

  const rows = kommentar_arr.map((item, index) => (
    <Comment
      key={item.id}
      item={item}
      place={place}
      now={now}
      takesFocus={item.id === restoredId}
      onDelete={() => remove({ ...place, kind: 'kommentar', item, index })}
      say={say}
    />
  ));
  if (deleted) {
    const key = `deleted ${deleted.item.id}`;
    const row = <DeletedRow key={key} text={t('comments.deleted')} onUndo={() => undo(deleted)} />;
    rows.splice(deleted.index, 0, row);
  }

  return (
    <>
      {refusal && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      {rows.length === 0 && <p className={styles.empty}>{t('comments.empty')}</p>}
      <ul ref={list} className={styles.list} aria-label={t('comments.list')}>
        {rows}
      </ul>
      <OlderComments place={place} list={list} />
    </>
  );
}
