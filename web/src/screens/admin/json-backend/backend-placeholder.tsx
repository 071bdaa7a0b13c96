import { useT } from '../../../i18n/use-t.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export function BackendPlaceholder() {
  const t = useT();
  return (
    <div className="stack gap-3" role="status">
      <VisuallyHidden>{t('admin.loading')}</VisuallyHidden>
      {['70%', '50%', '60%', '55%', '65%', '45%'].map((width) => (
        <Skeleton key={width} width={width} height="1.75em" />
      ))}
    </div>
  );
}
