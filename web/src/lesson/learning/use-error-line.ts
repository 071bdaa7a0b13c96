import { type RefObject, useEffect } from 'react';
import type { EditorHandle } from '../../editor/code-editor.tsx';

/** Tints the line where the program stopped, unless someone steps through it: then another line is marked. */
export function useErrorLine(editor: RefObject<EditorHandle | null>, line: number | null, isStepping: boolean): void {
  useEffect(() => {
    if (!isStepping) editor.current?.markLine(line);
  }, [editor, line, isStepping]);
}
