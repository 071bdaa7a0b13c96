import { type RefObject, useCallback, useRef, useState } from 'react';
import type { EditorHandle } from '../../../editor/code-editor.tsx';
import { type Place, useDraft } from './use-draft.ts';

export type StoredText = ReturnType<typeof useStoredText>;

/**
 * A text that is someone's own, whatever language the page is in, and its editor; `replace` also where no editor is shown
 * for it. Null: it is not stored.
 */
export function useStoredText(place: Place | null, starter: string) {
  const editor: RefObject<EditorHandle | null> = useRef(null);
  const [written, setWritten] = useState<string | null>(null);
  const onText = useCallback((next: string) => {
    editor.current?.setText(next);
    setWritten(next);
  }, []);
  const draft = useDraft(place, starter, onText, { isSameInBoth: true });
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
