import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** Who did it; their account may be gone by now. */
export function Person({ username }: { username: string | null }) {
  const t = useT();
  return username === null ? t('admin.gone_account') : <TextLink to={paths.profilDisp(username)}>{username}</TextLink>;
}
