import { type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { deleteEnded, editStarted } from '../../../store/crud.ts';
import type { CrudKind, CrudPlace, DeletedText } from '../../../store/crud-state.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './thread.module.css';
import { deleteText, undoDelete } from './thread-actions.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** What a row of the list gets besides its text. */
export type RowProps = {
  place: CrudPlace;
  /** It has just come back: the focus was on the way to get it back. */
  takesFocus: boolean;
  onDelete: () => void;
  say: (text: string) => void;
};

type Text<Kind> = Extract<DeletedText, { kind: Kind }>['item'];

type TextListProps<Kind extends DeletedText['kind']> = {
  kind: Kind;
  items: readonly Text<Kind>[];
  label: string;
  deletedText: string;
  place: CrudPlace;
  say: (text: string) => void;
  row: (item: Text<Kind>, props: RowProps) => ReactElement;
  ref?: Ref<HTMLUListElement>;
};

/** The comments or the descriptions of a block. A deleted one leaves its place to a way of getting it back. */
export function TextList<Kind extends DeletedText['kind']>(props: TextListProps<Kind>) {
  const { kind, items, label, deletedText, place, say, row, ref } = props;
  const { deleted, refusal, restoredId, remove, undo } = useDeletion(kind, say);
  const rows = items.map((item, index) =>
    row(item, {
      place,
      takesFocus: item.id === restoredId,
      onDelete: () => remove({ ...place, kind, item, index } as DeletedText),
      say,
    }),
  );
  if (deleted) {
    const key = `deleted ${deleted.item.id}`;
    rows.splice(deleted.index, 0, <DeletedRow key={key} text={deletedText} onUndo={() => undo(deleted)} />);
  }
  return (
    <>
      {refusal && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      {rows.length > 0 && (
        <ul ref={ref} className={styles.list} aria-label={label}>
          {rows}
        </ul>
      )}
    </>
  );
}

/** The state of one text, and the buttons for those who may change it. */
export function useTextRow(id: string, { takesFocus, onDelete }: RowProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const isEditing = useAppSelector(({ crud }) => crud.is_edit && crud.selected_id === id);
  const isSending = useAppSelector(({ crud }) => crud.sending.includes(id));
  const row = useRef<HTMLLIElement>(null);
  const editButton = useFocusReturn<HTMLButtonElement>(isEditing);

  useEffect(() => {
    if (takesFocus) row.current?.focus();
  }, [takesFocus]);

  const tools = (
    <p className="row gap-2">
      <button ref={editButton} type="button" className={styles.tool} onClick={() => dispatch(editStarted({ id }))}>
        {t('comments.edit')}
      </button>
      <button type="button" className={styles.tool} onClick={onDelete}>
        {t('comments.delete')}
      </button>
    </p>
  );
  return { isEditing, isSending, tools, li: { ref: row, tabIndex: -1, 'data-sending': isSending || undefined } };
}

const UNDO_MS = 8000;

/** Is where something was deleted, for some seconds; anyone who has the focus or the pointer on it has all the time. */
function DeletedRow({ text, onUndo }: { text: string; onUndo: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [isFocused, setFocused] = useState(true);
  const [isPointedAt, setPointedAt] = useState(false);

  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (isFocused || isPointedAt) return;
    const timer = setTimeout(() => dispatch(deleteEnded()), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isFocused, isPointedAt, dispatch]);

  return (
    <li
      className={styles.deleted}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      <span>{text}</span>
      <Button ref={button} size="small" onClick={onUndo}>
        {t('comments.undo')}
      </Button>
    </li>
  );
}

/** Deleting in a list, and getting back what was deleted last. */
function useDeletion(kind: CrudKind, say: (text: string) => void) {
  const t = useT();
  const dispatch = useAppDispatch();
  const errorMessage = useErrorMessage();
  const deleted = useAppSelector(({ crud }) => (crud.deleted?.kind === kind ? crud.deleted : null));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [restoredId, setRestoredId] = useState('');

  async function act(action: Promise<void>, done: string, refused: string): Promise<void> {
    setRefusal(null);
    try {
      await action;
      say(done);
    } catch (error) {
      setRefusal(`${refused} ${errorMessage(error)}`);
    }
  }

  function remove(text: DeletedText): void {
    setRestoredId('');
    void act(dispatch(deleteText(text)), t('comments.said.deleted'), t('comments.refused.delete'));
  }

  function undo(text: DeletedText): void {
    setRestoredId(text.item.id);
    void act(dispatch(undoDelete(text)), t('comments.said.restored'), t('comments.refused.undo'));
  }

  return { deleted, refusal, restoredId, remove, undo };
}
