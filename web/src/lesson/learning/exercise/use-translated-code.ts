import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../../loading/hydrated.ts';
import { storedDraftText } from '../drafts/stored-draft.ts';
import { useLearningPage } from '../page-context.ts';
import { useLearnerKey } from '../use-learner-key.ts';

/** What the learner has written for this exercise in the other language; null where that is nothing. */
export function useTranslatedCode({ slug, starter }: ReaderBlockOf<'exercise'>, lang: HumanLang): string | null {
  const page = useLearningPage();
  const who = useLearnerKey();
  const isHydrated = useIsHydrated();
  const [text, setText] = useState<string | null>(null);
  const doc_slug = page?.document.slug;
  const other = HUMAN_LANGS.find((one) => one !== lang) ?? lang;
  const starters = Object.values(starter);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the starters are those of the block
  useEffect(() => {
    if (!isHydrated || doc_slug === undefined) return;
    let isCurrent = true;
    storedDraftText({ doc_slug, blokk_slug: slug }, other, who).then((found) => {
      if (isCurrent) setText(found !== null && !starters.includes(found) ? found : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [isHydrated, doc_slug, slug, other, who]);
  return text;
}
