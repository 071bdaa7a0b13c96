import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useUser } from '../../user-context.tsx';

export function Refusal() {
  const t = useT();
  const { user } = useUser();
  useDocumentTitle(t('admin.refused.title'));
  const wayOn = user ? (
    <ButtonLink to={paths.landing}>{t('app.home')}</ButtonLink>
  ) : (
    <ButtonLink to={paths.signin} variant="primary">
      {t('admin.refused.signin')}
    </ButtonLink>
  );
  return (
    <PageBody>
      <EmptyState level={1} title={t('admin.refused.title')} action={wayOn}>
        <p>{t('admin.refused.text')}</p>
        {!user && <p>{t('admin.refused.anonymous')}</p>}
      </EmptyState>
    </PageBody>
  );
}
