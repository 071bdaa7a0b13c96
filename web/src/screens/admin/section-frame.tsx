import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
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

const TitleContext = createContext<(title: string | null) => void>(() => {});

/** Names the browser tab after the view of the section that it is in. */
export function ViewTitle({ title }: { title: string }) {
  const setTitle = useContext(TitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
  return null;
}

export function SectionFrame({ name, isBare, children }: SectionFrameProps) {
  const t = useT();
  const [viewTitle, setViewTitle] = useState<string | null>(null);
  const section = t(`admin.section.${name}`);
  useDocumentTitle(`${viewTitle === null ? section : `${viewTitle} – ${section}`} – ${t('admin.title')}`);
  return (
    <TitleContext value={setViewTitle}>
      <div className={styles.section}>
        {!isBare && (
          <div className="stack gap-1">
            <Heading level={1} size="h2">
              {section}
            </Heading>
            <p className={styles.lead}>{t(`admin.section.${name}.text`)}</p>
          </div>
        )}
        {children}
      </div>
    </TitleContext>
  );
}
