import { useT } from '../../../i18n/use-t.ts';
import { SectionViews } from '../section-views.tsx';
import { BACKEND_VIEWS, type BackendView, backendPaths } from './use-backend-address.ts';

export function ViewNavigation({ shown, staged }: { shown: BackendView; staged: number }) {
  const t = useT();
  return (
    <SectionViews
      label={t('admin.section.json_backend')}
      views={BACKEND_VIEWS.map((view) => ({
        to: backendPaths.view(view),
        label: t(`admin_json_backend.view.${view}`),
        isShown: view === shown,
        count: view === 'staged' ? staged : undefined,
      }))}
    />
  );
}
