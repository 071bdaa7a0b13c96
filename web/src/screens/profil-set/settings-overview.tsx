import { HUMAN_LANG_NAME } from '@kodestien/contract/language';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { type AccountGroup, paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Heading } from '../../ui/heading.tsx';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { type Glyph, Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { GROUP_LISTS } from './group-lists.ts';
import styles from './settings-overview.module.css';

const ICONS: Record<AccountGroup, Glyph> = {
  public_profile: glyphs.user,
  username_password: glyphs.key,
  language: glyphs.globe,
  notifications: glyphs.bell,
  email: glyphs.mail,
  sessions: glyphs.device,
  api_tok: glyphs.link,
  own_data: glyphs.download,
};

/** Where a phone has no room for a column of groups beside the one that is open. */
export function SettingsOverview() {
  const t = useT();
  const profile = useAppSelector(({ user_profil }) => user_profil);
  useDocumentTitle(t('profil_set.title'));
  const present: Partial<Record<AccountGroup, string>> = {
    public_profile: profile.full_name,
    username_password: profile.username_current,
    language: HUMAN_LANG_NAME[profile.human_lang],
  };
  return (
    <div className="stack gap-3">
      <div className="row middle gap-2">
        <Avatar
          name={profile.username_current}
          fullName={profile.full_name}
          image={profile.img_profil}
          size="norm"
          side={64}
        />
        <Heading level={1} size="h2">
          {t('profil_set.title')}
        </Heading>
      </div>
      {GROUP_LISTS.map((groups) => (
        <ul key={groups[0]} className={styles.groups}>
          {groups.map((group) => (
            <li key={group}>
              <Link to={paths.profilSetGroup(group)} className={styles.group}>
                <Icon glyph={ICONS[group]} />
                <span className="stack strong">
                  {t(`profil_set.${group}`)}
                  {present[group] && <span className={styles.present}>{present[group]}</span>}
                </span>
                <Icon glyph={glyphs.chevron} className={styles.chevron} />
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
