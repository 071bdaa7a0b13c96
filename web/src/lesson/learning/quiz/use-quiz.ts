import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { QuizVerdict } from '@kodestien/contract/learning/operations';
import { useCallback, useState } from 'react';
import { browserStorage } from '../../../account/session/browser-storage.ts';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { profileEdited } from '../../../store/user_profil.ts';
import { storeAnswer } from '../../progress/stored-answers.ts';
import { useLearningPage } from '../page-context.ts';

/** Sends an answer and holds the verdict until the answer is changed. */
export function useQuiz({ slug }: Pick<ReaderBlockOf<'quiz'>, 'slug'>) {
  const lang = useHumanLang();
  const page = useLearningPage();
  const dispatch = useAppDispatch();
  const { busy, run } = useAction();
  const [verdict, setVerdict] = useState<QuizVerdict | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const answer = (given: readonly string[]) =>
    run(async () => {
      if (!page) return;
      setFailure(null);
      const place = { doc_slug: page.document.slug, blokk_slug: slug, human_lang: lang };
      try {
        const next = await call('POST quiz_svar', { ...place, answer: [...given] });
        setVerdict(next);
        if (next.poeng !== null) dispatch(profileEdited({ poeng: next.poeng }));
        else if (next.passed) storeAnswer(browserStorage(), { kind: 'quiz', ...place, answer: given });
        if (next.passed) page.markQuizSolved(slug);
      } catch (error) {
        setFailure(error);
      }
    });
  /** The answer has been changed: what was said about the one before no longer holds. */
  const forget = useCallback(() => {
    setVerdict(null);
    setFailure(null);
  }, []);

  return {
    busy,
    verdict,
    failure,
    answer,
    forget,
    canAnswer: page !== null,
    isSolved: page?.solved.has(slug) ?? false,
  };
}
export type Quiz = ReturnType<typeof useQuiz>;
