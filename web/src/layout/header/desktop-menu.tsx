import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { dropdownClosed, groupToggled } from '../../store/header.ts';
import type { HeaderItem } from '../../store/header-item.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import * as glyphs from '../../ui/icons/frame-glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { NavLink } from '../../ui/link.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import styles from './desktop-menu.module.css';
import { DocLink } from './doc-link.tsx';
import { GroupLinks } from './group-links.tsx';
import { useAccount } from './lazy-account.tsx';
import { ListFailed } from './list-failed.tsx';
import { isGroup, isInGroup } from './menu-group.ts';
import { placePanels } from './place-panels.ts';
import { LEFT_RIGHT, pressables, stepFocus, UP_DOWN } from './step-focus.ts';
import { useAdminGates } from './use-admin-gates.ts';

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
  const { part: account } = useAccount();
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
        {inTheRow(items).map((item) =>
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
        {account && <account.ClassesEntry className={styles.entry} />}
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

/** So many courses have room in one row; all of them are behind the link after them, and in the menu of narrower windows. */
const COURSES_IN_ROW = 4;

function inTheRow(items: readonly HeaderItem[]): HeaderItem[] {
  const late = items.filter(isGroup).slice(COURSES_IN_ROW);
  return items.filter((item) => !late.includes(item));
}

/** A button that folds out a panel of links. Not an ARIA menu: what is inside are links and reached as links are. */
function DesktopGroup({ item }: { item: HeaderItem }) {
  const dispatch = useAppDispatch();
  const lang = useHumanLang();
  const panelId = useId();
  const { pathname } = useLocation();
  return (
    <li className={styles.group} data-group>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={item.expanded}
        aria-controls={panelId}
        aria-current={isInGroup(item, pathname) || undefined}
        onClick={() => dispatch(groupToggled({ slug: item.slug }))}
      >
        {item.tittel[lang]}
        <Icon glyph={glyphs.chevron} size={16} className={styles.chevron} />
      </button>
      <div id={panelId} className={styles.panel} data-panel hidden={!item.expanded}>
        {item.expanded && <GroupLinks item={item} />}
      </div>
    </li>
  );
}

/**
 * The keys of the desktop's menu: left and right along it, down into a group (which opens), up and down inside it
 * and out at its top. Tab goes through everything, as everywhere else.
 */
function useMenuKeys(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = menu.current;
    const onKey = (event: KeyboardEvent) => {
      if (!node || !(event.target instanceof Element)) return;
      const entries = [...node.querySelectorAll(':scope > li')];
      const entry = entries.find((one) => one.contains(document.activeElement));
      const tops = entries.flatMap((one) => one.querySelector<HTMLElement>('a, button') ?? []);
      const top = tops[entries.indexOf(entry as Element)];
      if (!entry || !top) return;
      const inside = pressables(entry).filter((one) => one !== top);

      if (event.target !== top && /ArrowUp|ArrowDown|Home|End/.test(event.key)) {
        if (event.key === 'ArrowUp' && event.target === inside[0]) inside.unshift(top);
        return stepFocus(event, inside, UP_DOWN);
      }
      if (event.key === 'ArrowDown' && top.hasAttribute('aria-expanded')) {
        if (inside.length === 0) flushSync(() => top.click());
        return stepFocus(event, pressables(entry).slice(1), UP_DOWN);
      }
      stepFocus(event, tops, LEFT_RIGHT, top);
    };
    node?.addEventListener('keydown', onKey);
    return () => node?.removeEventListener('keydown', onKey);
  }, [menu]);
}
