import 'messages:talk';
import type { LineComment } from '@kodestien/contract/classes/talk';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import styles from './talk.module.css';

type LineCommentsProps = {
  comments: readonly LineComment[];
  onRemove?: ((comment: LineComment) => void) | undefined;
  isBusy?: ((comment: LineComment) => boolean) | undefined;
};

/** What teachers have written on one line, as it was typed. */
export function LineComments({ comments, onRemove, isBusy }: LineCommentsProps) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className={styles.comments}>
      {comments.map((comment) => (
        <li key={comment.id} className={styles.comment}>
          <p className={styles.head}>
            <span>
              <bdi className="strong">{comment.by || t('talk.teacher')}</bdi> · {format.dateAndTime(comment.at)}
            </span>
            {onRemove && (
              <button
                type="button"
                className={styles.remove}
                disabled={isBusy?.(comment) ?? false}
                onClick={() => onRemove(comment)}
              >
                {t('talk.remove')}
              </button>
            )}
          </p>
          <p className={styles.text} dir="auto">
            {comment.txt}
          </p>
        </li>
      ))}
    </ul>
  );
}
