import type { PublicPlayer } from '@kodestien/contract/profile/player';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Cairn } from '../../ui/cairn.tsx';
import { Heading } from '../../ui/heading.tsx';
import { useUser } from '../../user-context.tsx';
import { ProfileContacts } from './profile-contacts.tsx';
import styles from './public-profile.module.css';

export function PublicProfile({ player }: { player: PublicPlayer }) {
  const t = useT();
  const format = useFormat();
  const { user } = useUser();
  const { username_current: username, full_name, bio_public, poeng } = player;
  const isOwn = user?.username === username;
  return (
    <article className={styles.profile}>
      <header className={styles.head}>
        <Avatar name={username} image={player.img_profil} size="liten" label={t('profil_disp.picture', { username })} />
        <div className={styles.names}>
          <Heading level={1}>{full_name || username}</Heading>
          {full_name && <p className={styles.username}>{username}</p>}
          <p className={styles.facts}>
            <span className={styles.points}>
              <Cairn state={poeng > 0 ? 'done' : 'ahead'} size={20} />
              {t('profil_disp.points', { poeng })}
            </span>
            <span>{t('profil_disp.since', { date: format.monthAndYear(player.member_since) })}</span>
          </p>
        </div>
        {isOwn && <ButtonLink to={paths.profilSet}>{t('profil_disp.edit')}</ButtonLink>}
      </header>
      {bio_public ? (
        <p className={styles.bio}>{bio_public}</p>
      ) : (
        <p className={styles.noBio}>{isOwn ? t('profil_disp.no_bio_own') : t('profil_disp.no_bio', { username })}</p>
      )}
      <ProfileContacts player={player} />
    </article>
  );
}
