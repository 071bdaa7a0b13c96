import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { HumanLang } from '@kodestien/contract/language';
import { useCallback, useEffect, useState } from 'react';
import { useIsHydrated } from '../../../loading/hydrated.ts';
import { storedDraftText } from '../drafts/stored-draft.ts';
import { useLearningPage } from '../page-context.ts';
import { useLearnerKey } from '../use-learner-key.ts';

type Exercise = ReaderBlockOf<'exercise'>;

export type EarlierCode = {
  /** What the earlier exercise is called. */
  title: string;
  /** What the learner wrote there last; null when that is nothing. */
  text: string | null;
};

/** The exercise that this one continues from, and what the learner wrote there; null where it continues from none. */
export function useEarlierCode({ continues }: Exercise, lang: HumanLang): [EarlierCode | null, () => void] {
  const page = useLearningPage();
  const who = useLearnerKey();
  const isHydrated = useIsHydrated();
  const [text, setText] = useState<string | null>(null);
  const doc_slug = page?.document.slug;
  const earlier = continues === null ? undefined : page?.document.blocks.find(({ slug }) => slug === continues);
  const starter = earlier?.type === 'exercise' ? earlier.starter[lang] : null;

  const look = useCallback(() => {
    if (!isHydrated || doc_slug === undefined || continues === null) return;
    let isCurrent = true;
    storedDraftText({ doc_slug, blokk_slug: continues }, lang, who).then((found) => {
      if (isCurrent) setText(found !== null && found !== starter ? found : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [isHydrated, doc_slug, continues, lang, who, starter]);
  // Solved on this very page, it may have another text now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when something is solved
  useEffect(look, [look, page?.solved]);
  if (earlier?.type !== 'exercise') return [null, () => {}];
  return [{ title: earlier.tittel[lang], text }, look];
}
