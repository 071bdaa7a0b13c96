import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { fremgang } from '../api-client/learning.ts';
import { browserStorage } from '../session/browser-storage.ts';
import { useAppSelector } from '../store/hooks.ts';
import { keptAnswers } from './kept-answers.ts';
import { LearningPageContext, type LearningPageValue } from './page-context.ts';

/** Around the blocks of a document: which of them are solved, and which one is next. */
export function LearningPage({ document, children }: { document: ReaderDocument; children: ReactNode }) {
  const { slug, blocks } = document;
  const isSignedIn = useAppSelector(({ loading }) => loading.session === 'signed_in');
  const hasTasks = blocks.some(({ type }) => type === 'exercise' || type === 'quiz');
  const [before, setBefore] = useState<{ slug: string; solved: readonly string[] } | null>(null);
  const [now, setNow] = useState<{ slug: string; solved: readonly string[] }>({ slug, solved: [] });
  const [justPassed, setJustPassed] = useState<string | null>(null);

  useEffect(() => {
    if (!hasTasks) return;
    const kept = keptAnswers(browserStorage())
      .filter(({ doc_slug }) => doc_slug === slug)
      .map(({ blokk_slug }) => blokk_slug);
    if (!isSignedIn) {
      setBefore({ slug, solved: kept });
      return;
    }
    const interest = new AbortController();
    fremgang(interest.signal).then(
      ({ courses }) => {
        const lesson = courses.flatMap(({ lessons }) => lessons).find((one) => one.slug === slug);
        setBefore({ slug, solved: [...kept, ...(lesson?.solved_blocks ?? [])] });
      },
      () => interest.signal.aborted || setBefore({ slug, solved: kept }),
    );
    return () => interest.abort();
  }, [hasTasks, isSignedIn, slug]);

  const markQuizSolved = useCallback(
    (blokk: string) => setNow((was) => ({ slug, solved: was.slug === slug ? [...was.solved, blokk] : [blokk] })),
    [slug],
  );
  const markSolved = useCallback(
    (blokk: string) => {
      markQuizSolved(blokk);
      setJustPassed(blokk);
    },
    [markQuizSolved],
  );
  const moveOn = useCallback(() => setJustPassed(null), []);

  const value = useMemo<LearningPageValue>(() => {
    const solvedBefore = before?.slug === slug ? before.solved : [];
    const solvedNow = now.slug === slug ? now.solved : [];
    const solved = new Set([...solvedBefore, ...solvedNow]);
    const first = blocks.find((block) => block.type === 'exercise' && !solved.has(block.slug));
    return {
      document,
      solved,
      isKnown: before?.slug === slug,
      current: justPassed === null ? (first?.slug ?? null) : null,
      markSolved,
      markQuizSolved,
      moveOn,
    };
  }, [document, slug, blocks, before, now, justPassed, markSolved, markQuizSolved, moveOn]);
  return <LearningPageContext value={value}>{children}</LearningPageContext>;
}
