import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './one-line.module.css';

/** Who did it; their account may be gone by now. */
export function Person({ username }: { username: string | null }) {
  const t = useT();
  if (username === null) return t('admin.gone_account');
  return (
    <span className={styles.line}>
      <TextLink to={paths.profilDisp(username)}>{username}</TextLink>
    </span>
  );
}
