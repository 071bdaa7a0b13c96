import type { HumanLang } from '@kodestien/contract/language';
import { type ReactNode, useState } from 'react';
import { useOwnClasses } from '../../../account/own-classes.ts';
import { lazyPart } from '../../../loading/lazy-part.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { lookForAnswers, useQuestions } from '../../talk/questions-store.ts';

const useAskPanel = lazyPart('ask-panel', () => import('../../talk/ask-panel.tsx'));

type AskOptions = { docSlug: string | null; slug: string; lang: HumanLang; text: string; errorLine: number | null };
/** The button that opens the panel; null for those who have no teacher here. */
export type Ask = { isShown: boolean; toggle: () => void } | null;

/** For pupils of a class: asking the teacher about a line, and what has been answered. Nobody else carries its code. */
export function useAsk({ docSlug, slug, lang, text, errorLine }: AskOptions): { ask: Ask; asked: ReactNode } {
  const classes = useOwnClasses()?.member ?? [];
  const user = useAppSelector(({ user_profil }) => user_profil.user?.id ?? null);
  const canAsk = docSlug !== null && classes.length > 0;
  const questions = useQuestions(docSlug, canAsk ? user : null).filter(({ blokk_slug }) => blokk_slug === slug);
  const [isAsking, setAsking] = useState(false);
  const isShown = canAsk && (isAsking || questions.length > 0);
  const { part } = useAskPanel(isShown);
  if (!canAsk || docSlug === null) return { ask: null, asked: null };
  return {
    ask: { isShown: isAsking, toggle: () => setAsking(!isAsking) },
    asked: part && isShown && (
      <part.AskPanel
        place={{ doc_slug: docSlug, blokk_slug: slug }}
        lang={lang}
        program={text}
        errorLine={errorLine}
        classes={classes}
        questions={questions}
        isAsking={isAsking}
        onDone={() => setAsking(false)}
        onChange={() => void lookForAnswers(`${user}/${docSlug}`, docSlug)}
      />
    ),
  };
}
