import { type ComponentType, useEffect, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { loadChunk } from '../../../lazy-page/load-chunk.ts';
import { RetryNotice } from '../../../retry-notice.tsx';

const load = () => loadChunk('teachers', () => import('./teachers-plan.tsx'));

/** Readers of other documents do not carry the code of this part. Should it not come, the text above can still be read. */
export function LazyTeachersPlan() {
  const t = useT();
  const [Plan, setPlan] = useState<ComponentType | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let wanted = true;
    load().then(
      ({ TeachersPlan }) => wanted && setPlan(() => TeachersPlan),
      () => wanted && setFailed(attempt),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);
  if (Plan) return <Plan />;
  if (failed !== attempt) return null;
  return <RetryNotice onRetry={() => setAttempt(attempt + 1)}>{t('doc.task.failed')}</RetryNotice>;
}
