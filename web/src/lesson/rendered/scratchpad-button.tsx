import { type CodeLanguage, needsPage, RUN_LANGUAGES } from '@kodestien/contract/languages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { loadChunk } from '../../loading/load-chunk.ts';
import { paths } from '../../paths.ts';
import { ToolButton } from '../../ui/tool-button.tsx';

type ScratchpadButtonProps = { language: CodeLanguage; code: string; page: string | null };

/** Takes a copy of a program to the scratchpad, by the same link that shares it. */
export function ScratchpadButton({ language, code, page }: ScratchpadButtonProps) {
  const t = useT();
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const known = RUN_LANGUAGES.find((one) => one === language);
  // Style sheets without a page show nothing.
  if (!known || (needsPage(known) && page === null)) return null;
  const program = { language: known, code, page };

  async function open() {
    setFailed(false);
    try {
      const { toFragment } = await loadChunk('program-link', () => import('../scratchpad/program-link.ts'));
      const fragment = await toFragment(program);
      if (fragment === null) return setFailed(true);
      await navigate(paths.kladd(fragment));
    } catch {
      setFailed(true);
    }
  }

  return (
    <ToolButton onClick={() => void open()}>
      <span aria-live="polite">{hasFailed ? t('doc.scratchpad.failed') : t('doc.scratchpad')}</span>
    </ToolButton>
  );
}
