import type { RunLanguage } from '@kodestien/contract/languages';
import type { KeyboardEvent } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './file-tabs.module.css';

export type File = 'own' | 'page';

type FileTabsProps = {
  id: string;
  language: RunLanguage;
  /** The page that the code belongs to is there to read. */
  hasPage: boolean;
  file: File;
  onFile: (file: File) => void;
};

/** The learner's own file first, then the page that it belongs to, locked. */
export function FileTabs({ id, language, hasPage, file, onFile }: FileTabsProps) {
  const t = useT();
  const files: readonly File[] = hasPage ? ['own', 'page'] : ['own'];
  function step(event: KeyboardEvent) {
    if (!hasPage || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    const next = file === 'own' ? 'page' : 'own';
    onFile(next);
    document.getElementById(`${id}-${next}-tab`)?.focus();
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('learning.files')} onKeyDown={step}>
      {files.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}-tab`}
          aria-selected={file === one}
          aria-controls={`${id}-${one}`}
          tabIndex={file === one ? 0 : -1}
          className={styles.tab}
          onClick={() => onFile(one)}
        >
          {t(one === 'own' ? `learning.file.${language}` : 'learning.file.html')}
          {one === 'page' && (
            <>
              <Icon glyph={glyphs.lock} size={16} />
              <VisuallyHidden> {t('learning.file.locked')}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
