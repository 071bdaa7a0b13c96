import * as glyphs from '../../ui/icons/glyphs.ts';
import 'messages:admin';
import { type ComponentType, useRef } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../../account/user-context.tsx';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { lazyPage } from '../../loading/lazy-page.tsx';
import { PagePlaceholder } from '../../loading/page-placeholder.tsx';
import { ADMIN_SECTIONS, type AdminSection, paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { SideLinks, SideNavigation } from '../../ui/side-navigation.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { useParams } from '../../use-params.ts';
import styles from './admin-screen.module.css';
import { SectionFrame } from './section-frame.tsx';

/** Each section is loaded when it is first opened. */
const SECTIONS: Record<AdminSection, ComponentType> = {
  overview: lazyPage('admin_overview', () => import('./overview/overview-section.tsx')),
  json_backend: lazyPage('admin_json_backend', () => import('./json-backend/json-backend-section.tsx')),
  db_tools: lazyPage('admin_db_tools', () => import('./db-tools/db-tools-section.tsx')),
  users: lazyPage('admin_users', () => import('./users/users-section.tsx')),
  email: lazyPage('admin_email', () => import('./email/email-section.tsx')),
  test_navigation: lazyPage('admin_test_navigation', () => import('./test-navigation/test-navigation-section.tsx')),
  audit: lazyPage('admin_audit', () => import('./audit/audit-section.tsx')),
};

/** What is shown here is no secret; what may be done is decided by the server, call by call. */
export default function AdminScreen() {
  const { section: named = 'overview' } = useParams();
  const { search } = useLocation();
  const { user, is_superuser } = useUser();
  const isOnItsWay = useAppSelector(({ loading }) => loading.session !== 'anonymous') && !user;

  // The tokens are here and the profile is still coming.
  if (isOnItsWay) return <PagePlaceholder />;
  if (!user || !is_superuser) return <Refusal />;
  // What is no section does not come here (routes.tsx).
  const section = ADMIN_SECTIONS.find((one) => one === named) ?? 'overview';
  const Section = SECTIONS[section];
  // An editor beside its preview needs the room of the navigation.
  const isWide = section === 'json_backend' && new URLSearchParams(search).has('doc');
  return (
    <PageBody>
      <div className={styles.columns} data-wide={isWide || undefined}>
        <SectionNavigation shown={section} isFolded={isWide} />
        <SectionFrame key={section} name={section} isBare={isWide}>
          <Section />
        </SectionFrame>
      </div>
    </PageBody>
  );
}

function Refusal() {
  const t = useT();
  const { user } = useUser();
  useDocumentTitle(t('admin.refused.title'));
  const wayOn = user ? (
    <ButtonLink to={paths.landing}>{t('app.home')}</ButtonLink>
  ) : (
    <ButtonLink to={paths.signin} variant="primary">
      {t('admin.refused.signin')}
    </ButtonLink>
  );
  return (
    <PageBody>
      <EmptyState level={1} title={t('admin.refused.title')} action={wayOn}>
        <p>{t('admin.refused.text')}</p>
        {!user && <p>{t('admin.refused.anonymous')}</p>}
      </EmptyState>
    </PageBody>
  );
}

type SectionNavigationProps = {
  shown: AdminSection;
  /** Folded away to one line, as on a phone, to give its room to what is shown. */
  isFolded: boolean;
};

/** The sections in a column, the red T at the one that is shown; one line that unfolds where it is narrow. */
function SectionNavigation({ shown, isFolded }: SectionNavigationProps) {
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
            <span className="soft" aria-hidden="true">
              {' / '}
            </span>
            <strong>{t(`admin.section.${shown}`)}</strong>
          </span>
          <Icon glyph={glyphs.chevron} />
        </summary>
        {links}
      </details>
    </nav>
  );
}
