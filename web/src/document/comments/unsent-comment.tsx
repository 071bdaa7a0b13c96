import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Unsent } from './comment-draft.ts';
import styles from './thread.module.css';

type UnsentCommentProps = { text: Unsent; onRetry: () => void; onGiveUp: () => void };

export function UnsentComment({ text, onRetry, onGiveUp }: UnsentCommentProps) {
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
