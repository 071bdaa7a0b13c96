import { readProgramFiles } from '@kodestien/contract/document/program-files';
import { isProgram, mayHavePage, needsPage, type RunLanguage } from '@kodestien/contract/languages';
import { ANSWER_MAX } from '@kodestien/contract/learning/rules';
import { SCRATCHPAD_SLUG, scratchpadFiles, scratchpadPage } from '@kodestien/contract/learning/scratchpad';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditorHandle } from '../../editor/code-editor.tsx';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { DraftNotice } from '../../lesson/learning/drafts/draft-notice.tsx';
import { SavedState } from '../../lesson/learning/drafts/saved-state.tsx';
import { useDraft } from '../../lesson/learning/drafts/use-draft.ts';
import type { SharedProgram } from '../../lesson/scratchpad/program-link.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { Pad } from './pad.tsx';
import { STARTER_PAGE, STARTERS } from './starters.ts';

type OwnPadProps = {
  language: RunLanguage;
  /** A program that takes the place of what is here. */
  taken: SharedProgram | null;
  onTaken: () => void;
};

/** One's own program in a language, stored as drafts are: in this browser, and on the server for those who are signed in. */
export function OwnPad({ language, taken, onTaken }: OwnPadProps) {
  const t = useT();
  const lang = useHumanLang();
  const code = useStoredText(language, STARTERS[language][lang]);
  const page = useStoredText(
    mayHavePage(language) ? scratchpadPage(language) : null,
    needsPage(language) ? STARTER_PAGE[lang] : '',
  );
  const stored = useStoredText(isProgram(language) ? scratchpadFiles(language) : null, '');
  const files = useMemo(() => parsedFiles(stored.now), [stored.now]);
  // JavaScript goes without a page until one is added; styles always have one.
  const hasPage = needsPage(language) || (mayHavePage(language) && page.now !== '');
  const [before, setBefore] = useState<{ code: string; page: string; files: string } | null>(null);

  function replace(next: { code: string; page: string; files: string }) {
    code.replace(next.code);
    page.replace(next.page);
    stored.replace(next.files);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each program that is taken over
  useEffect(() => {
    if (!taken) return;
    setBefore({ code: code.now, page: page.now, files: stored.now });
    replace({ code: taken.code, page: taken.page ?? '', files: taken.files ? JSON.stringify(taken.files) : '' });
    onTaken();
  }, [taken]);
  function undo() {
    if (before) replace(before);
    setBefore(null);
  }

  return (
    <>
      {before && (
        <Notice
          tone="good"
          live
          action={
            <Button size="small" variant="quiet" onClick={undo}>
              {t('kladd.taken.undo')}
            </Button>
          }
        >
          {t('kladd.taken')}
        </Notice>
      )}
      {[code, page].some(({ now }) => now.length > ANSWER_MAX) && (
        <Notice tone="warn" live>
          {t('kladd.too_long', { max: ANSWER_MAX })}
        </Notice>
      )}
      <div>
        {/* Without room of their own while they have nothing to say. */}
        <DraftNotice {...code.draft} />
        {hasPage && <DraftNotice {...page.draft} />}
        <Pad
          language={language}
          code={code}
          page={hasPage ? page : null}
          saved={<SavedState draft={code.draft} />}
          files={files}
          tools={
            <>
              {files && <ToolButton onClick={() => stored.replace('')}>{t('kladd.files.remove')}</ToolButton>}
              {mayHavePage(language) && !needsPage(language) && (
                <ToolButton onClick={() => page.replace(hasPage ? '' : STARTER_PAGE[lang])}>
                  {t(hasPage ? 'kladd.page.remove' : 'kladd.page.add')}
                </ToolButton>
              )}
            </>
          }
        />
      </div>
    </>
  );
}

/** The files as they are stored; null when there are none, or none that can be read. */
function parsedFiles(text: string) {
  try {
    return text === '' ? null : readProgramFiles(JSON.parse(text));
  } catch {
    return null;
  }
}

/** One text of the scratchpad and its editor; `replace` also where no editor is shown for it. Null: it is not stored. */
function useStoredText(blokk_slug: string | null, starter: string) {
  const editor: RefObject<EditorHandle | null> = useRef(null);
  const [written, setWritten] = useState<string | null>(null);
  const onText = useCallback((next: string) => {
    editor.current?.setText(next);
    setWritten(next);
  }, []);
  const draft = useDraft(blokk_slug === null ? null : { doc_slug: SCRATCHPAD_SLUG, blokk_slug }, starter, onText, {
    isSameInBoth: true,
  });
  const change = (next: string) => {
    setWritten(next);
    draft.change(next);
  };
  return {
    draft,
    editor,
    start: draft.text,
    now: written ?? draft.text,
    change,
    replace: (next: string) => {
      editor.current?.setText(next);
      change(next);
    },
  };
}
