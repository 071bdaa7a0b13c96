import 'messages:admin';
import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router';
import { PageBody } from '../../layout/page-body.tsx';
import { lazyPage } from '../../lazy-page/lazy-page.tsx';
import { PagePlaceholder } from '../../lazy-page/page-placeholder.tsx';
import { ADMIN_SECTIONS, type AdminSection } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useUser } from '../../user-context.tsx';
import styles from './admin-screen.module.css';
import { Refusal } from './refusal.tsx';
import { SectionFrame } from './section-frame.tsx';
import { SectionNavigation } from './section-navigation.tsx';

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
  const section = ADMIN_SECTIONS.find((known) => known === named) ?? 'overview';
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
