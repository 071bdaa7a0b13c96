import type { Course, ReaderDocument } from '@kodestien/contract/document/reader';
import type { HumanLang } from '@kodestien/contract/language';

/** The lesson and its course. While the lesson is on its way, its course may know what it is called. */
export function pageTitle(
  slug: string,
  document: ReaderDocument | null,
  known: Course | null,
  lang: HumanLang,
): string | undefined {
  const course = document?.course ?? known;
  const tittel = document?.tittel ?? known?.lessons.find((lesson) => lesson.slug === slug)?.tittel;
  if (!tittel) return undefined;
  return course && course.slug !== slug ? `${tittel[lang]} – ${course.tittel[lang]}` : tittel[lang];
}
