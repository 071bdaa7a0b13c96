import '../../i18n/areas/admin.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Heading } from '../../ui/heading.tsx';
import { useUser } from '../../user-context.tsx';
import styles from './admin-screen.module.css';
import { Refusal } from './refusal.tsx';
import { TestNavigation } from './test-navigation.tsx';

/** What is shown here is no secret; what may be done is decided by the server, call by call. */
export default function AdminScreen() {
  const t = useT();
  const { user, is_superuser, img_profil } = useUser();
  useDocumentTitle(t('admin.title'));
  if (!user || !is_superuser) return <Refusal />;
  return (
    <PageBody>
      <div className={styles.top}>
        <Heading level={1}>{t('admin.title')}</Heading>
        <p className={styles.who}>
          <Avatar name={user.username} image={img_profil} size="mikro" />
          {t('admin.lead', { username: user.username })}
        </p>
      </div>
      <TestNavigation username={user.username} />
    </PageBody>
  );
}
