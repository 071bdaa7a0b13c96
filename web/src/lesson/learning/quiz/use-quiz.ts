import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { QuizVerdict } from '@kodestien/contract/learning/operations';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { browserStorage } from '../../../account/session/browser-storage.ts';
import { call, VERDICT_TIMEOUT_MS } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { profileEdited } from '../../../store/user_profil.ts';
import { storeAnswer } from '../../progress/store-answer.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useLearningPage } from '../page-context.ts';

/** Sends an answer and holds the verdict until the answer is changed. */
export function useQuiz({ slug }: Pick<ReaderBlockOf<'quiz'>, 'slug'>) {
  const lang = useHumanLang();
  const page = useLearningPage();
  const dispatch = useAppDispatch();
  const { busy, run } = useAction();
  const [verdict, setVerdict] = useState<QuizVerdict | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  // The answer that was right is stored as a draft: it is there again after a reload, for someone signed in anywhere.
  const draft = useDraft(page && { doc_slug: page.document.slug, blokk_slug: slug }, '', NOTHING);
  const isSolved = page?.solved.has(slug) ?? false;
  const { text } = draft;
  const before = useMemo(() => (isSolved ? answerIn(text) : null), [isSolved, text]);

  // What was said of it then is said again: only the server knows that.
  const [again, setAgain] = useState<QuizVerdict | null>(null);
  const isTouched = useRef(false);
  const doc_slug = page?.document.slug;
  useEffect(() => {
    if (before === null || doc_slug === undefined || isTouched.current) return;
    let isCurrent = true;
    call('POST quiz_svar', { doc_slug, blokk_slug: slug, human_lang: lang, answer: [...before], again: true }).then(
      (said) => isCurrent && !isTouched.current && said.passed && setAgain(said),
      // The answer itself is there.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [before, doc_slug, slug, lang]);

  const answer = (given: readonly string[]) =>
    run(async () => {
      if (!page) return;
      isTouched.current = true;
      setFailure(null);
      const place = { doc_slug: page.document.slug, blokk_slug: slug, human_lang: lang };
      try {
        const next = await call('POST quiz_svar', { ...place, answer: [...given] }, { timeoutMs: VERDICT_TIMEOUT_MS });
        setVerdict(next);
        setAgain(null);
        if (next.poeng !== null) dispatch(profileEdited({ poeng: next.poeng }));
        else if (next.passed) storeAnswer(browserStorage(), { kind: 'quiz', ...place, answer: given });
        if (!next.passed) return;
        draft.change(JSON.stringify(given));
        page.markQuizSolved(slug);
      } catch (error) {
        setFailure(error);
      }
    });
  /** The answer has been changed: what was said about the one before no longer holds. */
  const forget = useCallback(() => {
    isTouched.current = true;
    setVerdict(null);
    setAgain(null);
    setFailure(null);
  }, []);

  return {
    busy,
    verdict: verdict ?? again,
    /** It was said on an earlier visit: nothing that has just happened. */
    isFromBefore: verdict === null && again !== null,
    failure,
    answer,
    forget,
    canAnswer: page !== null,
    isSolved,
    /** The right answer of an earlier visit; null where there is none. */
    before,
  };
}
const NOTHING = () => {};

/** Anyone can write anything into local storage; only what has the right shape is believed. */
function answerIn(text: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : null;
  } catch {
    return null;
  }
}

export type Quiz = ReturnType<typeof useQuiz>;
