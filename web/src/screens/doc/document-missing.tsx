import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function DocumentMissing({ slug }: { slug: string }) {
  const t = useT();
  return (
    <EmptyState
      level={1}
      title={t('doc.missing.title')}
      action={
        <ButtonLink to={paths.doc()} variant="primary">
          {t('doc.all')}
        </ButtonLink>
      }
    >
      <p>{t('doc.missing.text', { slug })}</p>
    </EmptyState>
  );
}
