import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { useUser } from '../../user-context.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './profile-menu.module.css';
import { useArrowKeys } from './use-arrow-keys.ts';

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it, like the rest of the header.
  useEffect(close, [key]);
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
        <Icon name="chevron" size={16} className={styles.chevron} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        <p className={styles.name}>{username}</p>
        <AccountLinks username={username} />
      </div>
    </div>
  );
}
