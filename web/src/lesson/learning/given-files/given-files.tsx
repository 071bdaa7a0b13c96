import type { ProgramFiles } from '@kodestien/contract/document/program-files';
import { useT } from '../../../i18n/use-t.ts';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './given-files.module.css';

/** The files that come with a program, each folded under its name: to be read, and left as they are. */
export function GivenFiles({ files }: { files: ProgramFiles | null | undefined }) {
  const t = useT();
  if (!files) return null;
  return (
    <section className={styles.files} aria-label={t('learning.files')}>
      <span className={styles.label} aria-hidden>
        {t('learning.files')}
      </span>
      {Object.entries(files).map(([name, text]) => (
        <details key={name} className={styles.file}>
          <summary>
            {name}
            <Icon glyph={glyphs.lock} size={16} />
            <VisuallyHidden> {t('learning.file.locked')}</VisuallyHidden>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box is scrolled with the keyboard */}
          <pre tabIndex={0}>
            <code>{text}</code>
          </pre>
        </details>
      ))}
    </section>
  );
}
