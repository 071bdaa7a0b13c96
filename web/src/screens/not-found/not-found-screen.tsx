import 'messages:not-found';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export default function NotFoundScreen() {
  const t = useT();
  useDocumentTitle(t('not_found.title'));
  return (
    <PageBody>
      <EmptyState
        level={1}
        title={t('not_found.title')}
        action={
          <ButtonLink to={paths.landing} variant="primary">
            {t('app.home')}
          </ButtonLink>
        }
      >
        <p>{t('not_found.text')}</p>
      </EmptyState>
    </PageBody>
  );
}
