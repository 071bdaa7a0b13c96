import { useId } from 'react';
import { useLocation } from 'react-router';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { itemToggled } from '../../store/header.ts';
import type { HeaderItem } from '../../store/header-item.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { DocIcon } from '../doc-icon.tsx';
import styles from './dropdown-menu.module.css';
import { GroupLinks } from './group-links.tsx';
import { isInGroup } from './menu-group.ts';

/** A row that folds its links out below itself. */
export function DropdownGroup({ item }: { item: HeaderItem }) {
  const dispatch = useAppDispatch();
  const lang = useHumanLang();
  const linksId = useId();
  const { pathname } = useLocation();
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={item.expanded}
        aria-controls={item.expanded ? linksId : undefined}
        aria-current={isInGroup(item, pathname) || undefined}
        onClick={() => dispatch(itemToggled({ slug: item.slug }))}
      >
        <DocIcon icon={item.icon} />
        {item.tittel[lang]}
        <Icon name="chevron" className={styles.chevron} />
      </button>
      {item.expanded && (
        <div id={linksId} className={styles.links}>
          <GroupLinks item={item} />
        </div>
      )}
    </li>
  );
}
