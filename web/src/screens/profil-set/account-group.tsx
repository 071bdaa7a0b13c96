import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Heading } from '../../ui/heading.tsx';
import styles from './profil-set-screen.module.css';

/** The five account groups of specification point 2; each is a place that can be linked to. */
export const ACCOUNT_GROUPS = ['public_profile', 'username_password', 'language', 'notifications', 'email'] as const;
export type AccountGroupName = (typeof ACCOUNT_GROUPS)[number];

export function AccountGroup({ name, children }: { name: AccountGroupName; children?: ReactNode }) {
  const t = useT();
  return (
    <section id={name} className={styles.group} aria-labelledby={`${name}-heading`}>
      <Heading level={2} size="h3" id={`${name}-heading`}>
        {t(`profil_set.${name}`)}
      </Heading>
      <p className={styles.text}>{t(`profil_set.${name}.text`)}</p>
      {children}
    </section>
  );
}
