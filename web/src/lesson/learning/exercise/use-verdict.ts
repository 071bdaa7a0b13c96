import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { HumanLang } from '@kodestien/contract/language';
import type { CheckVerdict, ExerciseVerdict } from '@kodestien/contract/learning/operations';
import { onlyEarned } from '@kodestien/sandbox/judge/earned';
import type { PageInput, ProgramInput } from '@kodestien/sandbox/judge/inputs';
import { type Check, judge } from '@kodestien/sandbox/judge/judge';
import type { DrawingStep, Observation } from '@kodestien/sandbox/judge/observation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStorage } from '../../../account/session/browser-storage.ts';
import { call } from '../../../api-client/call.ts';
import { ApiError, NetworkError } from '../../../api-client/errors.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { profileEdited } from '../../../store/user_profil.ts';
import { storeAnswer } from '../../progress/stored-answers.ts';
import type { Runnable } from '../use-runnable.tsx';

type Exercise = ReaderBlockOf<'exercise'>;

export type Drawings = ReadonlyMap<string, { expected: readonly DrawingStep[]; got: readonly DrawingStep[] }>;
const NO_DRAWINGS: Drawings = new Map();

export type VerdictState = {
  /** `network`: waits until there is one. `busy`: many are being judged; asks again by itself. */
  phase: 'idle' | 'checking' | 'network' | 'busy';
  /** The page's own answer for the public checks, until the server's has come. */
  inPage: readonly CheckVerdict[] | null;
  verdict: ExerciseVerdict | null;
  /** What was drawn and what should have been, by check, as far as the page knows. */
  drawings: Drawings;
  /** The source that the verdict is about. */
  source: string | null;
  failure: unknown;
};

const START: VerdictState = {
  phase: 'idle',
  inPage: null,
  verdict: null,
  drawings: NO_DRAWINGS,
  source: null,
  failure: null,
};
const BUSY_WAIT_MS = 3000;
const BUSY_TRIES = 5;

type Options = {
  block: Exercise;
  doc_slug: string | null;
  lang: HumanLang;
  observe: Runnable['observe'];
  onPassed: () => void;
  /** How many hints have been opened. */
  hints: () => number;
};

/** Check: the page answers at once what it can, and the server's verdict takes its place. */
export function useVerdict({ block, doc_slug, lang, observe, onPassed, hints }: Options) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState(START);
  const asking = useRef<AbortController | null>(null);
  const latest = useRef({ onPassed, observe, hints });
  latest.current = { onPassed, observe, hints };
  useEffect(() => () => asking.current?.abort(), []);

  const check = useCallback(
    async (source: string) => {
      if (doc_slug === null) return;
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      const { signal } = controller;
      const change = (part: Partial<VerdictState>) => signal.aborted || setState((before) => ({ ...before, ...part }));
      setState((before) => ({
        ...before,
        phase: 'checking',
        inPage: null,
        drawings: NO_DRAWINGS,
        source,
        failure: null,
      }));

      let hasAnswered = false;
      void judgeInPage(block, lang, source, latest.current.observe).then((judged) => {
        if (!judged) return;
        const { verdicts: inPage, drawings } = judged;
        change(hasAnswered ? { drawings } : { inPage, drawings, verdict: null });
      });

      const tokenKey = `tries/${doc_slug}/${block.slug}`;
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
              { signal },
            );
          },
          (phase) => change({ phase }),
          signal,
        );
        hasAnswered = true;
        if (signal.aborted) return;
        const storage = browserStorage();
        if (verdict.try_token !== null) storage.setItem(tokenKey, verdict.try_token);
        if (verdict.poeng !== null) dispatch(profileEdited({ poeng: verdict.poeng }));
        else if (verdict.passed) {
          storeAnswer(storage, {
            kind: 'exercise',
            doc_slug,
            blokk_slug: block.slug,
            human_lang: lang,
            answer: source,
          });
        }
        change({ phase: 'idle', verdict, inPage: null });
        if (verdict.passed) latest.current.onPassed();
      } catch (failure) {
        // What the page has found out by itself still helps.
        change({ phase: 'idle', failure });
      }
    },
    [block, doc_slug, lang, dispatch],
  );

  return { state, check };
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
        onWait('network');
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

/** The public checks, judged here with what the reference solution gave; null when the page does not know that. */
async function judgeInPage(
  block: Exercise,
  lang: HumanLang,
  source: string,
  observe: Runnable['observe'],
): Promise<{ verdicts: readonly CheckVerdict[]; drawings: Drawings } | null> {
  const reference = block.checks.map(({ expected }) => expected?.[lang] as Observation | undefined);
  if (reference.length === 0 || reference.some((one) => one === undefined)) return null;
  const checks = block.checks.map(
    ({ id, after, compare, input }): Check => ({
      id,
      after,
      compare: compare as NonNullable<Check['compare']>,
      input: input[lang] as ProgramInput | PageInput,
    }),
  );
  const observations = await observe(
    source,
    checks.map(({ input }) => input),
  );
  if (!observations) return null;
  const drawings: Drawings = new Map(
    checks.flatMap(({ id }, index) => {
      const [got, expected] = [observations[index]?.drawing ?? [], reference[index]?.drawing ?? []];
      return got.length + expected.length > 0 ? [[id, { expected, got }] as const] : [];
    }),
  );
  const free = new Set(block.checks.filter((check) => check.free?.[lang]).map(({ id }) => id));
  const judged = onlyEarned(judge(checks, observations, reference as Observation[]), free);
  const verdicts = judged.map((verdict, index): CheckVerdict => {
    const { id, state, reason, expected, got, error } = verdict;
    return {
      id,
      name: block.checks[index]?.name[lang] ?? id,
      hidden: false,
      state,
      passed: state === 'passed',
      ...(reason !== undefined && { reason }),
      ...(expected !== undefined && { expected }),
      ...(got !== undefined && { got }),
      ...(error && { error }),
    };
  });
  return { verdicts, drawings };
}
