import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import type { AccountGroup } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import styles from './profil-set-screen.module.css';

type GroupFrameProps = { name: AccountGroup; takesFocus: boolean; children: ReactNode };

export function GroupFrame({ name, takesFocus, children }: GroupFrameProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  // Someone who came here by a link hears where they are; a page that was just loaded is read from its top anyway.
  const followedALink = useNavigationType() === 'PUSH' && takesFocus;
  useDocumentTitle(`${t(`profil_set.${name}`)} – ${t('profil_set.title')}`);
  useEffect(() => {
    if (followedALink) heading.current?.focus({ preventScroll: true });
  }, [followedALink]);
  return (
    <div className={styles.group}>
      <div className={styles.top}>
        <Heading level={1} size="h2" ref={heading} tabIndex={-1}>
          {t(`profil_set.${name}`)}
        </Heading>
        <p className={styles.text}>{t(`profil_set.${name}.text`)}</p>
      </div>
      {children}
    </div>
  );
}
