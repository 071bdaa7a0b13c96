import type { HumanLang } from '@kodestien/contract/language';
import { filledIn } from '@kodestien/contract/page-paths';
import type { Translate } from '../../i18n/use-t.ts';
import { type PageName, pageAt, pageOf, paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import type { DocState } from '../../store/doc.ts';
import type { PathState } from '../../store/path.ts';

/** One place on the way. The last one is where the visitor is and needs no address. */
export type Crumb = { label: string; to?: string };

/** What the titles are found in: the header list, the document in view, and the texts of the product itself. */
export type Titles = { t: Translate; lang: HumanLang } & Pick<DocState, 'doc_arr' | 'doc_current'> &
  Partial<Pick<PathState, 'named'>>;

type Params = Readonly<Record<string, string | undefined>>;

/** The way from home to this address, home first. */
export function crumbsFor(pathname: string, titles: Titles): Crumb[] {
  const page = pageAt(pathname);
  const beyond = page ? crumbsOf(page.name, titles, page.params) : [notFound(titles)];
  return page?.name === 'landing' ? beyond : [named('landing', titles, {}), ...beyond];
}

const notFound = ({ t }: Titles) => ({ label: t('layout.path.not_found') });

/** Pages whose way is not known from their record alone. */
const OWN_WAY: Partial<Record<PageName, (titles: Titles, params: Params) => Crumb[]>> = {
  doc: (titles, { slug }) => documentCrumbs(titles, slug),
  doc_router: (titles, { pk }) => documentCrumbs(titles, pk),
  profil_disp: (titles, params) => [...above('user_profil_list', titles, params), { label: params.pk ?? '' }],
  klasser: (titles, { id }) => [named('klasser', titles, {}), ...namedByPage(titles, 'klasser', { id })],
  innlevering: (titles, params) => [named('klasser', titles, {}), ...namedByPage(titles, 'innlevering', params)],
  larer: (titles, params) => [...documentCrumbs(titles, params.slug), named('larer', titles, params)],
  kursbevis: (titles, params) => [...documentCrumbs(titles, params.slug), named('kursbevis', titles, params)],
};

function crumbsOf(name: PageName, titles: Titles, params: Params): Crumb[] {
  const { existsWith, parent, parts, start, bare } = pageOf(name);
  if (existsWith && !publicConfig[existsWith]) return [notFound(titles)];
  if (bare) return [];
  const ownWay = OWN_WAY[name];
  if (ownWay) return ownWay(titles, params);
  const part = Object.values(params).at(-1);
  const way = [...(parent ? above(parent, titles, params) : []), named(name, titles, parts ? {} : params)];
  if (!parts || part === undefined || part === start) return way;
  const label = Object.hasOwn(parts, part) ? parts[part]?.[titles.lang] : undefined;
  return [...way, label ? { label } : notFound(titles)];
}

/** A page on the way to another, and those above it. What the menu does not show is not shown on the way either. */
function above(name: PageName, titles: Titles, params: Params): Crumb[] {
  const { parent, listedWith } = pageOf(name);
  const isShown = !listedWith || publicConfig[listedWith];
  return [...(parent ? above(parent, titles, params) : []), ...(isShown ? [named(name, titles, params)] : [])];
}

/** What the header list calls a page of the product; its own name until the list has come. */
function named(name: PageName, { doc_arr, lang }: Titles, params: Params): Crumb {
  const page = pageOf(name);
  const label = doc_arr.find((item) => item.slug === name)?.tittel[lang] ?? page.name[lang];
  return { label, to: page.address ?? filledIn(page.pattern, params) };
}

/** Nothing until the page has said what it is called. */
function namedByPage({ named: known }: Titles, page: PageName, params: Params): Crumb[] {
  const at = filledIn(pageOf(page).pattern, params);
  return known?.at === at ? [{ label: known.label, to: at }] : [];
}

type Titled = { tittel: Titles['doc_arr'][number]['tittel']; page: string };

/** The courses, the course, the lesson. The header list knows most documents; the one in view knows its own course. */
function documentCrumbs({ lang, doc_arr, doc_current }: Titles, slug: string | undefined): Crumb[] {
  const courses = { label: pageOf('doc').name[lang], to: paths.doc() };
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
