import type { RunLanguage } from '@kodestien/contract/document/fields';
import type { Explanation } from '@kodestien/sandbox/explanation';
import type { PageEvent, RunningPage } from '@kodestien/sandbox/html-css/page-runner';
import type { PageInput, PageSource } from '@kodestien/sandbox/inputs';
import type { Observation, Piece, ProgramError } from '@kodestien/sandbox/observation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadChunk } from '../../lazy-page/load-chunk.ts';

const loadEngine = () => loadChunk('page', () => import('./page-engine.ts'));
/** As on the server, so that both say the same. */
const LIMITS = { milliseconds: 2_000, outputCharacters: 50_000, memoryMegabytes: 128 };
/** Room for what the page shows; a longer page scrolls inside its frame. */
const FRAME_HEIGHT = 320;

export type PageState = {
  status: 'ready' | 'shown' | 'running' | 'failed';
  pieces: readonly Piece[];
  error: ProgramError | null;
  explanation: Explanation | null;
  ended: (PageEvent & { kind: 'ended' })['why'] | null;
};
const READY: PageState = { status: 'ready', pieces: [], error: null, explanation: null, ended: null };

export function sourceOf(language: RunLanguage, page: string | null, code: string): PageSource {
  return language === 'css' ? { html: page ?? '', css: code } : { html: code };
}

/** The learner's page: HTML and CSS in a frame where nothing runs, JavaScript in one that reaches nothing. */
export function usePage(language: RunLanguage, page: string | null) {
  const parent = useRef<HTMLDivElement>(null);
  const shown = useRef<RunningPage | { stop(): void } | null>(null);
  const [state, setState] = useState(READY);
  const [frameTitle, setFrameTitle] = useState('');
  const title = useRef(frameTitle);
  title.current = frameTitle;

  const stop = useCallback(() => {
    shown.current?.stop();
    shown.current = null;
    setState((before) => (before.status === 'running' ? { ...before, status: 'shown' } : before));
  }, []);
  useEffect(() => () => shown.current?.stop(), []);

  const run = useCallback(
    (code: string) => {
      const show = async () => {
        const engine = await loadEngine();
        const element = parent.current;
        if (!element) return;
        shown.current?.stop();
        shown.current = null;
        if (language === 'javascript') {
          setState({ ...READY, status: 'running' });
          const program = { html: page ?? '', javascript: code };
          shown.current = engine.runPage(element, title.current, program, (event) =>
            setState((before) => afterEvent(before, event, code, engine.explain)),
          );
          return;
        }
        const frame = await engine.PageFrame.open(element, title.current);
        shown.current = { stop: () => frame.remove() };
        frame.show(sourceOf(language, page, code), element.clientWidth, FRAME_HEIGHT);
        frame.element.style.width = '100%';
        setState({ ...READY, status: 'shown' });
      };
      show().catch(() => setState({ ...READY, status: 'failed' }));
    },
    [language, page],
  );

  const prepare = useCallback(() => void loadEngine().catch(() => {}), []);
  const errorLine = state.error?.line ?? null;
  return useMemo(
    () => ({
      parent,
      state,
      run,
      stop,
      prepare,
      setFrameTitle,
      errorLine,
      isRunning: state.status === 'running' && state.ended === null,
      hasRun: state.status !== 'ready',
    }),
    [state, run, stop, prepare, errorLine],
  );
}
export type PageProgram = ReturnType<typeof usePage>;

function afterEvent(
  before: PageState,
  event: PageEvent,
  code: string,
  explain: (error: ProgramError, source: string) => Explanation | null,
): PageState {
  switch (event.kind) {
    case 'out':
    case 'err':
      return { ...before, pieces: [...before.pieces, { kind: event.kind, text: `${event.text}\n` }] };
    case 'dialog': {
      const asked: Piece = { kind: 'prompt', text: `${event.text}\n` };
      const answered: Piece[] = event.answer === null ? [] : [{ kind: 'input', text: `${event.answer}\n` }];
      return { ...before, pieces: [...before.pieces, asked, ...answered] };
    }
    case 'error': {
      // The first error is the cause; what follows is often only its echo.
      if (before.error) return before;
      const isOwn = event.file === 'javascript';
      const error = isOwn ? event.error : { ...event.error, line: null };
      return { ...before, error, explanation: isOwn ? explain(error, code) : null };
    }
    case 'ended':
      return { ...before, status: 'shown', ended: event.why };
    default:
      return before;
  }
}

export async function observePage(
  language: RunLanguage,
  page: string | null,
  code: string,
  inputs: readonly PageInput[],
): Promise<readonly Observation[]> {
  const { observeInBrowser } = await loadEngine();
  return observeInBrowser(sourceOf(language, page, code), inputs, LIMITS);
}
