import { useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { ADMIN_SECTIONS, type AdminSection, paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SideLinks, SideNavigation } from '../../ui/side-navigation.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import styles from './section-navigation.module.css';

type SectionNavigationProps = {
  shown: AdminSection;
  /** Folded away to one line, as on a phone, to give its room to what is shown. */
  isFolded: boolean;
};

/** The sections in a column, the red T at the one that is shown; one line that unfolds where it is narrow. */
export function SectionNavigation({ shown, isFolded }: SectionNavigationProps) {
  const t = useT();
  const layout = useAppSelector(({ page_core }) => page_core.layout);
  const folded = useRef<HTMLDetailsElement>(null);
  const close = () => folded.current?.removeAttribute('open');

  const links = (
    <SideLinks
      links={ADMIN_SECTIONS.map((section) => ({
        to: paths.adminSection(section),
        title: t(`admin.section.${section}`),
        isShown: section === shown,
      }))}
      onFollow={close}
    />
  );
  if (layout === 'desktop' && !isFolded) return <SideNavigation title={t('admin.title')}>{links}</SideNavigation>;
  return (
    <nav aria-label={t('admin.title')}>
      <details ref={folded} className={styles.folded}>
        <summary className={styles.summary}>
          <TMark size={16} />
          <span>
            {t('admin.title')}
            <span className={styles.slash} aria-hidden="true">
              {' / '}
            </span>
            <strong>{t(`admin.section.${shown}`)}</strong>
          </span>
          <Icon name="chevron" />
        </summary>
        {links}
      </details>
    </nav>
  );
}
