import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import type { SigninWish } from '../../session/after-signin.ts';
import type { CrudPlace } from '../../store/crud.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useUser } from '../../user-context.tsx';
import { CommentField } from './comment-field.tsx';
import { newId } from './new-id.ts';
import { type TextFault, textFault } from './text-fault.ts';
import styles from './thread.module.css';
import { addText } from './thread-actions.ts';

/** Where a comment is written. What the server refuses comes back into the field, with the reason. */
export function CommentForm({ place, say }: { place: CrudPlace; say: (text: string) => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const errorMessage = useErrorMessage();
  const { user, img_profil } = useUser();
  const { pathname } = useLocation();
  const [txt, setTxt] = useState('');
  const [fault, setFault] = useState<TextFault | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // Kept until the server has answered well: sent twice, it becomes one comment.
  const id = useRef('');

  if (!user) {
    return (
      <p className={styles.invitation}>
        <Link to={paths.signin} state={{ from: `${pathname}#${place.blokk_slug}` } satisfies SigninWish}>
          {t('comments.signin')}
        </Link>{' '}
        {t('comments.signin.rest')}
      </p>
    );
  }
  const { username } = user;

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = textFault(txt);
    setFault(wrong);
    setRefusal(null);
    if (wrong) return field.current?.focus();
    id.current ||= newId();
    const item = { id: id.current, username, img_profil, txt: txt.trim(), created_at: Date.now(), edited_at: null };
    setTxt('');
    try {
      await dispatch(addText(place, { kind: 'kommentar', item }));
      id.current = '';
      say(t('comments.said.added'));
    } catch (error) {
      setTxt((typed) => (typed === '' ? txt : `${txt}\n\n${typed}`));
      setRefusal(error);
    }
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <CommentField
        ref={field}
        name="comment"
        label={t('comments.write')}
        value={txt}
        onChange={(typed) => {
          setTxt(typed);
          setFault(null);
        }}
        fault={fault}
        refusal={refusal === null ? null : `${t('comments.refused.add')} ${errorMessage(refusal)}`}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small">
          {t('comments.send')}
        </Button>
      </div>
    </form>
  );
}
