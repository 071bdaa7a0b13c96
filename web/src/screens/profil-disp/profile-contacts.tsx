import type { PublicPlayer } from '@kodestien/contract/profile/player';
import { useT } from '../../i18n/use-t.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './public-profile.module.css';
import { webAddress } from './web-address.ts';

export function ProfileContacts({ player }: { player: PublicPlayer }) {
  const t = useT();
  const { company_public, url_public, email_public } = player;
  const address = url_public ? webAddress(url_public) : null;
  if (!company_public && !url_public && !email_public) return null;
  return (
    <dl className={styles.contacts}>
      {company_public && (
        <div>
          <dt>{t('profil_disp.company')}</dt>
          <dd>{company_public}</dd>
        </div>
      )}
      {url_public && (
        <div>
          <dt>{t('profil_disp.url')}</dt>
          <dd>{address ? <TextLink href={address.href}>{url_public}</TextLink> : url_public}</dd>
        </div>
      )}
      {email_public && (
        <div>
          <dt>{t('profil_disp.email')}</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email_public).replace('%40', '@')}`}>{email_public}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}
