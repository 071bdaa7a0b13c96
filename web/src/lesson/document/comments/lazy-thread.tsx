import { useT } from '../../../i18n/use-t.ts';
import { lazyPart } from '../../../loading/lazy-part.ts';
import { RetryNotice } from '../../../loading/retry-notice.tsx';
import type { CrudPlace } from '../../../store/crud-state.ts';
import { ThreadPlaceholder } from './thread-placeholder.tsx';

/** Most readers open no thread: its code comes with the first one that is opened. */
const useThread = lazyPart('comments', () => import('./thread.tsx'));

export function LazyThread(props: CrudPlace & { id: string }) {
  const t = useT();
  const { part, error, retry } = useThread();
  if (part) return <part.default {...props} />;
  if (error === null) return <ThreadPlaceholder />;
  return <RetryNotice onRetry={retry}>{t('doc.comments.failed')}</RetryNotice>;
}
