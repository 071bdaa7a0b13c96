import { useRef, useState } from 'react';
import type { EditorHandle } from '../../editor/code-editor.tsx';
import { useT } from '../../i18n/use-t.ts';
import { Pad } from '../../lesson/learning/pad/pad.tsx';
import type { SharedProgram } from '../../lesson/scratchpad/program-link.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './kladd.module.css';
import { ShareButton } from './share-button.tsx';

type SharedPadProps = {
  program: SharedProgram;
  onTake: (program: SharedProgram) => void;
  onLeave: () => void;
};

/** A program that came with a link, as text to read, change and run. It is stored only once someone takes it over. */
export function SharedPad({ program, onTake, onLeave }: SharedPadProps) {
  const t = useT();
  const [code, setCode] = useState(program.code);
  const [page, setPage] = useState(program.page);
  const editor = useRef<EditorHandle>(null);
  const pageEditor = useRef<EditorHandle>(null);
  const { language, files } = program;
  return (
    <>
      <Notice
        tone="info"
        title={t('kladd.shared.title')}
        action={
          <div className="row wrap gap-1">
            <Button size="small" onClick={() => onTake({ language, code, page, files })}>
              {t('kladd.shared.take')}
            </Button>
            <Button size="small" variant="quiet" onClick={onLeave}>
              {t('kladd.shared.leave')}
            </Button>
          </div>
        }
      >
        {t('kladd.shared.text')}
      </Notice>
      <div className={styles.pad}>
        <Pad
          language={language}
          code={{ start: program.code, now: code, change: setCode, editor }}
          files={files}
          page={page === null ? null : { start: program.page ?? '', now: page, change: setPage, editor: pageEditor }}
          actions={<ShareButton program={{ language, code, page, files }} />}
        />
      </div>
    </>
  );
}
