import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function UnknownSection() {
  const t = useT();
  return (
    <PageBody>
      <EmptyState
        level={1}
        title={t('admin.unknown.title')}
        action={
          <ButtonLink to={paths.admin} variant="primary">
            {t('admin.unknown.link')}
          </ButtonLink>
        }
      />
    </PageBody>
  );
}
