import { isDrill, isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { noteSolved, useProgress, useProgressIsKnown } from '../progress/progress-store.ts';
import { LearningPageContext, type LearningPageValue } from './page-context.ts';

/** Around the blocks of a document: which of them are solved, and which one is next. */
export function LearningPage({ document, children }: { document: ReaderDocument; children: ReactNode }) {
  const { slug, blocks } = document;
  const progress = useProgress();
  const before = progress.solved[slug]?.blocks;
  const halved = progress.halved[slug];
  const isKnown = useProgressIsKnown();
  const [now, setNow] = useState<{ slug: string; solved: readonly string[] }>({ slug, solved: [] });
  const [justPassed, setJustPassed] = useState<string | null>(null);

  const markQuizSolved = useCallback(
    (blokk: string) => {
      setNow((was) => ({ slug, solved: was.slug === slug ? [...was.solved, blokk] : [blokk] }));
      noteSolved();
    },
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
    const solvedNow = now.slug === slug ? now.solved : [];
    const solved = new Set([...(before ?? []), ...solvedNow]);
    const isLeft = ({ slug }: { slug: string }) => !solved.has(slug);
    const first = blocks.filter(isRequiredExercise).find(isLeft) ?? blocks.filter(isDrill).find(isLeft);
    return {
      document,
      solved,
      halved: new Set(halved),
      isKnown,
      current: justPassed === null ? (first?.slug ?? null) : null,
      justPassed,
      markSolved,
      markQuizSolved,
      moveOn,
    };
  }, [document, slug, blocks, before, halved, isKnown, now, justPassed, markSolved, markQuizSolved, moveOn]);
  return <LearningPageContext value={value}>{children}</LearningPageContext>;
}
