import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import type { AdminSection } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import styles from './admin-screen.module.css';

type SectionFrameProps = {
  name: AdminSection;
  /** The section has a heading of its own. */
  isBare: boolean;
  children: ReactNode;
};

export function SectionFrame({ name, isBare, children }: SectionFrameProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  // Someone who came here by a link hears where they are; a page that was just loaded is read from its top anyway.
  const followedALink = useNavigationType() === 'PUSH';
  useDocumentTitle(`${t(`admin.section.${name}`)} – ${t('admin.title')}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the section is opened
  useEffect(() => {
    if (followedALink) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.section}>
      {!isBare && (
        <div className={styles.top}>
          <Heading level={1} size="h2" ref={heading} tabIndex={-1}>
            {t(`admin.section.${name}`)}
          </Heading>
          <p className={styles.lead}>{t(`admin.section.${name}.text`)}</p>
        </div>
      )}
      {children}
    </div>
  );
}
