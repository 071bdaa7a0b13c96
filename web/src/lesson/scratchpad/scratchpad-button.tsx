import type { ProgramFiles } from '@kodestien/contract/document/program-files';
import type { RunLanguage } from '@kodestien/contract/languages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { loadChunk } from '../../loading/load-chunk.ts';
import { paths } from '../../paths.ts';
import { ToolButton } from '../../ui/tool-button.tsx';

type ScratchpadButtonProps = {
  language: RunLanguage;
  code: string;
  page: string | null;
  files: ProgramFiles | null;
  /** The look of the buttons that it is beside; without one, that of a tool. */
  className?: string | undefined;
};

/** Takes a copy of a program to the scratchpad, by the same link that shares it. */
export function ScratchpadButton({ language, code, page, files, className }: ScratchpadButtonProps) {
  const t = useT();
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);

  async function open() {
    setFailed(false);
    try {
      const { toFragment } = await loadChunk('program-link', () => import('./program-link.ts'));
      const fragment = await toFragment({ language, code, page, files });
      if (fragment === null) return setFailed(true);
      await navigate(paths.kladd(fragment));
    } catch {
      setFailed(true);
    }
  }

  const words = (
    <span aria-live="polite">{hasFailed ? t('learning.scratchpad.failed') : t('learning.scratchpad')}</span>
  );
  if (className === undefined) return <ToolButton onClick={() => void open()}>{words}</ToolButton>;
  return (
    <button type="button" className={className} onClick={() => void open()}>
      {words}
    </button>
  );
}
