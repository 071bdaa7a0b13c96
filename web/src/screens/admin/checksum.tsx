import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { copyText } from '../../lesson/rendered/copy-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './checksum.module.css';

const SHOWN = 10;

/** The first letters of a SHA-256 sum; all of it for anyone who copies it or points at it. */
export function Checksum({ sha256 }: { sha256: string }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  return (
    <span className={styles.checksum}>
      <code title={sha256}>{sha256.slice(0, SHOWN)}…</code>
      <IconButton
        label={copied ? t('admin.copied') : t('admin.copy_sha256')}
        onClick={() => void copyText(sha256).then(setCopied)}
        onBlur={() => setCopied(false)}
      >
        <Icon glyph={copied ? glyphs.check : glyphs.copy} size={16} />
      </IconButton>
    </span>
  );
}
