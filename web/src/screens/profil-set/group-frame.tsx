import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import type { AccountGroup } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import styles from './profil-set-screen.module.css';

type GroupFrameProps = { name: AccountGroup; children: ReactNode };

export function GroupFrame({ name, children }: GroupFrameProps) {
  const t = useT();
  useDocumentTitle(`${t(`profil_set.${name}`)} – ${t('profil_set.title')}`);
  return (
    <div className={styles.group}>
      <div className={styles.top}>
        <Heading level={1} size="h2">
          {t(`profil_set.${name}`)}
        </Heading>
        <p className={styles.text}>{t(`profil_set.${name}.text`)}</p>
      </div>
      {children}
    </div>
  );
}
