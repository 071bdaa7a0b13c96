import { type ProgramFiles, withFiles } from '@kodestien/contract/document/program-files';
import type { HumanLang } from '@kodestien/contract/language';
import { isProgram, LANGUAGES, mayHavePage, pageOf, type RunLanguage } from '@kodestien/contract/languages';
import type { DecidingLine } from '@kodestien/sandbox/html-css/deciding-line';
import { isStackOverflow } from '@kodestien/sandbox/javascript/stack-overflow';
import type { Explanation } from '@kodestien/sandbox/judge/explanation';
import type { PageInput, PageStep, ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { Observation, ProgramError } from '@kodestien/sandbox/judge/observation';
import { type ReactNode, useCallback } from 'react';
import { savesData } from '../../loading/saves-data.ts';
import { engineState } from './engine/engine-state.ts';
import { useEngineWhileReading } from './engine/fetch-engine.ts';
import { explainProgram } from './explanations/explain-program.ts';
import { loadRunner } from './languages.ts';
import { Output } from './output/output.tsx';
import { PageResult } from './page/page-result.tsx';
import { explainPage, lineThatDecides, observePage, observeScript, usePage } from './page/use-page.ts';
import { type Program, useProgram } from './use-program.ts';

export type RunnableBlock = {
  language: RunLanguage;
  page: Record<HumanLang, string> | null;
  /** What the program finds in its folder. */
  files?: Record<HumanLang, ProgramFiles> | undefined;
  /** Of an exercise about a page: the code of the page to come to, where it may be seen. */
  target?: Record<HumanLang, string> | null;
};

/** One run of the checks, to be shown: that of a check, or of the program by itself. */
export type Seen = { observation: Observation; check: string | null };

/** What a block can do with its code, whatever the language. */
export type Runnable = {
  isRunning: boolean;
  hasRun: boolean;
  /** It shows a page instead of what is printed. */
  isPage: boolean;
  run(source: string): void;
  /** Of HTML and CSS: draws the page as it is now, without a word about it; null where code has to be run for that. */
  draw: ((source: string) => void) | null;
  /** Of a program with a page: draws the page that it finds, until the first run; null where there is none. */
  preview: (() => void) | null;
  /** Shows what a check saw of this code in the place of the last run. */
  show(source: string, seen: Seen | null): void;
  stop(): void;
  /** Someone seems about to run it: the engine is fetched. */
  prepare(): void;
  /** The line of the program's error; null when there is none. */
  errorLine: number | null;
  view: ReactNode;
  /** The explanations that are in the view. */
  explained: readonly Explanation[];
  /** What the code does for each input; null when that cannot be known in the page. */
  observe(source: string, inputs: readonly (ProgramInput | PageInput)[]): Promise<readonly Observation[] | null>;
  /** Why the code stopped, or for null why it did nothing, in plain words; null when those are not known. */
  explain(error: ProgramError | null, source: string): Promise<Explanation | null>;
  /** The line of a style sheet that decides what a check asks for; null where there is none. */
  decidingLine(source: string, input: PageInput): Promise<DecidingLine | null>;
  /** Runs it and does this in its page, to be watched; null where there is no page with a program. */
  play: ((source: string, steps: readonly PageStep[]) => void) | null;
  /** Something is being done in its page. */
  isPlaying: boolean;
  /** Records its steps; null for languages that cannot be stepped through. */
  record: Program['record'] | null;
};

/** The server has room for more calls inside each other: whether the recursion has an end is for it to say. */
function knownHere(observations: readonly Observation[] | null): readonly Observation[] | null {
  return observations?.some(({ error }) => isStackOverflow(error)) ? null : observations;
}

export function useRunnable(block: RunnableBlock, lang: HumanLang, onGoToLine: (line: number) => void): Runnable {
  const { language, files } = block;
  const html = mayHavePage(language) ? (block.page?.[lang] ?? null) : null;
  const isShownInPage = !isProgram(language) || html !== null;
  const program = useProgram(isProgram(language) ? language : null, files?.[lang]);
  const page = usePage(language, html, files?.[lang]);
  useEngineWhileReading(isProgram(language) && !isShownInPage ? language : null);

  const observe = useCallback(
    async (source: string, inputs: readonly (ProgramInput | PageInput)[]) => {
      try {
        if (!isProgram(language)) return await observePage(language, html, source, inputs as readonly PageInput[]);
        const given = inputs.map((input) => withFiles(input, files, lang));
        if (html !== null) return knownHere(await observeScript(html, source, given));
        if (savesData() && engineState(language).status !== 'here') return null;
        const runner = await loadRunner(language);
        return knownHere(await runner.check(source, given as readonly ProgramInput[]));
      } catch {
        // Without the engine the server's verdict is alone.
        return null;
      }
    },
    [language, html, files, lang],
  );

  const explain = useCallback(
    async (error: ProgramError | null, source: string) => {
      if (isProgram(language)) return explainProgram(language, error, source);
      return (await explainPage(language, html, source))[0] ?? null;
    },
    [language, html],
  );

  const { record: recordProgram } = program;
  const record = useCallback(
    (source: string, checked: ProgramInput | null) => recordProgram(source, checked && withFiles(checked, files, lang)),
    [recordProgram, files, lang],
  );

  const decidingLine = useCallback(
    (source: string, input: PageInput) => lineThatDecides(language, html, source, input),
    [language, html],
  );

  if (isShownInPage) {
    const target = block.target && !isProgram(language) ? pageOf(language, html, block.target[lang]) : null;
    return {
      isRunning: page.isRunning,
      hasRun: page.hasRun,
      isPage: true,
      run: (source) => page.run(source),
      draw: isProgram(language) ? null : page.draw,
      preview: isProgram(language) ? page.preview : null,
      show: (source) => page.run(source),
      stop: page.stop,
      prepare: page.prepare,
      errorLine: page.errorLine,
      explained: page.state.helps,
      view: <PageResult page={page} target={target} onGoToLine={onGoToLine} />,
      observe,
      explain,
      decidingLine,
      play: isProgram(language) ? page.run : null,
      isPlaying: page.state.playing !== null,
      record: null,
    };
  }
  const { state } = program;
  function showChecked(source: string, { observation, check }: Seen) {
    const { error, transcript, drawing = [] } = observation;
    const isSilent = !error && !observation.stopped && transcript.length === 0 && drawing.length === 0;
    // Where the program ran by itself it is the checks that call its functions.
    const forShown = (found: Explanation | null) =>
      check === null && found?.id === 'function-never-called' ? null : found;
    void program.show(observation, error || isSilent ? explain(error ?? null, source).then(forShown) : null);
  }
  return {
    isRunning: state.status === 'starting' || state.status === 'running',
    hasRun: state.status !== 'ready',
    isPage: false,
    run: (source) => void program.run(source),
    draw: null,
    preview: null,
    show: (source, seen) => void (seen && showChecked(source, seen)),
    stop: program.stop,
    prepare: program.prepare,
    errorLine: state.status === 'ended' ? (state.explanation?.line ?? state.ending?.error?.line ?? null) : null,
    explained: state.status === 'ended' && state.explanation ? [state.explanation] : [],
    view: <Output program={program} language={language} onGoToLine={onGoToLine} />,
    observe,
    explain,
    decidingLine,
    play: null,
    isPlaying: false,
    record: LANGUAGES[language].steps ? record : null,
  };
}
