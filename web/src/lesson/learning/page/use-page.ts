import { isProgram, LANGUAGES, type PageLanguage, pageOf, type RunLanguage } from '@kodestien/contract/languages';
import type { PageFrame } from '@kodestien/sandbox/html-css/browser';
import type { DecidingLine } from '@kodestien/sandbox/html-css/deciding-line';
import type { PageEvent, RunningPage } from '@kodestien/sandbox/html-css/page-runner';
import type { Explanation } from '@kodestien/sandbox/judge/explanation';
import type { PageInput } from '@kodestien/sandbox/judge/inputs';
import type { Observation, Piece, ProgramError } from '@kodestien/sandbox/judge/observation';
import { useCallback, useMemo, useRef, useState } from 'react';
import { loadChunk } from '../../../loading/load-chunk.ts';

const loadProblems = () => loadChunk('page-problems', () => import('./page-problems.ts'));

/** Help with what the browser does not complain about; nothing where that code does not arrive. */
export async function explainPage(language: RunLanguage, page: string | null, code: string): Promise<Explanation[]> {
  if (isProgram(language)) return [];
  try {
    return (await loadProblems()).explainPage(language, pageOf(language, page, code));
  } catch {
    return [];
  }
}

/** Which line of the style sheet decides what a check asks for. */
export async function lineThatDecides(
  language: RunLanguage,
  page: string | null,
  code: string,
  input: PageInput,
): Promise<DecidingLine | null> {
  if (isProgram(language) || LANGUAGES[language].part !== 'css') return null;
  try {
    return (await loadProblems()).decidingLine(pageOf(language, page, code), input);
  } catch {
    return null;
  }
}

export const loadEngine = () => loadChunk('page', () => import('./page-engine.ts'));
/** As on the server, so that both say the same. */
const LIMITS = { milliseconds: 2_000, outputCharacters: 50_000, memoryMegabytes: 128 };
/** Room for what the page shows; a longer page scrolls inside its frame. */
export const FRAME_HEIGHT = 320;

export type PageState = {
  status: 'ready' | 'shown' | 'running' | 'failed';
  pieces: readonly Piece[];
  error: ProgramError | null;
  explanation: Explanation | null;
  /** Of HTML and CSS: what the browser passes over in silence. */
  helps: readonly Explanation[];
  ended: (PageEvent & { kind: 'ended' })['why'] | null;
};
const READY: PageState = { status: 'ready', pieces: [], error: null, explanation: null, helps: [], ended: null };

/** The learner's page: HTML and CSS in a frame where nothing runs, JavaScript in one that reaches nothing. */
export function usePage(language: RunLanguage, page: string | null) {
  const shown = useRef<RunningPage | { stop(): void } | null>(null);
  const parent = useRef<HTMLElement | null>(null);
  /** Of HTML and CSS: the frame that is shown. */
  const [frame, setFrame] = useState<PageFrame | null>(null);
  /** Counts what was requested: only the last of it is shown. */
  const turn = useRef(0);
  const last = useRef<string | null>(null);
  const [state, setState] = useState(READY);
  const [frameTitle, setFrameTitle] = useState('');
  const title = useRef(frameTitle);
  title.current = frameTitle;

  const clear = useCallback(() => {
    turn.current++;
    shown.current?.stop();
    shown.current = null;
    setFrame(null);
  }, []);
  const stop = useCallback(() => {
    clear();
    setState((before) => (before.status === 'running' ? { ...before, status: 'shown' } : before));
  }, [clear]);

  const run = useCallback(
    (code: string) => {
      const own = ++turn.current;
      last.current = code;
      const show = async () => {
        const engine = await loadEngine();
        const element = parent.current;
        if (!element || own !== turn.current) return;
        shown.current?.stop();
        shown.current = null;
        if (isProgram(language)) {
          const { script } = LANGUAGES[language];
          if (script === null) throw new Error(`${language} cannot change a page.`);
          setState({ ...READY, status: 'running' });
          const program = { html: page ?? '', [script]: code };
          shown.current = engine.runPage(element, title.current, program, (event) =>
            setState((before) => afterEvent(before, event, code, engine.explain)),
          );
          return;
        }
        const opened = await engine.PageFrame.open(element, title.current);
        if (own !== turn.current) return opened.remove();
        shown.current = { stop: () => opened.remove() };
        opened.show(pageOf(language, page, code), element.clientWidth, FRAME_HEIGHT);
        opened.element.style.width = '100%';
        setFrame(opened);
        setState({ ...READY, status: 'shown' });
        const helps = await explainPage(language, page, code);
        if (own === turn.current) setState((before) => ({ ...before, helps }));
      };
      show().catch(() => own === turn.current && setState({ ...READY, status: 'failed' }));
    },
    [language, page],
  );

  /** Where the frame is. When that place goes, the frame goes with it: in the next place it is made again. */
  const placeIn = useCallback(
    (element: HTMLElement | null) => {
      parent.current = element;
      if (!element) return clear();
      if (last.current === null) return;
      // Scripts run only when someone asks for it.
      if (isProgram(language)) setState(READY);
      else run(last.current);
    },
    [clear, run, language],
  );

  const prepare = useCallback(() => void loadEngine().catch(() => {}), []);
  const errorLine = state.error?.line ?? null;
  return useMemo(
    () => ({
      placeIn,
      frame,
      state,
      run,
      stop,
      prepare,
      setFrameTitle,
      errorLine,
      isRunning: state.status === 'running' && state.ended === null,
      hasRun: state.status !== 'ready',
    }),
    [placeIn, frame, state, run, stop, prepare, errorLine],
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
      const requested: Piece = { kind: 'prompt', text: `${event.text}\n` };
      const answered: Piece[] = event.answer === null ? [] : [{ kind: 'input', text: `${event.answer}\n` }];
      return { ...before, pieces: [...before.pieces, requested, ...answered] };
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
  language: PageLanguage,
  page: string | null,
  code: string,
  inputs: readonly PageInput[],
): Promise<readonly Observation[]> {
  const { observeInBrowser } = await loadEngine();
  return observeInBrowser(pageOf(language, page, code), inputs, LIMITS);
}
