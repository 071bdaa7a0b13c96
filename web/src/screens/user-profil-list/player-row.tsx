import type { PublicPlayer } from '@kodestien/contract/profile/player';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './user-profil-list-screen.module.css';

/** All of the row leads to the profile; the name is the link. */
export function PlayerRow({ player }: { player: PublicPlayer }) {
  const t = useT();
  const format = useFormat();
  const { username_current: username, full_name, company_public, poeng } = player;
  const beside = [full_name && username, company_public].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <Avatar name={username} fullName={full_name} image={player.img_profil} size="mikro" lazy />
      <div className={styles.names}>
        <Link to={paths.profilDisp(username)} className={styles.name}>
          {full_name || username}
        </Link>
        {beside && <span className={styles.beside}>{beside}</span>}
      </div>
      <span className={styles.points}>
        <span aria-hidden="true">
          <b>{format.number(poeng)}</b> {t('user_profil_list.points_word', { poeng })}
        </span>
        <VisuallyHidden>{t('user_profil_list.points', { poeng })}</VisuallyHidden>
      </span>
    </li>
  );
}
