import { PROFILE_ITEM_LABELS } from '@kodestien/contract/profile/item-labels';
import { PROFILE_ITEM_NAMES, type ProfileItemKind, profileItem } from '@kodestien/contract/profile/items';
import type { PublicProfile as Profile, PublicPlayer } from '@kodestien/contract/profile/player';
import type { ReactNode } from 'react';
import { useUser } from '../../account/user-context.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Cairn } from '../../ui/cairn.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Heading } from '../../ui/heading.tsx';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { type Glyph, Icon } from '../../ui/icons/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ProfileTrail } from './profile-trail.tsx';
import styles from './public-profile.module.css';
import { shownAddress, webAddress } from './web-address.ts';

const PICTURE_SIDE = 128;

export function PublicProfile({ player }: { player: Profile }) {
  const t = useT();
  const format = useFormat();
  const { user } = useUser();
  const { username_current: username, full_name, bio_public, poeng } = player;
  const isOwn = user?.username === username;
  return (
    <article className={styles.profile}>
      <div className={styles.person}>
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
            {full_name && <p className="soft">{username}</p>}
            <p className={styles.facts}>
              <span className={styles.points}>
                <Cairn state={poeng > 0 ? 'done' : 'ahead'} size={20} />
                {t('profil_disp.points', { poeng })}
              </span>
              <span>{t('profil_disp.since', { date: format.monthAndYear(player.member_since) })}</span>
            </p>
            {isOwn && (
              <p className={styles.edit}>
                <ButtonLink to={paths.profilSet} size="small" icon={glyphs.pencil}>
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
            {isOwn && (
              <TextLink to={paths.profilSetGroup('public_profile')}>{t('profil_disp.no_bio_own.link')}</TextLink>
            )}
          </p>
        )}
        <ProfileContacts player={player} />
      </div>
      <div className={styles.reached}>
        <ProfileTrail player={player} isOwn={isOwn} />
      </div>
    </article>
  );
}

const ICONS: Record<ProfileItemKind, Glyph> = {
  line: glyphs.place,
  lines: glyphs.place,
  url: glyphs.link,
  email: glyphs.mail,
};

/** All texts but those that are above already. */
function ProfileContacts({ player }: { player: PublicPlayer }) {
  const lang = useHumanLang();
  const items = PROFILE_ITEM_NAMES.filter((item) => item !== 'full_name' && item !== 'bio_public' && player[item]);
  if (items.length === 0) return null;
  return (
    <dl className="stack gap-1">
      {items.map((item) => {
        const { kind } = profileItem(item);
        const { label, shownAs = label } = PROFILE_ITEM_LABELS[item];
        return (
          <Contact key={item} icon={ICONS[kind]} label={shownAs[lang]}>
            <ContactText kind={kind} text={player[item]} />
          </Contact>
        );
      })}
    </dl>
  );
}

function ContactText({ kind, text }: { kind: ProfileItemKind; text: string }) {
  if (kind === 'email') return <a href={`mailto:${encodeURIComponent(text).replace('%40', '@')}`}>{text}</a>;
  const address = kind === 'url' ? webAddress(text) : null;
  if (!address) return text;
  return (
    // Anyone who wrote the profile chose where this leads: search engines need not follow.
    <a href={address.href} rel="nofollow ugc noopener noreferrer">
      {shownAddress(address)}
    </a>
  );
}

function Contact({ icon, label, children }: { icon: Glyph; label: string; children: ReactNode }) {
  return (
    <div className={styles.contact}>
      <dt>
        <Icon glyph={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
