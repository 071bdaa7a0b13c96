import 'messages:account';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useOwnClasses } from '../../account/own-classes.ts';
import { useUser } from '../../account/user-context.tsx';
import { classPaths } from '../../class-paths.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { pageOf, paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../../ui/avatar.tsx';
import * as glyphs from '../../ui/icons/frame-glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link, NavLink } from '../../ui/link.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import styles from './account-menu.module.css';
import { useAdminGates } from './use-admin-gates.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

/** An entry of the menu for those who have a class, as a pupil or as a teacher. */
export function ClassesEntry({ className, icon }: { className: string | undefined; icon?: ReactNode }) {
  const lang = useHumanLang();
  if (!useOwnClasses()?.hasAny) return null;
  return (
    <li>
      <NavLink to={classPaths.list} className={className}>
        {icon}
        {pageOf('klasser').name[lang]}
      </NavLink>
    </li>
  );
}

export { SessionNotice } from '../../account/signed-in/session-notice.tsx';

/** A button that folds out a few links. Not an ARIA menu: links are reached with Tab, as everywhere else. */
export function ProfileMenu({ username }: { username: string }) {
  const t = useT();
  const { img_profil } = useUser();
  const fullName = useAppSelector(({ user_profil }) => user_profil.full_name);
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setOpen(false), []);
  const { key } = useLocation();
  useDismiss(open, close, container, opener);
  useArrowKeys(container, opener);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a page closes it, like the rest of the header.
  useEffect(() => close, [key]);
  return (
    <div ref={container} className={styles.menu}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={t('layout.account', { username })}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={username} fullName={fullName} image={img_profil} size="mikro" side={36} />
        <Icon glyph={glyphs.chevron} size={16} className={styles.chevron} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        <p className={styles.name}>{username}</p>
        <AccountLinks username={username} />
      </div>
    </div>
  );
}

/** Anyone who is signed in, as a picture that leads to their profile. */
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

/** What a signed-in person finds under their picture. Following a link closes what holds them. */
export function AccountLinks({ username }: { username: string }) {
  const t = useT();
  const { signout } = useUser();
  const lang = useHumanLang();
  const { adminRoute } = useAdminGates();
  const hasClass = useOwnClasses()?.hasAny ?? false;
  return (
    <ul className="stack">
      <li>
        <Link to={paths.profilDisp(username)} className={styles.item}>
          {t('account.profile')}
        </Link>
      </li>
      {/* Those who have a class find it in the menu itself. */}
      {!hasClass && (
        <li>
          <Link to={classPaths.list} className={styles.item}>
            {pageOf('klasser').name[lang]}
          </Link>
        </li>
      )}
      <li>
        <Link to={paths.profilSet} className={styles.item}>
          {pageOf('profil_set').name[lang]}
        </Link>
      </li>
      {adminRoute && (
        <li>
          <Link to={paths.admin} className={styles.item}>
            {t('layout.admin')}
          </Link>
        </li>
      )}
      <li>
        <button type="button" className={styles.item} onClick={signout}>
          {t('layout.signout')}
        </button>
      </li>
    </ul>
  );
}
