import { unescapeHtml } from '@kodestien/contract/html-text';
import { isProgram, LANGUAGES, type PageLanguage, pageOf, type RunLanguage } from '@kodestien/contract/languages';
import type { PageFrame } from '@kodestien/sandbox/html-css/browser';
import type { DecidingLine } from '@kodestien/sandbox/html-css/deciding-line';
import type { PageEvent, RunningPage } from '@kodestien/sandbox/html-css/page-runner';
import { NOTHING_STORED } from '@kodestien/sandbox/html-css/page-storage';
import type { Explanation } from '@kodestien/sandbox/judge/explanation';
import type { PageInput, PageSource, PageStep, ProgramFiles, ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { Observation, Piece, ProgramError } from '@kodestien/sandbox/judge/observation';
import { useCallback, useMemo, useRef, useState } from 'react';
import { loadChunk } from '../../../loading/load-chunk.ts';
import { explainProgram } from '../explanations/explain-program.ts';
import { runWithReloads } from './run-with-reloads.ts';

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

export type PageState = {
  /** `preview`: drawn as a program finds it, before its first run. */
  status: 'ready' | 'preview' | 'shown' | 'running' | 'failed';
  pieces: readonly Piece[];
  error: ProgramError | null;
  explanation: Explanation | null;
  /** Of HTML and CSS: what the browser passes over in silence. */
  helps: readonly Explanation[];
  ended: (PageEvent & { kind: 'ended' })['why'] | null;
  /** What the page calls itself; null where it does not. */
  title: string | null;
  /** The events of a check that are played in the page, and which of them is on. */
  playing: { steps: readonly PageStep[]; index: number } | null;
};
const READY: PageState = {
  status: 'ready',
  pieces: [],
  error: null,
  explanation: null,
  helps: [],
  ended: null,
  title: null,
  playing: null,
};
/** Before and after each event, long enough to be followed. */
const PLAYED_PAUSE_MS = 450;

/**
 * The learner's page: HTML and CSS in a frame where nothing runs, JavaScript in one that reaches nothing but the `files` that come
 * with the block.
 */
export function usePage(language: RunLanguage, page: string | null, files?: ProgramFiles) {
  const shown = useRef<RunningPage | { stop(): void } | null>(null);
  const parent = useRef<HTMLElement | null>(null);
  /** Of HTML and CSS: the frame that is shown. */
  const [frame, setFrame] = useState<PageFrame | null>(null);
  const drawn = useRef<PageFrame | null>(null);
  /** Counts what was requested: only the last of it is shown. */
  const turn = useRef(0);
  const last = useRef<string | null>(null);
  /** What the program has in localStorage, from one run to the next. */
  const kept = useRef(NOTHING_STORED);
  const [state, setState] = useState(READY);
  const [frameTitle, setFrameTitle] = useState('');
  const title = useRef(frameTitle);
  title.current = frameTitle;

  const clear = useCallback(() => {
    turn.current++;
    shown.current?.stop();
    shown.current = null;
    drawn.current = null;
    setFrame(null);
  }, []);
  const stop = useCallback(() => {
    clear();
    setState((before) => (isBusy(before) ? { ...before, status: 'shown', playing: null } : before));
  }, [clear]);

  const show = useCallback(
    /** `steps`: what is done in the page of a program as soon as it is there. */
    (code: string, isExplained: boolean, steps: readonly PageStep[] = []) => {
      const own = ++turn.current;
      last.current = code;
      const start = async () => {
        const engine = await loadEngine();
        const element = parent.current;
        if (!element || own !== turn.current) return;
        if (isProgram(language)) {
          shown.current?.stop();
          shown.current = null;
          const { script } = LANGUAGES[language];
          if (script === null) throw new Error(`${language} cannot change a page.`);
          setState({ ...READY, status: 'running', title: titleOf(page ?? '') });
          const isPlayed = steps.length > 0;
          const pause = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PLAYED_PAUSE_MS;
          const take = (event: PageEvent) => {
            if (event.kind === 'stored') {
              // What a check does in the page is not what the learner has done there.
              if (!isPlayed) kept.current = { ...NOTHING_STORED, local: event.storage.local };
              return;
            }
            // What waits for clicks has run, and is there to be tried.
            if (event.kind === 'loaded') setState((before) => ({ ...before, status: 'shown' }));
            if (event.kind === 'loaded' && isPlayed)
              setState((before) => ({ ...before, playing: { index: 0, ...before.playing, steps } }));
            if (event.kind !== 'error') {
              setState((before) => afterEvent(before, event));
              return;
            }
            // What an onclick of the page does has no line in the program.
            const isOwn = event.file === 'javascript';
            const error = isOwn ? event.error : { ...event.error, line: null };
            const known = engine.asEngineError(error, code);
            const showError = async (shown: ProgramError, inEngine: ProgramError) => {
              if (own === turn.current) setState((before) => afterError(before, shown));
              const explanation = await explainProgram(language, inEngine, code);
              setState((before) => (before.error === shown ? { ...before, explanation } : before));
            };
            if (!known.syntax) void showError(error, known);
            else if (!isOwn) setState((before) => afterError(before, error));
            else void syntaxError(page ?? '', code).then((read) => showError(read ?? error, read ?? known));
          };
          runWithReloads(
            (storage, tell) => {
              const program = { html: page ?? '', [script]: code, files: files ?? {}, storage };
              return engine.runPage(element, title.current, program, tell);
            },
            { steps, pause, storage: isPlayed ? NOTHING_STORED : kept.current },
            take,
            (running) => {
              shown.current = running;
            },
          );
          return;
        }
        const opened = drawn.current ?? (await engine.PageFrame.open(element, title.current));
        if (own !== turn.current && drawn.current !== opened) return opened.remove();
        shown.current = { stop: () => opened.remove() };
        drawn.current = opened;
        const source = pageOf(language, page, code);
        drawIn(opened, source, element);
        setFrame(opened);
        setState({ ...READY, status: 'shown', title: titleOf(source.html) });
        if (!isExplained) return;
        const helps = await explainPage(language, page, code);
        if (own === turn.current) setState((before) => ({ ...before, helps }));
      };
      start().catch(() => own === turn.current && setState({ ...READY, status: 'failed' }));
    },
    [language, page, files],
  );
  const run = useCallback((code: string, steps?: readonly PageStep[]) => show(code, true, steps), [show]);
  /** While someone types: only the page, without help that the next letter would take back. */
  const draw = useCallback((code: string) => show(code, false), [show]);

  const hasPreview = useRef(false);
  const drawPreview = useCallback(async () => {
    if (!isProgram(language) || page === null) return;
    hasPreview.current = true;
    const own = ++turn.current;
    const engine = await loadEngine();
    const element = parent.current;
    if (!element || own !== turn.current) return;
    const opened = await engine.PageFrame.open(element, title.current);
    if (own !== turn.current) return opened.remove();
    shown.current = { stop: () => opened.remove() };
    drawIn(opened, { html: page }, element);
    setState({ ...READY, status: 'preview', title: titleOf(page) });
  }, [language, page]);
  /** Of a program: the page that it finds, where nothing runs. After the first run that is what is shown. */
  const preview = useCallback(() => {
    // Without it there is still the file's own tab.
    if (last.current === null && shown.current === null) void drawPreview().catch(() => {});
  }, [drawPreview]);

  /** Where the frame is. When that place goes, the frame goes with it: in the next place it is made again. */
  const placeIn = useCallback(
    (element: HTMLElement | null) => {
      parent.current = element;
      if (!element) return clear();
      // Scripts run only when someone asks for it.
      if (isProgram(language)) {
        setState(READY);
        if (hasPreview.current) void drawPreview().catch(() => {});
      } else if (last.current !== null) draw(last.current);
    },
    [clear, draw, drawPreview, language],
  );

  const prepare = useCallback(() => void loadEngine().catch(() => {}), []);
  const errorLine = state.error?.line ?? null;
  return useMemo(
    () => ({
      placeIn,
      frame,
      state,
      run,
      draw,
      preview,
      stop,
      prepare,
      setFrameTitle,
      errorLine,
      isRunning: isBusy(state) && state.ended === null,
      hasRun: state.status !== 'ready' && state.status !== 'preview',
    }),
    [placeIn, frame, state, run, draw, preview, stop, prepare, errorLine],
  );
}
export type PageProgram = ReturnType<typeof usePage>;

function isBusy({ status, playing }: PageState): boolean {
  return status === 'running' || playing !== null;
}

function titleOf(html: string): string | null {
  const text = /<title[^>]*>([^<]*)/i.exec(html)?.[1]?.trim();
  return text ? unescapeHtml(text) : null;
}

/** Draws a page in a frame that takes the room it is given. What is scrolled to stays in view. */
export function drawIn(frame: PageFrame, source: PageSource, place: HTMLElement): void {
  const { scrollX, scrollY } = frame.view;
  frame.show(source, place.clientWidth, place.clientHeight);
  Object.assign(frame.element.style, { width: '100%', height: '100%' });
  frame.view.scrollTo(scrollX, scrollY);
}

function afterEvent(before: PageState, event: Exclude<PageEvent, { kind: 'error' }>): PageState {
  switch (event.kind) {
    case 'out':
    case 'err':
      return { ...before, pieces: [...before.pieces, { kind: event.kind, text: `${event.text}\n` }] };
    case 'dialog': {
      const requested: Piece = { kind: 'prompt', text: `${event.text}\n` };
      const answered: Piece[] = event.answer === null ? [] : [{ kind: 'input', text: `${event.answer}\n` }];
      return { ...before, pieces: [...before.pieces, requested, ...answered] };
    }
    case 'step': {
      if (!before.playing) return before;
      const { steps } = before.playing;
      return { ...before, playing: event.index < steps.length ? { steps, index: event.index } : null };
    }
    case 'ended':
      return { ...before, status: 'shown', ended: event.why, playing: null };
    default:
      return before;
  }
}

/** The first error is the cause; what follows is often only its echo. */
function afterError(before: PageState, error: ProgramError): PageState {
  return before.error ? before : { ...before, error };
}

const loadScriptEngine = () => loadChunk('page-script', () => import('./script-engine.ts'));

/** What a program makes of its page, judged as on the server. */
export async function observeScript(
  page: string,
  code: string,
  inputs: readonly (ProgramInput | PageInput)[],
): Promise<readonly Observation[] | null> {
  return (await loadScriptEngine()).scriptBrowser().observe({ html: page, javascript: code }, inputs);
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

/** Why a program does not begin, in the words of the engine that judges it; null where that does not come. */
async function syntaxError(page: string, code: string): Promise<ProgramError | null> {
  try {
    const observations = await observeScript(page, code, [{ kind: 'stdin', stdin: '' }]);
    const error = observations?.[0]?.error;
    return error?.syntax ? error : null;
  } catch {
    return null;
  }
}
