import { useState } from 'react';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import type { CrudKind, DeletedText } from '../../store/crud.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { deleteText, undoDelete } from './thread-actions.ts';

/** Deleting in a list, and getting back what was deleted last. */
export function useDeletion(kind: CrudKind, say: (text: string) => void) {
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
