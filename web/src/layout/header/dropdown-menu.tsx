import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { itemToggled } from '../../store/header.ts';
import type { HeaderItem } from '../../store/header-item.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import * as glyphs from '../../ui/icons/frame-glyphs.ts';
import { type Glyph, Icon } from '../../ui/icons/icon.tsx';
import { NavLink } from '../../ui/link.tsx';
import { DocIcon } from '../doc-icon.tsx';
import { DocLink } from './doc-link.tsx';
import styles from './dropdown-menu.module.css';
import { GroupLinks } from './group-links.tsx';
import { useAccount } from './lazy-account.tsx';
import { ListFailed } from './list-failed.tsx';
import { isGroup, isInGroup } from './menu-group.ts';

/** The same entries as on a desktop, below each other. */
export function DropdownMenu() {
  const t = useT();
  const items = useAppSelector(({ header }) => header.doc_item_mat);
  const { part: account } = useAccount();
  return (
    <nav aria-label={t('layout.menu')}>
      <ul className="stack">
        <Row to={paths.landing} icon={glyphs.home}>
          {t('layout.home')}
        </Row>
        {items.map((item) =>
          isGroup(item) ? (
            <DropdownGroup key={item.slug} item={item} />
          ) : (
            <li key={item.slug}>
              <DocLink document={item} className={styles.row} />
            </li>
          ),
        )}
        <ListFailed />
        <Row to={paths.doc()} icon={glyphs.book}>
          {t('layout.courses')}
        </Row>
        {account && <account.ClassesEntry className={styles.row} icon={<Icon glyph={glyphs.people} />} />}
        {publicConfig.show_user_list && (
          <Row to={paths.userProfilList} icon={glyphs.people}>
            {t('layout.people')}
          </Row>
        )}
      </ul>
    </nav>
  );
}

function Row({ to, icon, children }: { to: string; icon: Glyph; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} end className={styles.row}>
        <Icon glyph={icon} />
        {children}
      </NavLink>
    </li>
  );
}

/** A row that folds its links out below itself. */
function DropdownGroup({ item }: { item: HeaderItem }) {
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
        <Icon glyph={glyphs.chevron} className={styles.chevron} />
      </button>
      {item.expanded && (
        <div id={linksId} className={styles.links}>
          <GroupLinks item={item} />
        </div>
      )}
    </li>
  );
}
