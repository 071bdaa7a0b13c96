import { tidyPlainText } from '@kodestien/contract/document/rules';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SigninRequest } from '../../../account/session/after-signin.ts';
import { useUser } from '../../../account/user-context.tsx';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import type { CrudPlace } from '../../../store/crud-state.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { givenUp, leaving, notSent, type Outgoing, outgoing, type Unsent, useCommentDraft } from './comment-draft.ts';
import { CommentField } from './comment-field.tsx';
import { type TextIssue, textIssue } from './text-issue.ts';
import styles from './thread.module.css';
import { addText } from './thread-actions.ts';

/** Where a comment is written. What could not be sent stays here, with the reason, until it is sent or given up. */
export function CommentForm({ place, say }: { place: CrudPlace; say: (text: string) => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const errorMessage = useErrorMessage();
  const { user, img_profil } = useUser();
  const { pathname } = useLocation();
  const isSending = useAppSelector(({ crud }) => crud.sending.length > 0);
  const { draft, change } = useCommentDraft(`${user?.username} ${place.doc_slug}#${place.blokk_slug}`);
  const [issue, setIssue] = useState<TextIssue | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  if (!user) {
    return (
      <p className={styles.invitation}>
        <Link to={paths.signin} state={{ from: `${pathname}#${place.blokk_slug}` } satisfies SigninRequest}>
          {t('comments.signin')}
        </Link>{' '}
        {t('comments.signin.rest')}
      </p>
    );
  }
  const { username } = user;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = textIssue(draft.txt);
    // The second press of a double click finds the field empty.
    if (wrong === 'empty' && isSending) return;
    setIssue(wrong);
    if (wrong) return field.current?.focus();
    void send(outgoing(draft, tidyPlainText(draft.txt)));
  }

  async function send(text: Outgoing) {
    change((draft) => leaving(draft, text));
    const item = { ...text, username, img_profil, has_profile: true, created_at: Date.now(), edited_at: null };
    try {
      await dispatch(addText(place, { kind: 'kommentar', item }));
      say(t('comments.said.added'));
    } catch (error) {
      change((draft) => notSent(draft, { ...text, error }));
    }
  }

  const { returned } = draft;
  return (
    <form className="stack gap-1" onSubmit={onSubmit} noValidate>
      {draft.unsent.map((text) => (
        <UnsentComment
          key={text.id}
          text={text}
          onRetry={() => void send(text)}
          onGiveUp={() => {
            change((draft) => givenUp(draft, text));
            field.current?.focus();
          }}
        />
      ))}
      <CommentField
        ref={field}
        name="comment"
        label={t('comments.write')}
        value={draft.txt}
        onChange={(typed) => {
          change((draft) => ({ ...draft, txt: typed }));
          setIssue(null);
        }}
        issue={issue}
        refusal={returned && `${t('comments.refused.add')} ${errorMessage(returned.error)}`}
      />
      <div className="row gap-1">
        <Button type="submit" size="small">
          {t('comments.send')}
        </Button>
      </div>
    </form>
  );
}

type UnsentCommentProps = { text: Unsent; onRetry: () => void; onGiveUp: () => void };

function UnsentComment({ text, onRetry, onGiveUp }: UnsentCommentProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  return (
    <Notice
      tone="bad"
      live
      title={t('comments.unsent')}
      action={
        <div className="row gap-1">
          <Button size="small" onClick={onRetry}>
            {t('app.try_again')}
          </Button>
          <Button size="small" variant="quiet" onClick={onGiveUp}>
            {t('comments.unsent.give_up')}
          </Button>
        </div>
      }
    >
      <p>{errorMessage(text.error)}</p>
      <p className={styles.text}>{text.txt}</p>
    </Notice>
  );
}
