import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Sample } from './sample.tsx';

export function WaitingSamples() {
  const t = useT();
  return (
    <Sample title={t('mal.waiting.title')} text={t('mal.waiting.text')}>
      <Skeleton width="60%" height="1.5rem" shape="block" />
      <Skeleton />
      <Skeleton width="80%" />
      <EmptyState level={3} title={t('mal.waiting.empty')}>
        <p>{t('mal.waiting.empty_text')}</p>
      </EmptyState>
    </Sample>
  );
}
