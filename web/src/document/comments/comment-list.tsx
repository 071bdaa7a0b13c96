import { useEffect, useRef, useState } from 'react';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import type { CrudPlace, DeletedText } from '../../store/crud.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Comment } from './comment.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { deleteText, loadOlder, undoDelete } from './thread-actions.ts';
import styles from './thread.module.css';
import { useNow } from './use-now.ts';

/** Newest first, older ones on request. A deleted one leaves its place to a way of getting it back. */
export function CommentList({ place, say }: { place: CrudPlace; say: (text: string) => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const errorMessage = useErrorMessage();
  const now = useNow();
  const { kommentar_arr, next, older, deleted } = useAppSelector(({ crud }) => crud);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [restored, setRestored] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const lengthBefore = useRef<number | null>(null);
  const deletedHere = deleted?.kind === 'kommentar' ? deleted : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has grown: reading goes on at the first of the older ones
  useEffect(() => {
    if (lengthBefore.current === null || older === 'loading') return;
    const first = list.current?.children[lengthBefore.current];
    lengthBefore.current = null;
    if (first instanceof HTMLElement) first.focus();
  }, [kommentar_arr.length, older]);

  async function act(action: Promise<void>, done: string, refused: string) {
    setRefusal(null);
    try {
      await action;
      say(done);
    } catch (error) {
      setRefusal(`${refused} ${errorMessage(error)}`);
    }
  }

  function remove(text: DeletedText) {
    setRestored('');
    void act(dispatch(deleteText(text)), t('comments.said.deleted'), t('comments.refused.delete'));
  }

  function undo(text: DeletedText) {
    setRestored(text.item.id);
    void act(dispatch(undoDelete(text)), t('comments.said.restored'), t('comments.refused.undo'));
  }

  const rows = kommentar_arr.map((item, index) => (
    <Comment
      key={item.id}
      item={item}
      place={place}
      now={now}
      takesFocus={item.id === restored}
      onDelete={() => remove({ ...place, kind: 'kommentar', item, index })}
      say={say}
    />
  ));
  if (deletedHere) {
    rows.splice(
      deletedHere.index,
      0,
      <DeletedRow
        key={`deleted ${deletedHere.item.id}`}
        text={t('comments.deleted')}
        onUndo={() => undo(deletedHere)}
      />,
    );
  }

  return (
    <>
      {refusal && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      {rows.length === 0 && <p className={styles.empty}>{t('comments.empty')}</p>}
      <ul ref={list} className={styles.list}>
        {rows}
      </ul>
      {older === 'failed' && (
        <Notice tone="bad" live>
          {t('comments.older.failed')}
        </Notice>
      )}
      {next !== null && (
        <div>
          <Button
            size="small"
            loading={older === 'loading'}
            onClick={() => {
              lengthBefore.current = rows.length;
              void dispatch(loadOlder(place));
            }}
          >
            {t('comments.older')}
          </Button>
        </div>
      )}
    </>
  );
}
