import { paths } from '../../paths.ts';
import type { Crumb, Titles } from './crumbs.ts';

type Titled = { tittel: Titles['doc_arr'][number]['tittel']; page: string };

/** The courses, the course, the lesson. The header list knows most documents; the one in view knows its own course. */
export function documentCrumbs({ t, lang, doc_arr, doc_current }: Titles, slug: string | undefined): Crumb[] {
  const courses = { label: t('layout.path.courses'), to: paths.doc() };
  const crumb = ({ tittel, page }: Titled): Crumb => ({ label: tittel[lang], to: page });
  if (slug === undefined) return [courses];

  for (const item of doc_arr) {
    if (item.slug === slug) return [courses, crumb(item)];
    const child = [...item.children, ...item.ch_arr].find((one) => one.slug === slug);
    if (child) return [courses, crumb(item), crumb(child)];
  }
  if (doc_current?.slug === slug) {
    const { course } = doc_current;
    return [courses, ...(course && course.slug !== slug ? [crumb(course)] : []), crumb(doc_current)];
  }
  // It has not arrived, or there is no such document: its name in the address is what we know.
  return [courses, { label: slug }];
}
