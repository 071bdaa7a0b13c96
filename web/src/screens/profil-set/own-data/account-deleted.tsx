import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { PageBody } from '../../../layout/page-body.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

export function AccountDeleted({ forGoodAt }: { forGoodAt: number }) {
  const t = useT();
  const format = useFormat();
  useDocumentTitle(t('profil_set.deleted.title'));
  return (
    <PageBody>
      <div role="status">
        <EmptyState
          level={1}
          title={t('profil_set.deleted.title')}
          action={<ButtonLink to={paths.landing}>{t('app.home')}</ButtonLink>}
        >
          <p>{t('profil_set.deleted.text', { date: format.date(forGoodAt) })}</p>
        </EmptyState>
      </div>
    </PageBody>
  );
}
