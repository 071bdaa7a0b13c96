import type { HeaderChild } from '@kodestien/contract/document/reader';
import { useHumanLang } from '../i18n/use-human-lang.ts';
import { useT } from '../i18n/use-t.ts';
import type { TrailStop } from '../ui/trail-line.tsx';
import { lessonState } from './reading-progress.ts';
import { useReadingProgress } from './use-reading-progress.ts';

/** The lessons of a course as stops of a trail: each leads to its page and says how far the reader has come with it. */
export function useTrailStops(lessons: readonly HeaderChild[]): TrailStop[] {
  const t = useT();
  const lang = useHumanLang();
  const progress = useReadingProgress();
  return lessons.map(({ slug, tittel, page }) => {
    const state = lessonState(progress, slug);
    return { id: slug, title: tittel[lang], state, stateLabel: t(`layout.lesson.${state}`), to: page };
  });
}
