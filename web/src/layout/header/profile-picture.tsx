import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { useUser } from '../../user-context.tsx';
import styles from './profile-picture.module.css';

/** Whoever is signed in, as a picture that leads to their profile. */
export function ProfilePicture({ username }: { username: string }) {
  const t = useT();
  const { img_profil } = useUser();
  const fullName = useAppSelector(({ user_profil }) => user_profil.full_name);
  return (
    <Link to={paths.profilDisp(username)} className={styles.picture} aria-label={t('layout.account', { username })}>
      <Avatar name={username} fullName={fullName} image={img_profil} size="mikro" side={36} />
    </Link>
  );
}
