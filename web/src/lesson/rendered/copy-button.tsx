import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { copyText } from './copy-text.ts';

const SHOWN_MS = 2500;

/** Copies a text and says how that went, in place and to a screen reader. */
export function CopyButton({ text }: { text: string }) {
  const t = useT();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    setOutcome((await copyText(text)) ? 'copied' : 'failed');
  }

  return (
    <ToolButton onClick={() => void copy()} tone={outcome === 'copied' ? 'good' : undefined}>
      <Icon glyph={outcome === 'copied' ? glyphs.check : glyphs.copy} size={16} />
      <span aria-live="polite">{outcome ? t(`doc.copy.${outcome}`) : t('doc.copy')}</span>
    </ToolButton>
  );
}
