import { useId } from 'react';
import { useLocation } from 'react-router';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { groupToggled } from '../../store/header.ts';
import type { HeaderItem } from '../../store/header-item.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './desktop-menu.module.css';
import { GroupLinks } from './group-links.tsx';
import { isInGroup } from './menu-group.ts';

/** A button that folds out a panel of links. Not an ARIA menu: what is inside are links and reached as links are. */
export function DesktopGroup({ item }: { item: HeaderItem }) {
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
        <Icon name="chevron" size={16} className={styles.chevron} />
      </button>
      <div id={panelId} className={styles.panel} data-panel hidden={!item.expanded}>
        {item.expanded && <GroupLinks item={item} />}
      </div>
    </li>
  );
}
