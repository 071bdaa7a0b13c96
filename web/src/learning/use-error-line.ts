import { type RefObject, useEffect } from 'react';
import type { EditorHandle } from '../editor/code-editor.tsx';

/** Tints the line where the program stopped. */
export function useErrorLine(editor: RefObject<EditorHandle | null>, line: number | null): void {
  useEffect(() => {
    editor.current?.markLine(line);
  }, [editor, line]);
}
