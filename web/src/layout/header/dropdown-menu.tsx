import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { IconName } from '../../ui/icons/glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { NavLink } from '../../ui/link.tsx';
import { DocLink } from './doc-link.tsx';
import { DropdownGroup } from './dropdown-group.tsx';
import styles from './dropdown-menu.module.css';
import { ListFailed } from './list-failed.tsx';
import { isGroup } from './menu-group.ts';

/** The same entries as on a desktop, below each other. */
export function DropdownMenu() {
  const t = useT();
  const items = useAppSelector(({ header }) => header.doc_item_mat);
  return (
    <nav aria-label={t('layout.menu')}>
      <ul className={styles.rows}>
        <Row to={paths.landing} icon="home">
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
        <Row to={paths.doc()} icon="book">
          {t('layout.courses')}
        </Row>
        {publicConfig.show_user_list && (
          <Row to={paths.userProfilList} icon="people">
            {t('layout.people')}
          </Row>
        )}
      </ul>
    </nav>
  );
}

function Row({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} end className={styles.row}>
        <Icon name={icon} />
        {children}
      </NavLink>
    </li>
  );
}
