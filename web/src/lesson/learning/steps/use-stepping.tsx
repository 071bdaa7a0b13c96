import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../../loading/load-chunk.ts';
import type { Recorded } from '../use-program.ts';
import type { Runnable } from '../use-runnable.tsx';
import type { SteppedCheck, SteppedEditor } from './step-viewer.tsx';

type Viewer = typeof import('./step-viewer.tsx')['StepViewer'];

export type Stepping = {
  /** Null where the language cannot be stepped through. */
  open: ((opener: HTMLElement, source: string, check?: SteppedCheck) => void) | null;
  /** Ends it, wherever the focus is; does nothing when nobody steps. */
  close(): void;
  /** In place of the result, while someone steps. */
  view: ReactNode;
  isOpen: boolean;
  /** The viewer's code did not arrive. */
  hasFailed: boolean;
};

/** Recording a program and stepping through it, for one block. The viewer's code comes when it is first needed. */
export function useStepping(runnable: Runnable, editor: RefObject<SteppedEditor | null>): Stepping {
  const { record } = runnable;
  const [shown, setShown] = useState<{
    Viewer: Viewer;
    recorded: Recorded;
    source: string;
    check: SteppedCheck | null;
  } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const returnsFocus = useRef(false);
  const latest = useRef(0);

  const close = useCallback(() => {
    latest.current += 1;
    setShown(null);
  }, []);
  const open = useCallback(
    async (from: HTMLElement, source: string, check: SteppedCheck | null = null) => {
      if (!record) return;
      const own = ++latest.current;
      opener.current = from;
      setShown(null);
      setFailed(false);
      try {
        const loading = loadChunk('steps', () => import('./step-viewer.tsx'));
        const [{ StepViewer }, recorded] = await Promise.all([loading, record(source, check?.input ?? null)]);
        // Anyone who has gone on writing does not want to see what the program was.
        if (own !== latest.current || !recorded || editor.current?.getText() !== source) return;
        setShown({ Viewer: StepViewer, recorded, source, check });
      } catch {
        if (own === latest.current) setFailed(true);
      }
    },
    [record, editor],
  );

  // What opened it can take the focus only when it is shown again.
  const isOpen = shown !== null;
  useEffect(() => {
    if (isOpen || !returnsFocus.current) return;
    returnsFocus.current = false;
    opener.current?.focus();
  }, [isOpen]);

  return {
    open: record && ((from, source, check) => void open(from, source, check)),
    close,
    isOpen,
    hasFailed,
    view: shown && (
      <shown.Viewer
        recorded={shown.recorded}
        source={shown.source}
        check={shown.check}
        editor={editor}
        onClose={() => {
          returnsFocus.current = true;
          close();
        }}
      />
    ),
  };
}
