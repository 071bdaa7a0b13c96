import type { PublicProfile as Profile } from '@kodestien/contract/profile/player';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Cairn } from '../../ui/cairn.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useUser } from '../../user-context.tsx';
import { ProfileContacts } from './profile-contacts.tsx';
import { ProfileTrail } from './profile-trail.tsx';
import styles from './public-profile.module.css';

const PICTURE_SIDE = 128;

export function PublicProfile({ player }: { player: Profile }) {
  const t = useT();
  const format = useFormat();
  const { user } = useUser();
  const { username_current: username, full_name, bio_public, poeng } = player;
  const isOwn = user?.username === username;
  return (
    <article className={styles.profile}>
      <header className={styles.head}>
        <Contours />
        <Avatar
          name={username}
          fullName={full_name}
          image={player.img_profil}
          size="norm"
          side={PICTURE_SIDE}
          label={t('profil_disp.picture', { username })}
        />
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
          {isOwn && (
            <p className={styles.edit}>
              <ButtonLink to={paths.profilSet} size="small" icon="pencil">
                {t('profil_disp.edit')}
              </ButtonLink>
            </p>
          )}
        </div>
      </header>
      {bio_public && <p className={styles.bio}>{bio_public}</p>}
      {!bio_public && (
        <p className={styles.noBio}>
          {isOwn ? t('profil_disp.no_bio_own') : t('profil_disp.no_bio', { username })}{' '}
          {isOwn && <TextLink to={paths.profilSetGroup('public_profile')}>{t('profil_disp.no_bio_own.link')}</TextLink>}
        </p>
      )}
      <ProfileContacts player={player} />
      <ProfileTrail player={player} isOwn={isOwn} />
    </article>
  );
}
