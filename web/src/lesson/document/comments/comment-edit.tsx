import type { Kommentar } from '@kodestien/contract/document/comments';
import { tidyPlainText } from '@kodestien/contract/document/rules';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { editEnded, editStarted } from '../../../store/crud.ts';
import type { CrudPlace } from '../../../store/crud-state.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { CommentField } from './comment-field.tsx';
import { type TextIssue, textIssue } from './text-issue.ts';
import { editText } from './thread-actions.ts';

/** What was typed when the server refused it, so that the form opens with it again. */
const refused = new Map<string, { txt: string; reason: string }>();

export function CommentEdit({ item, place, say }: { item: Kommentar; place: CrudPlace; say: (text: string) => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const errorMessage = useErrorMessage();
  const [before] = useState(() => refused.get(item.id));
  const [txt, setTxt] = useState(before?.txt ?? item.txt);
  const [issue, setIssue] = useState<TextIssue | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    refused.delete(item.id);
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, [item.id]);

  const leave = () => dispatch(editEnded());

  async function save(event: FormEvent) {
    event.preventDefault();
    const wrong = textIssue(txt);
    setIssue(wrong);
    if (wrong) return field.current?.focus();
    const after = tidyPlainText(txt);
    if (after === item.txt) return leave();
    try {
      const edited = { ...item, txt: after, edited_at: Date.now() };
      await dispatch(editText(place, { kind: 'kommentar', item }, { kind: 'kommentar', item: edited }));
      say(t('comments.said.edited'));
    } catch (error) {
      refused.set(item.id, { txt, reason: `${t('comments.refused.edit')} ${errorMessage(error)}` });
      dispatch(editStarted({ id: item.id }));
    }
  }

  return (
    <form className="stack gap-1" onSubmit={save} noValidate>
      <CommentField
        ref={field}
        name={`comment-${item.id}`}
        label={t('comments.edit.label')}
        value={txt}
        onChange={(typed) => {
          setTxt(typed);
          setIssue(null);
        }}
        issue={issue}
        refusal={before?.reason}
        onEscape={leave}
      />
      <div className="row gap-1">
        <Button type="submit" size="small">
          {t('comments.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={leave}>
          {t('comments.cancel')}
        </Button>
      </div>
    </form>
  );
}
