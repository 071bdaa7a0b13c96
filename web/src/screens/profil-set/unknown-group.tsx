import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function UnknownGroup() {
  const t = useT();
  useDocumentTitle(t('profil_set.unknown.title'));
  return (
    <PageBody>
      <EmptyState
        level={1}
        title={t('profil_set.unknown.title')}
        action={
          <ButtonLink to={paths.profilSet} variant="primary">
            {t('profil_set.unknown.link')}
          </ButtonLink>
        }
      />
    </PageBody>
  );
}
