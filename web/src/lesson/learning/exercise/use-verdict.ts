import { isDrill } from '@kodestien/contract/document/block-types';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { HumanLang } from '@kodestien/contract/language';
import { isProgram } from '@kodestien/contract/languages';
import type { CheckVerdict, Drawn, ExerciseVerdict } from '@kodestien/contract/learning/operations';
import { ANSWER_MAX } from '@kodestien/contract/learning/rules';
import { onlyEarned } from '@kodestien/sandbox/judge/earned';
import type { PageInput, ProgramInput } from '@kodestien/sandbox/judge/inputs';
import { type Check, judge } from '@kodestien/sandbox/judge/judge';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStorage } from '../../../account/session/browser-storage.ts';
import { call, VERDICT_TIMEOUT_MS } from '../../../api-client/call.ts';
import { ApiError, NetworkError } from '../../../api-client/errors.ts';
import { useIsHydrated } from '../../../loading/hydrated.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { profileEdited } from '../../../store/user_profil.ts';
import { noteSolved } from '../../progress/progress-store.ts';
import { storeAnswer } from '../../progress/store-answer.ts';
import type { Runnable, Seen } from '../use-runnable.tsx';

type Exercise = ReaderBlockOf<'exercise'>;

export type VerdictState = {
  /**
   * `network`: waits until there is one. `unreachable`: there is one, but the server does not answer. `busy`: many are being
   * judged. Each asks again by itself.
   */
  phase: 'idle' | 'checking' | 'network' | 'unreachable' | 'busy';
  /** The page's own answer for the public checks, until the server's has come. */
  inPage: readonly CheckVerdict[] | null;
  verdict: ExerciseVerdict | null;
  /** The source that the verdict, or the page's own answer, is about. */
  source: string | null;
  /** Once it may be seen, it stays at hand. */
  solution: string | null;
  /** It may be looked at, though it is not solved. */
  mayLook: boolean;
  failure: unknown;
};

const START: VerdictState = {
  phase: 'idle',
  inPage: null,
  verdict: null,
  source: null,
  solution: null,
  mayLook: false,
  failure: null,
};
const BUSY_WAIT_MS = 3000;
const BUSY_TRIES = 5;

type Options = {
  block: Exercise;
  doc_slug: string | null;
  lang: HumanLang;
  observe: Runnable['observe'];
  /** What the page saw when it ran the program for the checks; null where it could not. */
  onObserved: (source: string, seen: Seen | null) => void;
  onPassed: () => void;
  /** Once for each check: as soon as anything is known of the public checks. */
  onJudged?: (checks: readonly CheckVerdict[], source: string) => void;
  /** How many hints have been opened. */
  hints: () => number;
};

/** Check: the page answers at once what it can, and the server's verdict takes its place. */
export function useVerdict({ block, doc_slug, lang, observe, onObserved, onPassed, onJudged, hints }: Options) {
  const dispatch = useAppDispatch();
  const isHydrated = useIsHydrated();
  const user = useAppSelector(({ user_profil }) => user_profil.user?.id ?? 'visitor');
  const promiseKey = `check/${user}/${doc_slug}/${block.slug}/${lang}`;
  const [state, setState] = useState(START);
  const asking = useRef<AbortController | null>(null);
  const latest = useRef({ onPassed, onObserved, observe, onJudged, hints });
  latest.current = { onPassed, onObserved, observe, onJudged, hints };
  useEffect(() => () => asking.current?.abort(), []);

  const check = useCallback(
    async (source: string) => {
      if (doc_slug === null) return;
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      const { signal } = controller;
      const change = (part: Partial<VerdictState>) => signal.aborted || setState((before) => ({ ...before, ...part }));
      // What is known of an older program stays in view until there is something newer; it says itself that it is older.
      setState((before) => ({ ...before, phase: 'checking', failure: null }));

      let hasAnswered = false;
      let isReported = false;
      const reportOnce = (checks: readonly CheckVerdict[]) => {
        if (isReported || signal.aborted) return;
        isReported = true;
        latest.current.onJudged?.(checks, source);
      };
      const judgedHere = judgeInPage(block, lang, source, latest.current.observe).then((judged) => {
        if (signal.aborted) return;
        latest.current.onObserved(source, judged?.seen ?? null);
        if (!judged?.verdicts) return;
        const { verdicts: inPage } = judged;
        reportOnce(inPage);
        if (!hasAnswered) change({ inPage, verdict: null, source });
      });
      // The server would refuse it. What the page has found out by itself still helps.
      if (source.length > ANSWER_MAX) {
        await judgedHere;
        change({ phase: 'idle' });
        return;
      }

      const tokenKey = triesKey(doc_slug, block.slug);
      // Promised from here on: anyone who leaves before the answer has come gets it when they are back.
      browserStorage().setItem(promiseKey, source);
      try {
        const verdict = await answered(
          () => {
            const token = browserStorage().getItem(tokenKey);
            return call(
              'POST oppgave_svar',
              {
                doc_slug,
                blokk_slug: block.slug,
                human_lang: lang,
                answer: source,
                ...(token !== null && { try_token: token }),
                hints: latest.current.hints(),
              },
              { signal, timeoutMs: VERDICT_TIMEOUT_MS },
            );
          },
          (phase) => change({ phase }),
          signal,
        );
        hasAnswered = true;
        if (signal.aborted) return;
        browserStorage().removeItem(promiseKey);
        const storage = browserStorage();
        if (verdict.try_token !== null) storage.setItem(tokenKey, verdict.try_token);
        if (verdict.poeng !== null) dispatch(profileEdited({ poeng: verdict.poeng }));
        else if (verdict.passed) {
          storeAnswer(storage, {
            kind: 'exercise',
            ...(isDrill(block) && { drill: true }),
            doc_slug,
            blokk_slug: block.slug,
            human_lang: lang,
            answer: source,
          });
        }
        reportOnce(verdict.checks);
        const { solution, may_look: mayLook } = verdict;
        change({ phase: 'idle', verdict, inPage: null, source, mayLook, ...(solution !== null && { solution }) });
        if (verdict.passed) latest.current.onPassed();
      } catch (failure) {
        if (signal.aborted) return;
        browserStorage().removeItem(promiseKey);
        // What the page has found out by itself still helps.
        change({ phase: 'idle', failure });
      }
    },
    [block, doc_slug, lang, dispatch, promiseKey],
  );

  /** Fetches the solution: from then on the exercise earns half. Whether it has come. */
  const look = useCallback(async (): Promise<boolean> => {
    if (doc_slug === null) return false;
    const token = browserStorage().getItem(triesKey(doc_slug, block.slug));
    try {
      const place = { doc_slug, blokk_slug: block.slug, human_lang: lang };
      const { solution } = await call('POST oppgave_losning', {
        ...place,
        ...(token !== null && { try_token: token }),
      });
      setState((before) => ({ ...before, solution, failure: null }));
      noteSolved();
      return true;
    } catch (failure) {
      setState((before) => ({ ...before, failure }));
      return false;
    }
  }, [block, doc_slug, lang]);

  // Once, when the page is known to be this browser's own.
  useEffect(() => {
    const promised = isHydrated ? browserStorage().getItem(promiseKey) : null;
    if (promised !== null) void check(promised);
  }, [isHydrated, promiseKey, check]);

  return { state, check, look };
}

/** Where a visitor's tries are stored. */
function triesKey(doc_slug: string, blokk_slug: string): string {
  return `tries/${doc_slug}/${blokk_slug}`;
}

/** The server's answer, however long there is no network or a full queue. */
async function answered<T>(
  ask: () => Promise<T>,
  onWait: (phase: VerdictState['phase']) => void,
  signal: AbortSignal,
): Promise<T> {
  for (let busy = 0; ; ) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof NetworkError) {
        onWait(navigator.onLine ? 'unreachable' : 'network');
        await networkAgain(signal);
      } else if (error instanceof ApiError && error.code === 'grader_busy' && busy < BUSY_TRIES) {
        busy++;
        onWait('busy');
        await pause(error.retryAfter ? error.retryAfter * 1000 : BUSY_WAIT_MS, signal);
      } else throw error;
      onWait('checking');
    }
  }
}

const NETWORK_WAIT_MS = 10_000;

/** When the browser says so, or after a while: it does not always know. */
function networkAgain(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(go, NETWORK_WAIT_MS);
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    }
    window.addEventListener('online', go);
    signal.addEventListener('abort', go, { once: true });
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}

/**
 * The public checks, judged here with what the reference solution gave. Where the server has not run that yet, the program is run
 * all the same: what it prints belongs beside the server's verdict. Null where the page cannot run it.
 */
export async function judgeInPage(
  block: Exercise,
  lang: HumanLang,
  source: string,
  observe: Runnable['observe'],
): Promise<{ verdicts: readonly CheckVerdict[] | null; seen: Seen | null } | null> {
  const reference = block.checks.map(({ expected }) => expected?.[lang] as Observation | undefined);
  const isKnown = reference.every((one) => one !== undefined);
  const hasOutput = isProgram(block.language) && !block.page;
  if (reference.length === 0 || (!isKnown && !hasOutput)) return null;
  const checks = block.checks.map(
    ({ id, after, compare, input }): Check => ({
      id,
      after,
      compare: compare as NonNullable<Check['compare']>,
      input: input[lang] as ProgramInput | PageInput,
    }),
  );
  const inputs = checks.map(({ input }) => input);
  // Checks that call a function print nothing of what the program itself prints: it is run once more, by itself.
  const isRunAlone = isProgram(block.language) && inputs.every(({ kind }) => kind !== 'stdin');
  const observed = await observe(source, isRunAlone ? [...inputs, ALONE] : inputs);
  if (!observed) return null;
  if (!isKnown) return { verdicts: null, seen: seenIn(checks, [], observed) };
  const observations = observed.slice(0, checks.length);
  const free = new Set(block.checks.filter((check) => check.free?.[lang]).map(({ id }) => id));
  const judged = onlyEarned(judge(checks, observations, reference as Observation[]), free);
  const verdicts = judged.map((verdict, index): CheckVerdict => {
    const { id, state, reason, expected, got, drawn, error } = verdict;
    return {
      id,
      name: block.checks[index]?.name[lang] ?? id,
      hidden: false,
      state,
      passed: state === 'passed',
      ...(reason !== undefined && { reason }),
      ...(expected !== undefined && { expected }),
      ...(got !== undefined && { got }),
      ...(drawn && { drawn: drawn as Drawn }),
      ...(error && { error }),
    };
  });
  return { verdicts, seen: seenIn(checks, judged, observed) };
}

const ALONE: ProgramInput = { kind: 'stdin', stdin: '' };

/** The run to show: of the first check that fails, otherwise of the first one; a program alone where checks only call it. */
function seenIn(
  checks: readonly Check[],
  judged: readonly { state: string }[],
  observed: readonly Observation[],
): Seen | null {
  const whole = checks.flatMap(({ id, input }, index) => {
    const observation = observed[index];
    const isWhole = input.kind === 'stdin' && !input.shuffle;
    return isWhole && observation ? [{ check: id, observation, state: judged[index]?.state }] : [];
  });
  const shown = whole.find(({ state }) => state === 'failed') ?? whole[0];
  if (shown) return { check: shown.check, observation: shown.observation };
  const alone = observed[checks.length];
  // It asks for something that nobody has typed: only a run of the learner's own can show that.
  if (!alone || alone.error?.type === 'EOFError') return null;
  return { check: null, observation: alone };
}
