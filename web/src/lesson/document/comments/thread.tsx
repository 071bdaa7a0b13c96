import 'messages:comments';
import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { RetryNotice } from '../../../loading/retry-notice.tsx';
import type { CrudPlace } from '../../../store/crud-state.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { DescriptionList } from './description-list.tsx';
import styles from './thread.module.css';
import { retryThread } from './thread-loading.ts';
import { ThreadPlaceholder } from './thread-placeholder.tsx';

/** Under an open block: what superusers have noted, what people have said, and a place to say something. */
export default function Thread({ id, doc_slug, blokk_slug }: CrudPlace & { id: string }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const status = useAppSelector(({ crud }) => crud.status);
  const [said, setSaid] = useState('');
  const place = { doc_slug, blokk_slug };
  return (
    <section id={id} className={styles.thread} aria-label={t('comments.thread')} aria-busy={status === 'loading'}>
      {status === 'loading' && <ThreadPlaceholder />}
      {status === 'failed' && (
        <RetryNotice onRetry={() => dispatch(retryThread(place))}>{t('doc.comments.failed')}</RetryNotice>
      )}
      {status === 'loaded' && (
        <>
          <DescriptionList place={place} say={setSaid} />
          <CommentForm place={place} say={setSaid} />
          <CommentList place={place} say={setSaid} />
        </>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </section>
  );
}
