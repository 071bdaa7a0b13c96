import type { PublicPlayer } from '@kodestien/contract/profile/player';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { IconName } from '../../ui/icons/glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './public-profile.module.css';
import { shownAddress, webAddress } from './web-address.ts';

export function ProfileContacts({ player }: { player: PublicPlayer }) {
  const t = useT();
  const { company_public, url_public, email_public } = player;
  const address = url_public ? webAddress(url_public) : null;
  if (!company_public && !url_public && !email_public) return null;
  return (
    <dl className={styles.contacts}>
      {company_public && (
        <Contact icon="place" label={t('profil_disp.company')}>
          {company_public}
        </Contact>
      )}
      {url_public && (
        <Contact icon="link" label={t('profil_disp.url')}>
          {address ? (
            // Whoever wrote the profile chose where this leads: search engines need not follow.
            <a href={address.href} rel="nofollow ugc noopener noreferrer">
              {shownAddress(address)}
            </a>
          ) : (
            url_public
          )}
        </Contact>
      )}
      {email_public && (
        <Contact icon="mail" label={t('profil_disp.email')}>
          <a href={`mailto:${encodeURIComponent(email_public).replace('%40', '@')}`}>{email_public}</a>
        </Contact>
      )}
    </dl>
  );
}

function Contact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.contact}>
      <dt>
        <Icon name={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
