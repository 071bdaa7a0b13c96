import { type ComponentType, useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { loadChunk } from '../../lazy-page/load-chunk.ts';
import { RetryNotice } from '../../retry-notice.tsx';
import type { CrudPlace } from '../../store/crud.ts';
import { ThreadPlaceholder } from './thread-placeholder.tsx';

type ThreadProps = CrudPlace & { id: string };

/** Most readers open no thread: its code comes with the first one that is opened. */
const load = () => loadChunk('comments', () => import('./thread.tsx'));
let known: ComponentType<ThreadProps> | null = null;

export function LazyThread(props: ThreadProps) {
  const t = useT();
  const [arrived, setArrived] = useState(() => known);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    if (known) return;
    let wanted = true;
    load().then(
      ({ default: Thread }) => {
        known = Thread;
        if (wanted) setArrived(() => Thread);
      },
      () => wanted && setFailed(attempt),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  const Thread = arrived;
  if (Thread) return <Thread {...props} />;
  if (failed !== attempt) return <ThreadPlaceholder />;
  return <RetryNotice onRetry={() => setAttempt(attempt + 1)}>{t('doc.comments.failed')}</RetryNotice>;
}
