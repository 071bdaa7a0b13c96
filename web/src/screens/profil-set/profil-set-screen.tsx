import '../../i18n/areas/profil-set.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { useScrollToHash } from '../../use-scroll-to-hash.ts';
import { useUser } from '../../user-context.tsx';
import { ACCOUNT_GROUPS } from './account-group.tsx';
import { AccountGroups } from './account-groups.tsx';
import styles from './profil-set-screen.module.css';

export default function ProfilSetScreen() {
  const t = useT();
  const { user } = useUser();
  useDocumentTitle(t('profil_set.title'));
  useScrollToHash();
  if (!user) {
    return (
      <PageBody>
        <EmptyState
          level={1}
          title={t('profil_set.anonymous.title')}
          action={
            <ButtonLink to={paths.signin} variant="primary">
              {t('profil_set.anonymous.signin')}
            </ButtonLink>
          }
        >
          <p>{t('profil_set.anonymous.text')}</p>
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <PageBody>
      <div className={styles.top}>
        <Heading level={1}>{t('profil_set.title')}</Heading>
        <p className={styles.text}>{t('profil_set.lead')}</p>
      </div>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={t('profil_set.contents')}>
          <ul className={styles.links}>
            {ACCOUNT_GROUPS.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{t(`profil_set.${name}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <AccountGroups />
      </div>
    </PageBody>
  );
}
