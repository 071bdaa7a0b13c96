import { useCallback, useLayoutEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { dropdownClosed } from '../../store/header.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { NavLink } from '../../ui/link.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { DesktopGroup } from './desktop-group.tsx';
import styles from './desktop-menu.module.css';
import { DocLink } from './doc-link.tsx';
import { ListFailed } from './list-failed.tsx';
import { isGroup } from './menu-group.ts';
import { placePanels } from './place-panels.ts';
import { useAdminGates } from './use-admin-gates.ts';
import { useMenuKeys } from './use-menu-keys.ts';

/** Home, the documents of the header list, and the other pages, side by side. */
export function DesktopMenu() {
  const t = useT();
  const dispatch = useAppDispatch();
  const menu = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLElement>(null);
  const items = useAppSelector(({ header }) => header.doc_item_mat);
  const isDown = useAppSelector(({ header }) => header.dropdown_is_down_global);
  const width = useAppSelector(({ page_core }) => page_core.window_width);
  const { adminLink } = useAdminGates();
  const close = useCallback(() => void dispatch(dropdownClosed()), [dispatch]);
  useDismiss(isDown, close, menu, opener);
  useMenuKeys(menu);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another item that is down needs another place
  useLayoutEffect(() => {
    const panels = [...(menu.current?.querySelectorAll<HTMLElement>('[data-panel]:not([hidden])') ?? [])];
    const buttons = panels.map((panel) => panel.parentElement?.getBoundingClientRect().left ?? 0);
    const wishes = panels.map(({ offsetWidth }, index) => ({ left: buttons[index] ?? 0, width: offsetWidth }));
    const lefts = placePanels(wishes, document.documentElement.clientWidth);
    panels.forEach((panel, index) => {
      panel.style.left = `${(lefts[index] ?? 0) - (buttons[index] ?? 0)}px`;
    });
  }, [items, width]);

  return (
    <nav className={styles.menu} aria-label={t('layout.menu')}>
      <ul
        ref={menu}
        className={styles.entries}
        // Escape leads back to the button of the group that one is in.
        onFocus={({ target }) => {
          opener.current = target.closest('[data-group]')?.querySelector('button') ?? opener.current;
        }}
      >
        <li>
          <NavLink to={paths.landing} end className={styles.entry}>
            {t('layout.home')}
          </NavLink>
        </li>
        {items.map((item) =>
          isGroup(item) ? (
            <DesktopGroup key={item.slug} item={item} />
          ) : (
            <li key={item.slug}>
              <DocLink document={item} className={styles.entry} />
            </li>
          ),
        )}
        <ListFailed />
        <li>
          <NavLink to={paths.doc()} end className={styles.entry}>
            {t('layout.courses')}
          </NavLink>
        </li>
        {publicConfig.show_user_list && (
          <li>
            <NavLink to={paths.userProfilList} className={styles.entry}>
              {t('layout.people')}
            </NavLink>
          </li>
        )}
        {adminLink && (
          <li>
            <NavLink to={paths.admin} className={styles.entry}>
              {t('layout.admin')}
            </NavLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
