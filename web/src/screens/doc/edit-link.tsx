import { useUser } from '../../account/user-context.tsx';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** For superusers: from a document to where it is written. */
export function EditLink({ slug }: { slug: string }) {
  const t = useT();
  const { is_superuser } = useUser();
  if (!is_superuser || !publicConfig.show_admin_route) return null;
  return (
    <p className="small">
      <TextLink to={`${paths.adminSection('json_backend')}?doc=${encodeURIComponent(slug)}`}>{t('doc.edit')}</TextLink>
    </p>
  );
}
