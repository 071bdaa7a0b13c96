import type { HeaderChild } from '@kodestien/contract/document/reader';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import type { TrailStop } from '../../ui/trail-line.tsx';
import { lessonMark } from '../progress/progress.ts';
import { useProgress } from '../progress/progress-store.ts';

/** The lessons of a course as stops of a trail: each leads to its page and says how far the reader has come with it. */
export function useTrailStops(lessons: readonly HeaderChild[]): TrailStop[] {
  const t = useT();
  const lang = useHumanLang();
  const progress = useProgress();
  return lessons.map((lesson) => {
    const { slug, tittel, page } = lesson;
    const mark = lessonMark(progress, lesson);
    return { id: slug, title: tittel[lang], mark, stateLabel: t(`layout.lesson.${mark.state}`), to: page };
  });
}
