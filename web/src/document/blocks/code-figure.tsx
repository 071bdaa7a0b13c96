import '../code-colours.css';
import type { CodeLanguage } from '@kodestien/contract/document/fields';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import { RenderedCode } from '../rendered-html.tsx';
import styles from './code-figure.module.css';
import { CopyButton } from './copy-button.tsx';

const LANGUAGE_NAME: Record<Exclude<CodeLanguage, 'text'>, string> = {
  python: 'Python',
  javascript: 'JavaScript',
  html: 'HTML',
  css: 'CSS',
};

type CodeFigureProps = {
  language: CodeLanguage;
  code: string;
  html: string;
  filename?: string | null | undefined;
  /** Under the code, such as a line on when it can be run. */
  foot?: ReactNode;
};

export function CodeFigure({ language, code, html, filename, foot }: CodeFigureProps) {
  const t = useT();
  const name = filename ?? (language === 'text' ? t('doc.code.output') : LANGUAGE_NAME[language]);
  return (
    <figure className={styles.figure} data-language={language}>
      <figcaption className={styles.bar}>
        {language !== 'text' && <LanguageIcon language={language} size={18} />}
        <span className={filename ? styles.filename : styles.name}>{name}</span>
        <CopyButton text={code} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled sideways, with the keyboard too */}
      <pre className={styles.code} tabIndex={0} translate="no">
        <RenderedCode html={html} />
      </pre>
      {foot && <div className={styles.foot}>{foot}</div>}
    </figure>
  );
}
