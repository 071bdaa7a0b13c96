import { type CodeLanguage, LANGUAGES } from '@kodestien/contract/languages';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import styles from './code-bar.module.css';
import { CopyButton } from './copy-button.tsx';

type CodeBarProps = {
  /** Null for a file that is only copied. */
  language: CodeLanguage | null;
  /** What is copied. */
  code: string;
  filename?: string | null | undefined;
  /** More tools, before the one that copies. */
  children?: ReactNode;
};

/** Above a piece of code: what it is, and what can be done with it. */
export function CodeBar({ language, code, filename, children }: CodeBarProps) {
  const t = useT();
  const isOutput = language === 'text';
  return (
    <figcaption className={styles.bar}>
      {language && !isOutput && <LanguageIcon language={language} size={18} />}
      <span className={filename ? styles.filename : styles.name}>
        {filename ?? (isOutput ? t('doc.code.output') : language && LANGUAGES[language].name)}
      </span>
      {children}
      {/* What a program printed is there to be read. */}
      {!isOutput && <CopyButton text={code} />}
    </figcaption>
  );
}
