import './code-colours.css';
import type { CodeLanguage } from '@kodestien/contract/document/fields';
import { type ReactNode, useRef } from 'react';
import { useT } from '../i18n/use-t.ts';
import { LanguageIcon } from '../ui/icons/language-icon.tsx';
import styles from './code-figure.module.css';
import { CopyButton } from './copy-button.tsx';
import { LANGUAGE_NAME } from './language-name.ts';
import { RenderedCode } from './rendered-html.tsx';
import { useRunOver } from './use-run-over.ts';

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
  const box = useRef<HTMLPreElement>(null);
  const { isWide, isAtEnd } = useRunOver(box);
  const name = filename ?? (language === 'text' ? t('doc.code.output') : LANGUAGE_NAME[language]);
  return (
    <figure className={styles.figure} data-language={language}>
      <figcaption className={styles.bar}>
        {language !== 'text' && <LanguageIcon language={language} size={18} />}
        <span className={filename ? styles.filename : styles.name}>{name}</span>
        {/* What a program printed is there to be read. */}
        {language !== 'text' && <CopyButton text={code} />}
      </figcaption>
      <pre
        ref={box}
        className={styles.code}
        // Long lines are scrolled sideways, with the keyboard too; code that fits is no place to stop at.
        tabIndex={isWide ? 0 : undefined}
        data-cut={(isWide && !isAtEnd) || undefined}
        translate="no"
      >
        <RenderedCode html={html} />
      </pre>
      {foot && <div className={styles.foot}>{foot}</div>}
    </figure>
  );
}
