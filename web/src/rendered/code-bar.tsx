import type { CodeLanguage } from '@kodestien/contract/document/fields';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.ts';
import { LanguageIcon } from '../ui/icons/language-icon.tsx';
import styles from './code-bar.module.css';
import { CopyButton } from './copy-button.tsx';
import { LANGUAGE_NAME } from './language-name.ts';

type CodeBarProps = {
  language: CodeLanguage;
  /** What is copied. */
  code: string;
  filename?: string | null | undefined;
  /** More tools, before the one that copies. */
  children?: ReactNode;
};

/** Above a piece of code: what it is, and what can be done with it. */
export function CodeBar({ language, code, filename, children }: CodeBarProps) {
  const t = useT();
  // What a program printed is there to be read.
  if (language === 'text') {
    return (
      <figcaption className={styles.bar}>
        <Name filename={filename}>{t('doc.code.output')}</Name>
      </figcaption>
    );
  }
  return (
    <figcaption className={styles.bar}>
      <LanguageIcon language={language} size={18} />
      <Name filename={filename}>{LANGUAGE_NAME[language]}</Name>
      {children}
      <CopyButton text={code} />
    </figcaption>
  );
}

function Name({ filename, children }: { filename: string | null | undefined; children: ReactNode }) {
  return <span className={filename ? styles.filename : styles.name}>{filename ?? children}</span>;
}
