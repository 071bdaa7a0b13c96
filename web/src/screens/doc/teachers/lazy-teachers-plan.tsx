import { useT } from '../../../i18n/use-t.ts';
import { lazyPart } from '../../../loading/lazy-part.ts';
import { RetryNotice } from '../../../loading/retry-notice.tsx';

/** Readers of other documents do not carry the code of this part. Should it not come, the text above can still be read. */
const usePlan = lazyPart('teachers', () => import('./teachers-plan.tsx'));

export function LazyTeachersPlan() {
  const t = useT();
  const { part, error, retry } = usePlan();
  if (part) return <part.TeachersPlan />;
  return error === null ? null : <RetryNotice onRetry={retry}>{t('doc.task.failed')}</RetryNotice>;
}
